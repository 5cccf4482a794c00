const { join } = require('node:path');

// A loader of the development server. It learns which files a style sheet imports only when that succeeds, so
// a mistake in one of them would stay after it is corrected. This makes the style sheet depend on them, and
// differ after each change.
module.exports = function watchStyles(source) {
  for (const folder of ['app/styles', 'app/fonts']) {
    this.addContextDependency(join(process.cwd(), folder));
  }
  this.addDependency(join(process.cwd(), 'tailwind.config.ts'));
  return `${source}\n/* ${Date.now()} */\n`;
};
