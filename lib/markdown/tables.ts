import type { Token } from 'markdown-it';

/** Takes a text's tokens and gives each table a name to be announced by. */
export function nameTables(tokens: Token[]): void {
  tokens
    .filter(({ type }) => type === 'table_open')
    .forEach((table, index) => {
      table.content = `Table ${index + 1}`;
    });
}
