import '../tools/load-env';
import { buildCopy } from '../tools/build-site';

buildCopy('.');
