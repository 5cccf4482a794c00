import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatText } from './format-content/format-text';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yml|md)$/.test(name) && name !== 'README.md')
  .map((name) => `content/${name}`);

let changed = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const formatted = await formatText(file, text).catch((reason: Error) => {
    console.error(`${file} was left as it is: ${reason.message.split('\n')[0]}`);
    process.exitCode = 1;
    return text;
  });
  if (formatted === text) continue;
  writeFileSync(file, formatted);
  console.log(`${file} is in shape now.`);
  changed += 1;
}
console.log(`${files.length} files looked at, ${changed} changed.`);
