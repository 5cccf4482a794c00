type Attributes = Record<string, string | number | undefined>;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Makes any text safe between tags and inside double-quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Writes one element; numbers are rounded to a tenth, attributes without a value are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${writeValue(value)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

function writeValue(value: string | number | undefined): string {
  return typeof value === 'number' ? String(Math.round(value * 10) / 10) : escapeXml(value ?? '');
}
