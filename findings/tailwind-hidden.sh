#!/usr/bin/env bash
# tailwindcss 4.3.5: an element with the attribute hidden and a class that shows it.
# Guess: as in version 3, a utility such as md:flex is later and wins.
# Seen: the base layer says display: none !important, and important rules of an earlier layer beat all later ones. No
# utility shows the element, not even an important one (md:flex!); the attribute must go.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund tailwindcss@4.3.5 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';

const loadStylesheet = async (path, base) => ({ path, base, content: readFileSync('node_modules/tailwindcss/index.css', 'utf8') });
const css = (await compile('@import "tailwindcss";', { loadStylesheet })).build(['md:flex', 'md:flex!']);
const layers = /@layer theme, base, components, utilities;/.exec(css)?.[0];
const [hidden] = /\[hidden\][^}]+}/.exec(css) ?? [];
console.log(layers, hidden, css.match(/\.md\\:flex[^}]+}/g));
assert(layers);
assert.match(hidden, /display: none !important/);
assert(css.indexOf(hidden) > css.indexOf('@layer base {') && css.indexOf(hidden) < css.indexOf('@layer utilities {'));
JS
