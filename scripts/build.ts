import { buildCopy } from '../tools/build-site';

try {
  buildCopy('.');
} catch {
  process.exit(1);
}
