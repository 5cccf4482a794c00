import { compressFiles } from './export/copies';

// For servers that send precompressed files; deploy/upload runs it. Other hosts compress by themselves.
const folder = process.argv[2] ?? 'out';
console.log(`Compressed ${await compressFiles(folder)} files in ${folder}.`);
