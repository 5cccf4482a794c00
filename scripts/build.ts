import { buildCopy } from '../tools/build-site';

try {
  buildCopy('.');
} catch {
  // The step that failed has said why.
  process.exit(1);
}
