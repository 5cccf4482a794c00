import '../tools/load-env';
import { loadArticles } from '../lib/content/articles';
import { readCounter } from '../lib/counter';
import { readEditorConfig } from '../lib/editor-config';
import { readEmailConfig } from '../lib/email-config';
import { writeAdmin } from './admin/write-admin';
import { removeDraftPictures, writeSharePictures } from './export/article-pictures';
import { checkBudgets } from './export/budgets';
import { compressFiles, writeFolderPages } from './export/copies';
import { finishPages, removePayloads } from './export/pages';
import { injectedStyles } from './export/policy';
import { writeServerFiles } from './export/server-files';

// The last step of the build: what the export itself cannot do.
const started = performance.now();
removePayloads('out');
removeDraftPictures(
  'out',
  loadArticles().map(({ facts }) => facts.id),
);
const pages = await finishPages(
  'out',
  { mailOrigin: readEmailConfig().origin, injectedStyles: injectedStyles() },
  readCounter(),
);
const pictures = await writeSharePictures('out');
const overweight = checkBudgets('out', 'budgets.yml');
if (overweight.length > 0) throw new Error(overweight.join('\n'));
// Without a repository there is nothing to edit at the site's address; `npm start` and `npm run dev` have a page
// for local files beside the site.
const editor = readEditorConfig();
if (editor) await writeAdmin('out', editor);
const compressed = await compressFiles('out');
writeFolderPages('out');
writeServerFiles('out');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Finished ${pages} pages, ${pictures} share pictures and ${compressed} compressed files in ${seconds} s.`,
);
