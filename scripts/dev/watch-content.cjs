const { join } = require('node:path');

// Development loader: reloads pages when content changes, because Next can't see which files they read.
module.exports = function watchContent(source) {
  for (const folder of ['content', 'public/images/blogs']) {
    this.addContextDependency(join(process.cwd(), folder));
  }
  return `${source}\nexport const readAt = ${Date.now()};\n`;
};
