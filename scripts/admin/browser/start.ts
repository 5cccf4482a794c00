import CMS, { type CmsConfig, type CollectionFile, type EntryCollection } from '@sveltia/cms';
import { keptFormat } from './kept-format';
import { figure, picture } from './text-parts';

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
