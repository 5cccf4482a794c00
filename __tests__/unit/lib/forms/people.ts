import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lists = readFileSync(join(__dirname, '../../../fixtures/people.txt'), 'utf8').split('\n\n');

/** What people may give, by the field's name. */
export const people = Object.fromEntries(
  lists.slice(1).map((list) => {
    const [, name = '', given = ''] = /^(\w+): (.+)/s.exec(list) ?? [];
    return [name, given.split(/[;\n]/).filter(Boolean)];
  }),
);
