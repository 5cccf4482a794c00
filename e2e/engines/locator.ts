/** An element by role (several if it may change), accessible name and container. */
export type Locator = { role: string | string[]; name?: string; within?: Locator };

export function describeLocator({ role, name, within }: Locator): string {
  const own = [[role].flat().join(' or '), name && `"${name}"`].filter(Boolean).join(' ');
  return within ? `${own} in ${describeLocator(within)}` : own;
}
