import '../tools/load-env';
import { checkSettings } from '../lib/settings';
import { runCommand } from '../tools/command-script';

checkSettings();
if (!runCommand('playwright', ['test', '--config=e2e/canary'])) process.exitCode = 1;
