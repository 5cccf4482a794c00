import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { operatorSchema } from '@/lib/content/operator-schema';
import { parseYaml } from '@/lib/content/parse-yaml';
import { itInSpanish } from './spanish';

// The example routes messages by the Spanish edition.
itInSpanish('the example of an operator’s facts in the guide is valid', () => {
  const file = 'docs/operating.md';
  const guide = readFileSync(join(__dirname, '../..', file), 'utf8');
  const [, text = ''] = /```yaml\n(operator:[\s\S]*?)```/.exec(guide) ?? [];
  const facts = parseYaml({ file, text }, z.strictObject({ operator: operatorSchema }));
  expect(facts.operator.states).toHaveLength(2);
});
