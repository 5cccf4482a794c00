/**
 * Takes a Markdown text and the same text as the editor gives it back, and returns the second with the
 * spacing of the first wherever only that differs: columns of tables, and blank lines between items.
 */
export function rewriteMarkdown(before: string, after: string): string {
  const asWritten = new Map(before.split('\n').map((line) => [withoutSpacing(line), line]));
  const lines = after.split('\n').map((line) => asWritten.get(withoutSpacing(line)) ?? line);
  return lines.join('\n').replace(/^(.+)\n(?=(.+)$)/gm, (together, line, next) => {
    const wasApart = before.includes(`${line}\n\n${next}`) && !before.includes(`${line}\n${next}`);
    return wasApart ? `${line}\n\n` : together;
  });
}

/** Tells two lines for the same whose cells are only padded differently. */
function withoutSpacing(line: string): string {
  return line.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
}
