/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { drawIconSheet } from '@/scripts/illustrations/icon-sheet';

it('finds the sheet of icons up to date', () => {
  expect(readFileSync('public/icons.svg', 'utf8')).toBe(drawIconSheet());
});
