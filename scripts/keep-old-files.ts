import '../tools/load-env';
import { keepOldFiles } from './export/keep-old-files';

// For hosts that replace everything. Problems must not stop a deployment.
const site = process.argv[2] || process.env['NEXT_PUBLIC_SITE_URL'] || '';
const { kept, problems } = await keepOldFiles(site, 'out');
const [problem, ...others] = problems;
if (problem) {
  console.warn(`Warning: ${problem}${others.length > 0 ? ` And ${others.length} more.` : ''}`);
  console.warn(
    'Pages that visitors have open may lose what they load later. Nothing else is wrong.',
  );
}
console.log(`Kept ${kept} files of earlier builds in out/.`);
