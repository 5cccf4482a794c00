#!/usr/bin/env bash
# date-fns 4.4.0: twelve months between two days, and no year.
# Guess: differenceInYears is a twelfth of differenceInMonths, and libraries agree.
# Seen: from February 29, 2024 to February 28, 2025 date-fns counts 12 months and 0 years. luxon counts 1 year.
# Temporal counts 11 months and 30 days. For January 31 to February 28, date-fns and luxon say 1 month, Temporal 28 days.
# So "is the month over?" asked by subtraction depends on the library. Adding to the first day does not.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund date-fns@4.4.0 luxon@3.7.2 temporal-polyfill@1.0.8 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { differenceInMonths, differenceInYears, parseISO } from 'date-fns';
import { DateTime } from 'luxon';
import { Temporal } from 'temporal-polyfill';

const between = (from, to) => ({
  months: differenceInMonths(parseISO(to), parseISO(from)),
  years: differenceInYears(parseISO(to), parseISO(from)),
  luxon: DateTime.fromISO(to).diff(DateTime.fromISO(from), ['years', 'months']).toObject(),
  temporal: String(Temporal.PlainDate.from(from).until(to, { largestUnit: 'years' })),
});
const seen = [between('2024-02-29', '2025-02-28'), between('2026-01-31', '2026-02-28')];
console.log(seen);
assert.deepEqual(seen, [
  { months: 12, years: 0, luxon: { years: 1, months: 0 }, temporal: 'P11M30D' },
  { months: 1, years: 0, luxon: { years: 0, months: 1 }, temporal: 'P28D' },
]);
JS
