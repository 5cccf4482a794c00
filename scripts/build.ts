import { buildCopy } from '../tools/build-site';

buildCopy('.');
