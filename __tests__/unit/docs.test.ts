import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unknownLengths } from '@/lib/content/law-lengths';
import { operatorSchema } from '@/lib/content/operator-schema';
import { parseYaml } from '@/lib/content/parse-yaml';
import { type Rule, referralLaw } from '@/lib/referral';
import { itInSpanish } from './spanish';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const guides =
  'README SECURITY CONTRIBUTING content/README deploy/README docs/commands docs/operating docs/office';

// The example routes messages by the Spanish edition.
itInSpanish('the example of an operator’s facts in the guide is valid', () => {
  const file = 'docs/operating.md';
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(read(file)) ?? [];
  expect(parseYaml({ file, text }, operatorSchema).states?.served).toEqual(['Ohio']);
});

const facts = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
function rowOf({ where, residents, if: condition, lacks, text, ...rule }: Rule): string {
  const places = `${where?.join(', ') ?? 'Every state'}${residents ? ', and people who live there' : ''}`;
  const refused = rule.judged ? 'refused, unless the owner answers for it' : 'refused';
  const outcome = text ? `allowed with the text \`${text}\`` : refused;
  const law = rule.url ? `[${rule.law}](${rule.url})` : rule.law;
  return `| ${places} | ${condition ?? `lacks ${facts(lacks)}`} | ${outcome} | ${law} | ${rule.read ?? 'not yet'} |`;
}

it('the rules that the guide lists are those that refuse a build', () => {
  const table = [
    '| Where | If the operator … | Then | Law | Read on |',
    '| --- | --- | --- | --- | --- |',
    ...referralLaw.map(rowOf),
  ];
  expect(read('docs/rules.md')).toContain(`${table.join('\n')}\n`);
});

it.each(guides.split(' '))('what %s tells to run, to set or to read is there', (guide) => {
  const text = read(`${guide}.md`);
  for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g))
    expect(scripts).toHaveProperty([name]);
  for (const [name] of text.matchAll(/NEXT_PUBLIC_[A-Z_]+[A-Z]/g))
    expect(read('.env.example')).toContain(name);
  for (const [, file = ''] of text.matchAll(/\]\(([\w./-]+\.\w+)\)/g))
    read(join(dirname(guide), file));
  for (const [, name, file = ''] of text.matchAll(/`(\w+)` in \[[^\]]+\]\(([\w./-]+)\)/g))
    expect(read(join(dirname(guide), file))).toContain(name);
  expect(unknownLengths(text)).toEqual([]);
});
