#!/usr/bin/env bash
# ical.js 2.2.1: the hours of an alarm before an all-day event.
# Guess: 13 days and 15 hours before December 12 is November 28, 9 in the morning.
# Seen: adding that duration to a day keeps it a day and drops the hours: November 29, a day late. To get the hour, turn
# the start into a time first (isDate = false).
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund ical.js@2.2.1 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';

const before = (isDate) => {
  const start = ICAL.Time.fromDateString('2026-12-12');
  start.isDate = isDate;
  start.addDuration(ICAL.Duration.fromString('-P13DT15H'));
  return start.toString();
};
const seen = [before(true), before(false)];
console.log(seen);
assert.deepEqual(seen, ['2026-11-29', '2026-11-28T09:00:00']);
JS
