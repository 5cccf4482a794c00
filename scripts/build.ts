import { buildCopy } from '../tools/build-site';

try {
  buildCopy('.');
} catch {
  // The failed step has printed its error.
  process.exit(1);
}
