const { join } = require('node:path');

// Development loader: watches imported style sheets, because Next forgets them if an import fails.
module.exports = function watchStyles(source) {
  for (const folder of ['app/styles', 'app/fonts']) {
    this.addContextDependency(join(process.cwd(), folder));
  }
  this.addDependency(join(process.cwd(), 'tailwind.config.ts'));
  return `${source}\n/* ${Date.now()} */\n`;
};
