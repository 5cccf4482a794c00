import { basename, extname } from 'node:path';
import type { CmsConfig, EntryCollection, Field, RichTextField } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { dataFiles } from '../../lib/content/data-files';
import { stateSchema } from '../../lib/content/deadline-schemas';
import { type FigureKind, figureKinds } from '../../lib/content/figure-schemas';
import { articleSchema, pageSchema } from '../../lib/content/markdown-schemas';
import { languages, originalLanguage } from '../../lib/language';
import { pageTexts } from '../../lib/pages';
import { pathOf, translation } from '../content/content-paths';
import { spanishWords, textAsRead } from './browser/kept-format';
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

function formOf(file: string, schema: ZodType) {
  const isMarkdown = file.endsWith('.md');
  const fields = [...fieldsOf(schema), ...(isMarkdown ? [body] : []), textAsRead];
  // The editor shows a body only for formats that end in -frontmatter. start.ts removes the ending.
  const format = `${file}${isMarkdown ? '-frontmatter' : ''}`;
  if (pathOf(file) === file || !translation) return { format, fields };
  const spanish = { name: spanishWords, label: 'Spanish', widget: 'spanish', file };
  return {
    format,
    fields: [{ ...spanish, i18n: true, required: false } as Field, ...fields],
    i18n: true,
  };
}

const articles: EntryCollection = {
  name: 'articles',
  label: 'Articles',
  label_singular: 'Article',
  folder: 'content/{{locale}}/articles',
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
  ...formOf('articles/01-one.md', articleSchema),
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
    folder: 'content/{{locale}}/figures',
    filter: { field: 'kind', value: kind },
    nested: { depth: 2, subfolders: false },
    meta: { path: {} },
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'The file’s name, used in the article as {figure: name}.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Write only lowercase letters, digits and hyphens.'],
    },
    summary: '{{title}}',
    sortable_fields: { fields: ['title'], default: { field: 'title' } },
    ...formOf('figures/01/one.yml', schema),
  }),
);

const deadlines: EntryCollection = {
  name: 'deadlines',
  label: 'Deadlines of each state',
  label_singular: 'State',
  folder: 'content/{{locale}}/deadlines',
  create: false,
  delete: false,
  duplicate: false,
  slug: '{{slug}}',
  summary: '{{slug}}',
  ...formOf('deadlines/texas.yml', stateSchema),
};

const data = Object.entries(dataFiles).map(([file, about]) => ({ ...about, file }));
const pages = pageTexts.map((page) => ({ ...page, schema: pageSchema as ZodType }));

// Labels, site and redirects are last, because editors rarely need them.
const lastFiles = 3;

/** Files that are edited singly. E-mail templates are left out: they are pasted into EmailJS. */
export const contentFiles = [...data.slice(0, -lastFiles), ...pages, ...data.slice(-lastFiles)];

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
      structure: 'multiple_folders',
      locales: languages,
      initial_locales: [originalLanguage],
    },
    singletons: contentFiles.map(({ file, label, schema }) => ({
      name: basename(file, extname(file)),
      label,
      file: `content/${pathOf(file).replace(/^en/, '{{locale}}')}`,
      ...formOf(file, schema),
    })),
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
