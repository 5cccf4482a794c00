import { type HeaderRules, origin, pageExpression } from './header-rules';

/** Takes the header rules and returns them as nginx includes them into a server block. */
export function nginxHeaders({ everywhere, pages, caching }: HeaderRules): string {
  const variables: string[] = [];
  const set = (name: string, value: string) => `set ${variable(name)} ${quote(value)};`;
  const setWhere = (expression: string, name: string, value: string) =>
    `if ($uri ~ ${quote(expression)}) { ${set(name, value)} }`;
  // An add_header in a location takes away all others, so what differs by address is a variable.
  const all = { ...everywhere, 'Cache-Control': caching.elsewhere };
  const varying = new Set(['Cache-Control', ...Object.values(pages).flatMap(Object.keys)]);
  for (const name of varying) variables.push(set(name, all[name as keyof typeof all] ?? ''));
  for (const [folder, value] of Object.entries(caching.folders)) {
    variables.push(setWhere(`^${folder}`, 'Cache-Control', value));
  }
  for (const [page, headers] of Object.entries(pages)) {
    for (const [name, value] of Object.entries(headers)) {
      variables.push(setWhere(pageExpression(page), name, value));
    }
  }
  const lines = Object.entries(all).map(
    ([name, value]) =>
      `add_header ${name} ${varying.has(name) ? variable(name) : quote(value)} always;`,
  );
  return `${[origin, ...variables, ...lines].join('\n')}\n`;
}

function variable(header: string): string {
  return `$header_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
