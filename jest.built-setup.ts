import { buildForTests } from './tools/build-site';

export default function setUp() {
  buildForTests();
}
