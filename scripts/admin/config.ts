import { basename } from 'node:path';
import type { CmsConfig, EntryCollection, Field, RichTextField } from '@sveltia/cms';
import type { ZodObject, ZodType } from 'zod';
import { dataFiles } from '../../lib/content/data-files';
import { stateSchema } from '../../lib/content/deadline-schemas';
import { type FigureKind, figureKinds } from '../../lib/content/figure-schemas';
import {
  articleSchema,
  pageSchema,
  translatedArticleSchema,
} from '../../lib/content/markdown-schemas';
import { languages, originalLanguage } from '../../lib/language';
import { pageTexts } from '../../lib/pages';
import type { EditorConfig } from './editor-config';
import { allowedLinks, fieldsOf } from './fields';

const buttons: RichTextField['buttons'] = [
  'bold',
  'italic',
  'link',
  'heading-two',
  'heading-three',
  'bulleted-list',
  'numbered-list',
];
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  i18n: true,
  pattern: allowedLinks,
  buttons,
  // The editor's own image component writes addresses that articles don't use.
  editor_components: ['figure', 'picture'],
};

/** The form of a file; of running text, the translated edition's schema tells what is translated. */
function formOf(schema: ZodType, translated?: ZodObject) {
  const fields = fieldsOf(schema);
  if (!translated) return { format: 'yml', fields };
  const isTranslated = ({ name }: Field) => name in translated.shape;
  return {
    format: 'yaml-frontmatter',
    fields: [
      ...fields.map((field) => (isTranslated(field) ? { ...field, i18n: true } : field)),
      body,
    ],
    i18n: true,
  };
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
  slug: {
    template: '{{fields.id}}-{{fields.title}}',
    editable: ['create'],
    hint: 'The file’s name: the number, a hyphen and a few words.',
    pattern: [
      '^\\d{2,}-[a-z0-9-]+$',
      'Write the number, a hyphen and a few words, such as 17-dog-bites.',
    ],
  },
  summary: '{{fields.id}}. {{fields.title}}',
  sortable_fields: { fields: ['id', 'title', 'updated'], default: { field: 'id' } },
  ...formOf(articleSchema, translatedArticleSchema),
};

const kindNames: Record<FigureKind, string> = {
  bars: 'bars',
  stacked: 'stacked bars',
  timeline: 'timelines',
  flow: 'steps',
  checklist: 'checklists',
  comparison: 'tables',
  states: 'tables of all states',
};
const figures = Object.entries(figureKinds).map(
  ([kind, schema]): EntryCollection => ({
    name: kind,
    label: `Figures: ${kindNames[kind as FigureKind]}`,
    label_singular: 'Figure',
    folder: 'content/figures',
    filter: { field: 'kind', value: kind },
    nested: { depth: 2, subfolders: false },
    meta: { path: {} },
    slug: {
      template: '{{fields.title.en}}',
      editable: ['create'],
      hint: 'The file’s name, used in the article as {figure: name}.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Write only lowercase letters, digits and hyphens.'],
    },
    summary: '{{fields.title.en}}',
    extension: 'yml',
    ...formOf(schema),
  }),
);

const deadlines: EntryCollection = {
  name: 'deadlines',
  label: 'Deadlines of each state',
  label_singular: 'State',
  folder: 'content/states',
  create: false,
  delete: false,
  duplicate: false,
  slug: '{{slug}}',
  summary: '{{slug}}',
  extension: 'yml',
  ...formOf(stateSchema),
};

// E-mail templates are left out: they are pasted into EmailJS.
const data = Object.entries(dataFiles).map(([file, { label, schema }]) => ({
  name: basename(file, '.yml'),
  label,
  file: `content/${file}`,
  ...formOf(schema),
}));
const pages = pageTexts.map(({ file, label }) => ({
  name: basename(file),
  label,
  file: `content/${file}.{{locale}}.md`,
  ...formOf(pageSchema, pageSchema),
}));

// Labels, site and redirects are last, because editors rarely need them.
const lastFiles = 3;

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
    collections: [articles, ...figures, deadlines],
    i18n: {
      structure: 'multiple_files',
      locales: languages,
      initial_locales: [originalLanguage],
    },
    singletons: [...data.slice(0, -lastFiles), ...pages, ...data.slice(-lastFiles)],
  };
}

export function backendOf(config?: EditorConfig): CmsConfig['backend'] {
  // The editor requires a repository even for local files. It queries no status page of Gitea.
  if (!config) return { name: 'gitea', repo: 'local/claimlantern', app_id: 'none' };
  const { service: name, repository: repo, branch, signIn } = config;
  if (!signIn) return { name, repo, branch, auth_methods: ['token'] };
  if (name === 'github') return { name, repo, branch, base_url: signIn };
  return { name, repo, branch, auth_type: 'pkce', app_id: signIn };
}
