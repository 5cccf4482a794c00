import { writeSharePictures } from './finish-export/share-pictures';

// The last step of the build: what the export itself cannot make.
const started = performance.now();
const count = await writeSharePictures('out');
console.log(`${count} share pictures in ${Math.round(performance.now() - started)} ms.`);
