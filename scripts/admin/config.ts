import { basename, extname } from 'node:path';
import type { CmsConfig, EntryCollection, Field, RichTextField } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { type FigureKind, figureKinds } from '../../lib/content/figure-schemas';
import { articleSchema, pageSchema } from '../../lib/content/markdown-schemas';
import type { EditorConfig } from '../../lib/editor-config';
import { pageTexts } from '../../lib/pages';
import { dataFiles, placeOf } from '../content/files';
import { textAsRead } from './browser/kept-format';
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
  pattern: allowedLinks,
  buttons,
  // The editor's own component for pictures writes addresses that the articles do not use.
  editor_components: ['figure', 'picture'],
};

const kindNames: Record<FigureKind, string> = {
  bars: 'bars',
  stacked: 'shares',
  timeline: 'time',
  flow: 'steps',
  checklist: 'lists',
  comparison: 'tables',
};
const figureCollections = (Object.keys(figureKinds) as FigureKind[]).map(figureCollection);

/** The form of a kind of figure; its files are in the folders of their articles. */
function figureCollection(kind: FigureKind): EntryCollection {
  return {
    name: kind,
    label: `Figures: ${kindNames[kind]}`,
    label_singular: 'Figure',
    folder: 'content/en/figures',
    format: `figures-${kind}`,
    filter: { field: 'kind', value: kind },
    nested: { depth: 2, subfolders: false },
    meta: { path: {} },
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'The file’s name, which the article’s text has in {figure: name}.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Write small letters, digits and hyphens only.'],
    },
    summary: '{{title}}',
    sortable_fields: { fields: ['title'], default: { field: 'title' } },
    fields: [...fieldsOf(figureKinds[kind], 'Figure'), textAsRead],
  };
}

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
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'Article',
        folder: 'content/en/articles',
        format: 'articles-frontmatter',
        // Its figures and pictures would stay, so an article is removed by hand (content/README.md).
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
        fields: [...fieldsOf(articleSchema, 'Article'), body],
      },
      ...figureCollections,
    ],
    singletons: contentFiles.map(({ name, label, file, schema }) => ({
      name,
      label,
      file,
      format: file.endsWith('.md') ? `${name}-frontmatter` : name,
      fields: [...fieldsOf(schema, label), ...(file.endsWith('.md') ? [body] : [])],
    })),
  };
}

export type ContentFile = { name: string; label: string; file: string; schema: ZodType };

// What the editing page offers besides articles and figures, in its order. E-mails are not included: their
// text is copied into the mail account by hand.
const labels = {
  'home.yml': 'Home page',
  'how-it-works.yml': 'How it works',
  'why-choose-us.yml': 'Why choose us',
  'legal-areas.yml': 'Legal areas',
  'reviews.yml': 'Reviews',
  'faq.yml': 'Questions and answers',
  'accident-types.yml': 'Accident types',
  'forms.yml': 'Fields of the forms',
  'messages.yml': 'Messages of the forms',
  'confirmation.yml': 'After a message was sent',
  'deadlines.yml': 'Deadlines in every state',
  ...Object.fromEntries(pageTexts.map(({ file, label }) => [file, label])),
  'labels.yml': 'Words around the pages',
  'site.yml': 'Name, phone and other facts',
  'redirects.yml': 'Old addresses',
};

/** Each of these files with its name and its schema. */
export const contentFiles = Object.entries(labels).map(
  ([path, label]): ContentFile => ({
    name: basename(path, extname(path)),
    label,
    file: `content/${placeOf(path)}`,
    schema: dataFiles[path] ?? pageSchema,
  }),
);

export function backendOf(config?: EditorConfig): CmsConfig['backend'] {
  // The editor asks for a repository even where it only works on local files. Nothing reads this one,
  // and of the services this is the only one that is not asked for its state.
  if (!config) return { name: 'gitea', repo: 'local/claimlantern' };
  const { service: name, repository: repo, branch, signIn } = config;
  if (!signIn) return { name, repo, branch, auth_methods: ['token'] };
  if (name === 'github') return { name, repo, branch, base_url: signIn };
  return { name, repo, branch, auth_type: 'pkce', app_id: signIn };
}
