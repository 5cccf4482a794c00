type Edit = {
  /** A new file, where it does not exist yet. */
  file: string;
  /** The text goes after this one, or takes its place; it is the whole of a new file. */
  after?: string;
  instead?: string | RegExp;
  text: string;
};

export type Recipe = {
  guide: 'CONTRIBUTING.md' | 'content/README.md';
  title: string;
  /** Runs before the edits, by its name in package.json. */
  command?: [name: string, ...words: string[]];
  edits: Edit[];
  /** What the built pages then say. */
  shown: Record<string, string>;
};

const witness = (label: string, hint: string, yes: string) => `    witness:
      label: ${label}
      hint: ${hint}
      options:
        "Yes": "${yes}"
        "No": "No"
    stay:
`;
const page = (title: string, description: string) => `---
title: ${title}
description: ${description}
---

${description}
`;
const scale = (title: string, low: string, high: string) => `kind: scale
title: ${title}
caption: ${title}, ${low}, ${high}.
low: ${low}
high: ${high}
`;

/** The guides' recipes, each as somebody follows it with texts of a test. */
export const recipes: Recipe[] = [
  {
    guide: 'CONTRIBUTING.md',
    title: 'A new field of the intake',
    edits: [
      {
        file: 'lib/content/message-schemas.ts',
        instead: '      stay: choice(injuries),\n',
        text: '      witness: choice(yesOrNo),\n      stay: choice(injuries),\n',
      },
      {
        file: 'content/en/forms.yml',
        instead: '    stay:\n',
        text: witness('Witness', 'Did anybody see it?', 'Yes'),
      },
      {
        file: 'content/es/forms.yml',
        instead: '    stay:\n',
        text: witness('Testigo', '¿Alguien lo vio?', 'Sí'),
      },
      {
        file: 'lib/forms/intake.ts',
        instead: '    stay: radio',
        text: '    witness: radio(words.witness, yesOrNo),\n    stay: radio',
      },
      {
        file: 'components/forms/intake-form.tsx',
        after: '<FormField field={fields.signup} texts={texts} />\n',
        text: '<FormField field={fields.witness} texts={texts} />\n',
      },
      {
        file: 'content/emails/intake.html',
        instead: '    </table>',
        text: '<tr><th>Witness</th><td>{{witness}}</td></tr></table>',
      },
    ],
    shown: { 'formInput.html': 'Did anybody see it?', 'es/formInput.html': '¿Alguien lo vio?' },
  },
  {
    guide: 'CONTRIBUTING.md',
    title: 'A new page of running text',
    edits: [
      {
        file: 'content/en/pages/careers.md',
        text: page('Careers', 'We look for people who answer letters with care.'),
      },
      {
        file: 'content/es/pages/careers.md',
        text: page('Trabaje aquí', 'Buscamos personas que respondan cartas con cuidado.'),
      },
      {
        file: 'lib/pages.ts',
        instead: '  { address: paths.intake',
        text: `  { address: '/careers', footer: 'title', text: { file: 'pages/careers.md', label: 'Careers' } },
  { address: paths.intake`,
      },
    ],
    shown: {
      'careers.html': 'We look for people who answer letters with care.',
      'es/careers.html': 'Buscamos personas que respondan cartas con cuidado.',
    },
  },
  {
    guide: 'CONTRIBUTING.md',
    title: 'A new kind of figure',
    edits: [
      {
        file: 'lib/content/figure-schemas.ts',
        instead: '/** What a file in content/en/figures may say, by its kind. */',
        text: `const scale = record({
  kind: z.literal('scale'),
  ...common,
  low: text('Write the word for little.'),
  high: text('Write the word for much.'),
  note,
});

/** What a file in content/en/figures may say, by its kind. */`,
      },
      {
        file: 'lib/content/figure-schemas.ts',
        instead: 'checklist, comparison, states };',
        text: 'checklist, comparison, states, scale };',
      },
      {
        file: 'lib/content/figure-schemas.ts',
        after: "('kind', [\n",
        text: '  scale,\n',
      },
      {
        file: 'components/figures/scale.tsx',
        text: `import type { FigureOf } from '@/lib/content/figure-schemas';

/** Two ends and what lies between them. */
export function Scale({ figure: { low, high } }: { figure: FigureOf<'scale'> }) {
  return (
    <p>
      {low} – {high}
    </p>
  );
}
`,
      },
      {
        file: 'components/figures/article-figure.tsx',
        after: "from './flow';\n",
        text: "import { Scale } from './scale';\n",
      },
      {
        file: 'components/figures/article-figure.tsx',
        after: 'switch (figure.kind) {\n',
        text: "    case 'scale':\n      return <Scale figure={figure} />;\n",
      },
      {
        file: 'scripts/admin/config.ts',
        after: "comparison: 'tables',\n",
        text: "  scale: 'scales',\n",
      },
      {
        file: 'content/en/figures/01/care.yml',
        text: scale('How much care', 'little care', 'much care'),
      },
      {
        file: 'content/es/figures/01/care.yml',
        text: scale('Cuánto cuidado', 'poco cuidado', 'mucho cuidado'),
      },
      {
        file: 'content/en/articles/01-product-liability.md',
        after: '{figure: defect-kinds}\n',
        text: '\n{figure: care}\n',
      },
      {
        file: 'content/es/articles/01-product-liability.md',
        after: '{figure: defect-kinds}\n',
        text: '\n{figure: care}\n',
      },
    ],
    shown: {
      'blogs/page1/1.html': 'little care – much care',
      'es/blogs/page1/1.html': 'poco cuidado – mucho cuidado',
    },
  },
  {
    guide: 'content/README.md',
    title: 'A new article, from an empty hand',
    command: ['new:article', 'After a dog bite'],
    edits: [
      { file: 'content/en/articles/12-after-a-dog-bite.md', instead: /draft: true.*\n/, text: '' },
      {
        file: 'content/en/articles/12-after-a-dog-bite.md',
        instead: 'https://www.example.org/',
        text: 'https://www.cdc.gov/',
      },
      ...[
        'articles/12-after-a-dog-bite.md',
        'figures/12/first-steps.yml',
        'figures/12/what-to-keep.yml',
      ].map((name) => ({ file: `content/en/${name}`, instead: /TODO: /g, text: '' })),
    ],
    shown: { 'blogs/page2/12.html': 'After a dog bite' },
  },
  {
    guide: 'content/README.md',
    title: 'A new accident type',
    edits: [
      {
        file: 'content/en/accident-types.yml',
        after: 'types:\n',
        text: '  - name: Boat Accident\n    picture_id: shield-check\n',
      },
      {
        file: 'content/es/accident-types.yml',
        after: 'types:\n',
        text: '  - name: Boat Accident\n    label: Accidente de barco\n',
      },
    ],
    shown: { 'index.html': 'Boat Accident', 'es.html': 'Accidente de barco' },
  },
  {
    guide: 'content/README.md',
    title: 'When the law changes',
    edits: [
      {
        file: 'content/en/deadlines/texas.yml',
        instead: '  time: 2 years\n  starts: from the day you were hurt',
        text: '  time: 4 years\n  starts: from the day you were hurt',
      },
      {
        file: 'content/es/deadlines/texas.yml',
        instead: '  time: 2 años\n  starts: desde el día en que',
        text: '  time: 4 años\n  starts: desde el día en que',
      },
    ],
    shown: { 'deadlines/texas.html': '4 years', 'es/deadlines/texas.html': '4 años' },
  },
];
