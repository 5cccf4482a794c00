import CMS, { type CmsConfig, type CollectionFile, type EntryCollection } from '@sveltia/cms';
import { keptFormat } from './kept-format';
import { figure, picture } from './text-parts';

// Where no repository is set up, the page can only edit files on the computer it runs on.
const notice = document.getElementById('local-only');
const isLocal = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);

if (notice && !isLocal) notice.hidden = false;
else await start();

async function start() {
  const response = await fetch('/admin/config.json');
  const config: CmsConfig = await response.json();
  const { collections = [], singletons = [] } = config;
  for (const form of [...collections, ...singletons] as (EntryCollection | CollectionFile)[]) {
    const format = String(form.format);
    const extension = format.endsWith('-frontmatter') ? 'md' : 'yml';
    CMS.registerCustomFormat(format, extension, keptFormat(form.fields));
  }
  CMS.registerEditorComponent(figure);
  CMS.registerEditorComponent(picture);
  await CMS.init({ config });
}
