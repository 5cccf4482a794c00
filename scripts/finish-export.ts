import '../tools/load-env';
import { renameSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { loadArticles } from '../lib/content/articles';
import { originalLanguage } from '../lib/language';
import { readCounter, readEmailConfig } from '../lib/settings';
import { exportFolder } from '../tools/build-steps';
import { filesIn } from '../tools/files';
import { readEditorConfig } from './admin/editor-config';
import { writeAdmin } from './admin/write-admin';
import { removeDraftPictures, writePictures } from './export/article-pictures';
import { bundleScripts } from './export/bundle';
import { writeFolderPages } from './export/copies';
import { injectedStyles, moveOriginal, removeFrameworkFiles } from './export/framework';
import { removeUnused } from './export/kept';
import { finishPages } from './export/pages';
import { writeRedirectPages } from './export/redirect-pages';
import { writeStatePictures } from './export/state-pictures';

// Last step of the build: finishes the export and moves it to out/.
const started = performance.now();
const out = exportFolder;
const ownFiles = filesIn('public').map((file) => relative('public', file));
removeFrameworkFiles(out, ownFiles);
moveOriginal(out);
const published = loadArticles(originalLanguage).map(({ facts }) => facts.id);
removeDraftPictures(out, published);
const pages = await finishPages(
  out,
  await bundleScripts(out),
  { ...readEmailConfig(), injectedStyles: await injectedStyles() },
  readCounter(),
);
const pictures = (await writePictures(out)) + (await writeStatePictures(out));
removeUnused();
// `npm start` and `npm run dev` serve an editing page even without a repository.
const editor = readEditorConfig();
if (editor) await writeAdmin(out, editor);
const redirects = writeRedirectPages(out);
writeFolderPages(out);
// The folder never mixes two builds.
rmSync('out', { recursive: true, force: true });
renameSync(out, 'out');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Finished ${pages} pages, ${redirects} redirects and ${pictures} share pictures in ${seconds} s.`,
);
