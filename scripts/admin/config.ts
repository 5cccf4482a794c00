import { basename } from 'node:path';
import type { CmsConfig, EntryCollection, Field, RichTextField } from '@sveltia/cms';
import type { ZodObject, ZodType } from 'zod';
import { figureKinds } from '../../lib/content/figure-schemas';
import {
  articleSchema,
  pageSchema,
  translatedArticleSchema,
} from '../../lib/content/markdown-schemas';
import { dataFiles, loadAccidentTypes } from '../../lib/content/site-content';
import { stateSchema } from '../../lib/content/state-schema';
import { languages, originalLanguage } from '../../lib/language';
import { pageTexts } from '../../lib/routes';
import type { EditorConfig } from './editor-config';
import { editorFields } from './editor-fields';

const buttons = 'bold italic link heading-two heading-three bulleted-list numbered-list';
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  i18n: true,
  buttons: buttons.split(' ') as RichTextField['buttons'],
  // The editor's own image component writes addresses that articles don't use.
  editor_components: [],
};

const data = (schema: ZodType) => ({ format: 'yml', fields: editorFields(schema) });

/** Running text has a file a language; the others have only the translated facts. */
function prose(schema: ZodType, { shape }: ZodObject) {
  // Accident types stand in a file of their own.
  const options = loadAccidentTypes(originalLanguage).map(({ name }) => name);
  const facts = editorFields(schema).map((field) => ({
    ...field,
    ...(field.name === 'accidentType' && { widget: 'select', options }),
    i18n: field.name in shape,
  }));
  return { format: 'yaml-frontmatter', i18n: true, fields: [...(facts as Field[]), body] };
}

const articles: EntryCollection = {
  name: 'articles',
  label: 'Articles',
  label_singular: 'Article',
  folder: 'content/articles',
  extension: 'md',
  // Figures and pictures would remain, so articles are removed by hand (content/README.md).
  delete: false,
  duplicate: false,
  slug: { template: '{{fields.id}}-{{fields.title}}', editable: ['create'] },
  summary: '{{fields.id}}. {{fields.title}}',
  sortable_fields: { fields: ['id', 'title', 'updated'], default: { field: 'id' } },
  ...prose(articleSchema, translatedArticleSchema),
};

const figures = Object.entries(figureKinds).map(
  ([kind, schema]): EntryCollection => ({
    name: kind,
    label: `Figures: ${kind}`,
    label_singular: 'Figure',
    folder: 'content/figures',
    extension: 'yml',
    filter: { field: 'kind', value: kind },
    nested: { depth: 2, subfolders: false },
    meta: { path: {} },
    slug: { template: '{{fields.title.en}}', editable: ['create'] },
    summary: '{{fields.title.en}}',
    ...data(schema),
  }),
);

const deadlines: EntryCollection = {
  name: 'deadlines',
  label: 'Deadlines by state',
  folder: 'content/states',
  extension: 'yml',
  create: false,
  delete: false,
  duplicate: false,
  summary: '{{slug}}',
  ...data(stateSchema),
};

// E-mail templates are left out: they are pasted into EmailJS.
const dataForms = Object.entries(dataFiles).map(([name, { label, schema }]) => ({
  name: basename(name, '.yml'),
  label,
  file: `content/${name}`,
  ...data(schema),
}));
const pageForms = pageTexts.map(({ file, label }) => ({
  name: basename(file),
  label,
  file: `content/${file}.{{locale}}.md`,
  ...prose(pageSchema, pageSchema),
}));

export function cmsConfig(backend: CmsConfig['backend']): CmsConfig {
  return {
    backend,
    load_config_file: false,
    app_title: 'Edit the site',
    logo: { src: '/icon.svg' },
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: { stock_assets: { providers: [] } },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'multiple_files', locales: languages, initial_locales: [originalLanguage] },
    collections: [articles, ...figures, deadlines],
    singletons: [...dataForms, ...pageForms],
  };
}

export function cmsBackend(config?: EditorConfig): CmsConfig['backend'] {
  // The editor requires a repository even for local files. It queries no status page of Gitea.
  if (!config) return { name: 'gitea', repo: 'local/claimlantern', app_id: 'none' };
  const { service: name, repository: repo, branch, signIn } = config;
  if (!signIn) return { name, repo, branch, auth_methods: ['token'] };
  if (name === 'github') return { name, repo, branch, base_url: signIn };
  return { name, repo, branch, auth_type: 'pkce', app_id: signIn };
}
