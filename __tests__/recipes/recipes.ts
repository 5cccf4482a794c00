type Edit = { file: string; apply: (text: string) => string };

export type Recipe = {
  guide: 'CONTRIBUTING.md' | 'content/README.md';
  title: string;
  /** Script of package.json to run before the edits. */
  command?: [name: string, ...words: string[]];
  edits: Edit[];
  shown: Record<string, string>;
};

const create = (file: string, text: string): Edit => ({ file, apply: () => text });
const instead = (file: string, known: string | RegExp, text: string): Edit => ({
  file,
  apply: (old) => old.replace(known, () => text),
});
const before = (file: string, known: string, text: string) => instead(file, known, text + known);
const after = (file: string, known: string, text: string) => instead(file, known, known + text);

const witness = (label: string, hint: string, yes: string) => `    witness:
      label: ${label}
      hint: ${hint}
      options:
        "Yes": "${yes}"
        "No": "No"
`;
const question = (subject: string, answer: string) => `      - key: do-i-have-to-go-to-court
        subject: ${subject}
        subtitle1: ${answer}
`;
const page = (title: string, description: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${description}\n`;
const scale = (title: string, low: string, high: string) =>
  `kind: scale\ntitle: ${title}\ncaption: ${title}, ${low}, ${high}.\nlow: ${low}\nhigh: ${high}\n`;

export const recipes: Recipe[] = [
  {
    guide: 'CONTRIBUTING.md',
    title: 'A new field of the intake',
    edits: [
      before(
        'lib/content/message-schemas.ts',
        '      stay: choice(injuries),\n',
        '      witness: choice(yesOrNo),\n',
      ),
      before(
        'content/en/forms.yml',
        '    stay:\n',
        witness('Witness', 'Did anybody see it?', 'Yes'),
      ),
      before('content/es/forms.yml', '    stay:\n', witness('Testigo', '¿Alguien lo vio?', 'Sí')),
      before(
        'lib/forms/intake.ts',
        '    stay: radio',
        '    witness: radio(texts.witness, yesOrNo),\n',
      ),
      after(
        'components/forms/intake-form.tsx',
        '<FormField field={fields.signup} texts={texts} />\n',
        '<FormField field={fields.witness} texts={texts} />\n',
      ),
      instead(
        'content/emails/intake.html',
        '    </table>',
        '<tr><th>Witness</th><td>{{witness}}</td></tr></table>',
      ),
    ],
    shown: { 'formInput.html': 'Did anybody see it?', 'es/formInput.html': '¿Alguien lo vio?' },
  },
  {
    guide: 'CONTRIBUTING.md',
    title: 'A new page of running text',
    edits: [
      create(
        'content/en/pages/careers.md',
        page('Careers', 'We look for people who answer letters with care.'),
      ),
      create(
        'content/es/pages/careers.md',
        page('Trabaje aquí', 'Buscamos personas que respondan cartas con cuidado.'),
      ),
      before(
        'lib/pages.ts',
        '  { address: paths.intake',
        "  { address: '/careers', footer: 'title', text: { file: 'pages/careers.md', label: 'Careers' } },\n",
      ),
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
      before(
        'lib/content/figure-schemas.ts',
        'export const figureKinds',
        `const scale = record({
  kind: z.literal('scale'),
  ...common,
  low: text('Write the word for little.'),
  high: text('Write the word for much.'),
  note,
});

`,
      ),
      instead(
        'lib/content/figure-schemas.ts',
        'checklist, comparison, states };',
        'checklist, comparison, states, scale };',
      ),
      after('lib/content/figure-schemas.ts', "('kind', [\n", '  scale,\n'),
      create(
        'components/figures/scale.tsx',
        `import type { FigureOf } from '@/lib/content/figure-schemas';

export function Scale({ figure: { low, high } }: { figure: FigureOf<'scale'> }) {
  return (
    <p>
      {low} – {high}
    </p>
  );
}
`,
      ),
      after(
        'components/figures/article-figure.tsx',
        "from './flow';\n",
        "import { Scale } from './scale';\n",
      ),
      after(
        'components/figures/article-figure.tsx',
        'switch (figure.kind) {\n',
        `    case 'scale':
      return <Scale figure={figure} />;
`,
      ),
      create('content/en/figures/01/care.yml', scale('How much care', 'little care', 'much care')),
      create(
        'content/es/figures/01/care.yml',
        scale('Cuánto cuidado', 'poco cuidado', 'mucho cuidado'),
      ),
      after(
        'content/en/articles/01-product-liability.md',
        '{figure: defect-kinds}\n',
        `
{figure: care}
`,
      ),
      after(
        'content/es/articles/01-product-liability.md',
        '{figure: defect-kinds}\n',
        `
{figure: care}
`,
      ),
    ],
    shown: {
      'blogs/page1/1.html': 'little care – much care',
      'es/blogs/page1/1.html': 'poco cuidado – mucho cuidado',
    },
  },
  {
    guide: 'content/README.md',
    title: 'A new article',
    command: ['new:article', 'After a dog bite'],
    edits: [
      instead('content/en/articles/12-after-a-dog-bite.md', /draft: true.*\n/g, ''),
      instead(
        'content/en/articles/12-after-a-dog-bite.md',
        'https://www.example.org/',
        'https://www.cdc.gov/',
      ),
      instead('content/en/articles/12-after-a-dog-bite.md', /TODO: /g, ''),
      instead('content/en/figures/12/first-steps.yml', /TODO: /g, ''),
      instead('content/en/figures/12/what-to-keep.yml', /TODO: /g, ''),
    ],
    shown: { 'blogs/page2/12.html': 'After a dog bite' },
  },
  {
    guide: 'content/README.md',
    title: 'A new question',
    edits: [
      before(
        'content/en/faq.yml',
        '      - key: does-it-cost-anything\n',
        question('Do I have to go to court?', 'Usually not.'),
      ),
      before(
        'content/es/faq.yml',
        '      - key: does-it-cost-anything\n',
        question('¿Tengo que ir al tribunal?', 'Por lo general no.'),
      ),
    ],
    shown: { 'index.html': 'Do I have to go to court?', 'es.html': '¿Tengo que ir al tribunal?' },
  },
  {
    guide: 'content/README.md',
    title: 'A new accident type',
    edits: [
      after(
        'content/en/accident-types.yml',
        'types:\n',
        `  - name: Boat Accident
    picture_id: shield-check
`,
      ),
      after(
        'content/es/accident-types.yml',
        'types:\n',
        `  - name: Boat Accident
    label: Accidente de barco
`,
      ),
    ],
    shown: { 'index.html': 'Boat Accident', 'es.html': 'Accidente de barco' },
  },
  {
    guide: 'content/README.md',
    title: 'When the law changes',
    edits: [
      instead(
        'content/en/deadlines/texas.yml',
        `  time: 2 years
  starts: from the day you were hurt`,
        `  time: 4 years
  starts: from the day you were hurt`,
      ),
      instead(
        'content/es/deadlines/texas.yml',
        `  time: 2 años
  starts: desde el día en que`,
        `  time: 4 años
  starts: desde el día en que`,
      ),
    ],
    shown: { 'deadlines/texas.html': '4 years', 'es/deadlines/texas.html': '4 años' },
  },
];
