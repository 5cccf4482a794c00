import CMS, { type CmsConfig, type CollectionFile, type EntryCollection } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { schemaOf } from '../../content/content-paths';
import { beforeSave } from './editions';
import { entryOf, keptFormat } from './kept-format';
import { SpanishWords } from './spanish';
import { figure, picture } from './text-parts';

const response = await fetch('/admin/config.json');
const config: CmsConfig = await response.json();
const { collections = [], singletons = [] } = config;
for (const { format } of [...collections, ...singletons] as (EntryCollection | CollectionFile)[]) {
  const file = String(format).replace('-frontmatter', '');
  const extension = file.split('.').pop() ?? '';
  CMS.registerCustomFormat(String(format), extension, keptFormat(schemaOf(file) as ZodType));
}
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const { path, data, i18n } = entryOf(entry);
    const schema = schemaOf(path.replace(/^content\/(en\/)?/, '')) as ZodType;
    const { english, spanish } = beforeSave(data, i18n['es']?.data, schema);
    return entry.set('data', english).set('i18n', spanish ? { es: { data: spanish } } : {});
  },
});
CMS.registerFieldType('spanish', SpanishWords);
CMS.registerEditorComponent(figure);
CMS.registerEditorComponent(picture);
await CMS.init({ config });
