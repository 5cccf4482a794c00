#!/usr/bin/env bash
# DuckDB 1.5.6 (@duckdb/node-api): a day plus months, and durations by ISO 8601.
# Guess: DATE plus INTERVAL is a DATE if the interval has whole months, and 'P6M' can be cast to INTERVAL, as in
# PostgreSQL.
# Seen: the sum is a TIMESTAMP. 'P6M' is no INTERVAL, while '6 months' is one. A table of ISO durations must be taken
# apart first.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund @duckdb/node-api@1.5.6-r.1 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { DuckDBInstance } from '@duckdb/node-api';

const connection = await (await DuckDBInstance.create()).connect();
const result = await connection.runAndReadAll(`select typeof(date '2026-08-31' + interval 6 month) as type,
  cast(date '2026-08-31' + interval 6 month as date)::varchar as day,
  try_cast('P6M' as interval)::varchar as iso, try_cast('6 months' as interval)::varchar as words`);
const [seen] = result.getRowObjectsJson();
console.log(seen);
assert.deepEqual(seen, { type: 'TIMESTAMP', day: '2027-02-28', iso: null, words: '6 months' });
JS
