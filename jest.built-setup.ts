import { buildForTests } from './tools/build-site';

export default function setUp() {
  if (!process.env.BUILT_SITE) buildForTests();
}
