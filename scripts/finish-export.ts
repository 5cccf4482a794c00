import './load-env';
import { loadArticles } from '../lib/content/articles';
import { readEditorConfig } from '../lib/editor-config';
import { readEmailConfig } from '../lib/email-config';
import { adminPolicy } from './admin/policy';
import { writeAdmin } from './admin/write-admin';
import { checkBudgets } from './finish-export/check-budgets';
import { compressFiles } from './finish-export/compress';
import { removeDraftPictures } from './finish-export/draft-pictures';
import { writeFolderPages } from './finish-export/folder-pages';
import { injectedStyles } from './finish-export/injected-styles';
import { finishPages, removePayloads } from './finish-export/pages';
import { lastingPolicy, printPolicy, unitePolicies } from './finish-export/policy';
import { writeServerFiles } from './finish-export/server-files';
import { writeSharePictures } from './finish-export/share-pictures';

// The last step of the build: what the export itself cannot do.
const started = performance.now();
removePayloads('out');
removeDraftPictures(
  'out',
  loadArticles().map(({ facts }) => facts.id),
);
const { pages, policy } = await finishPages('out', {
  mailOrigin: readEmailConfig().origin,
  injectedStyles: injectedStyles(),
});
const pictures = await writeSharePictures('out');
const overweight = checkBudgets('out', 'budgets.yml');
if (overweight.length > 0) throw new Error(overweight.join('\n'));
const editor = readEditorConfig();
await writeAdmin('out', editor);
const compressed = await compressFiles('out');
writeFolderPages('out');
const sitePolicy = unitePolicies([policy, adminPolicy(editor)]);
writeServerFiles('out', printPolicy(lastingPolicy(sitePolicy)));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Finished ${pages} pages, ${pictures} share pictures and ${compressed} compressed files in ${seconds} s.`,
);
