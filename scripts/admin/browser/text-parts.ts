import type { EditorComponentDefinition } from '@sveltia/cms';

export const figure: EditorComponentDefinition = {
  id: 'figure',
  label: 'Figure',
  icon: 'bar_chart',
  collapsed: true,
  fields: [
    {
      name: 'name',
      label: 'Name',
      widget: 'string',
      hint: 'The name of one of this article’s figures, such as first-steps.',
      pattern: ['^[a-z0-9-]+$', 'Write only lowercase letters, digits and hyphens.'],
    },
  ],
  pattern: /^\{figure: (?<name>[a-z0-9-]+)\}$/m,
  toBlock: ({ name }) => `{figure: ${name}}`,
  toPreview: ({ name }) => String(name),
};

export const picture: EditorComponentDefinition = {
  id: 'picture',
  label: 'Picture',
  icon: 'image',
  collapsed: true,
  fields: [
    {
      name: 'file',
      label: 'File',
      widget: 'string',
      hint: 'Its name in the folder public/images/blogs/ and the article’s number.',
    },
    { name: 'alt', label: 'Description', widget: 'text', hint: 'For those who cannot see it.' },
    { name: 'caption', label: 'Caption', widget: 'text', hint: 'Shown below it.', required: false },
  ],
  pattern: /^!\[(?<alt>[^\]\n]*)\]\((?<file>[^\s)]+)(?: "(?<caption>[^"\n]*)")?\)$/m,
  toBlock: ({ alt, file, caption }) => `![${alt}](${file}${caption ? ` "${caption}"` : ''})`,
  toPreview: ({ alt }) => String(alt),
};
