import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../../lib/content/parse-yaml';
import { type Weight, weighPage } from './page-weight';

const amount = z.number().min(0);
const budgetsSchema = z.record(
  z.string(),
  z.strictObject({
    page: z.string(),
    html: amount,
    css: amount,
    js: amount,
    fonts: amount,
    pictures: amount,
    requests: amount,
  }),
);

/** Takes the exported folder and the file of budgets and returns a line for each that a page exceeds. */
export function checkBudgets(folder: string, file: string): string[] {
  const budgets = parseYaml({ file, text: readFileSync(file, 'utf8') }, budgetsSchema);
  return Object.entries(budgets).flatMap(([kind, { page, ...budget }]) =>
    exceeded(kind, weighPage(folder, page), budget),
  );
}

/** Takes a page's weight and its budget (kB, and a number of requests) and returns what is over it. */
export function exceeded(kind: string, weight: Weight, budget: Weight): string[] {
  return (Object.keys(budget) as (keyof Weight)[]).flatMap((part) => {
    const used = part === 'requests' ? weight.requests : Math.round(weight[part] / 100) / 10;
    if (used <= budget[part]) return [];
    const unit = part === 'requests' ? '' : ' kB';
    return [`${kind}: ${part} is ${used}${unit}, the budget is ${budget[part]}${unit}.`];
  });
}
