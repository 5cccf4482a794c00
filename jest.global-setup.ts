import { makeTestSite } from './tools/test-site';

export default function setUp() {
  makeTestSite(__dirname);
}
