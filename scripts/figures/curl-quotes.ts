/** Turns typewriter quotes and apostrophes into the curved ones of good print. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([“])'(?!\d)/g, '$1‘')
    .replace(/'/g, '’');
}
