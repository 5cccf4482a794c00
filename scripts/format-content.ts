import { writeFileSync } from 'node:fs';
import { counted } from '../lib/content/mistakes';
import { formatFile } from './content/format';
import { readContent } from './content/read-content';

const changed = readContent().files.filter((file) => formatFile(file) !== file.text);
for (const file of changed) writeFileSync(`content/${file.name}`, formatFile(file));
console.log(`Formatted ${counted(changed.length, 'file')}.`);
