import { readFileSync, writeFileSync } from 'node:fs';
import { changedSince, compareWithPeers } from '../tools/peers';

// Writes how the data compare with public tables, and prints which of our times changed since.
const page = compareWithPeers(readFileSync('docs/peers.yml', 'utf8'));
writeFileSync('docs/peers.md', page);
console.log([page, ...changedSince(page)].join('\n'));
