const { join } = require('node:path');

// A loader of the development server. Content is read from files, which the server does not know to
// belong to a page; this makes the module that reads them depend on them and differ after each change.
module.exports = function watchContent(source) {
  for (const folder of ['content', 'public/images/blogs']) {
    this.addContextDependency(join(process.cwd(), folder));
  }
  return `${source}\nexport const readAt = ${Date.now()};\n`;
};
