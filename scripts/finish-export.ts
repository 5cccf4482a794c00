import { checkBudgets } from './finish-export/check-budgets';
import { compressFiles } from './finish-export/compress';
import { writeFolderPages } from './finish-export/folder-pages';
import { finishPages, removePayloads } from './finish-export/pages';
import { writeServerFiles } from './finish-export/server-files';
import { writeSharePictures } from './finish-export/share-pictures';

// Until the build computes it from the pages.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; manifest-src 'self'; frame-ancestors 'none'";

// The last step of the build: what the export itself cannot do.
const started = performance.now();
removePayloads('out');
const pages = finishPages('out');
const pictures = await writeSharePictures('out');
const overweight = checkBudgets('out', 'budgets.yml');
if (overweight.length > 0) throw new Error(overweight.join('\n'));
const compressed = await compressFiles('out');
writeFolderPages('out');
writeServerFiles('out', policy);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Finished ${pages} pages, ${pictures} share pictures and ${compressed} compressed files in ${seconds} s.`,
);
