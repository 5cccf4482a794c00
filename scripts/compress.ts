import { compressFiles } from './export/copies';

// For servers that send precompressed files.
const folder = process.argv[2] ?? 'out';
console.log(`Compressed ${await compressFiles(folder)} files in ${folder}.`);
