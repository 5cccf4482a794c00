import { keepOldFiles } from './export/keep-old-files';

// For hosts that put each deployment in the place of the one before.
const site = process.argv[2];
if (!site) throw new Error('Name the site’s address: npm run keep-old -- https://www.example.com');
const kept = await keepOldFiles(site, 'out');
console.log(`Kept ${kept} files of earlier builds in out/.`);
