import type { EditorComponentDefinition } from '@sveltia/cms';

/** A figure as an article writes it: ![what it shows](file.svg "what it says"). */
export const figure: EditorComponentDefinition = {
  id: 'figure',
  label: 'Figure',
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
