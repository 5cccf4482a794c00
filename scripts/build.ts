import { buildSite } from '../tools/build-site';

try {
  buildSite();
} catch {
  process.exit(1);
}
