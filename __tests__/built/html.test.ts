import { HtmlValidate } from 'html-validate';
import { filesIn } from '@/tools/files';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes HTML; a parser reads the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Tells the page's own script from the framework's.
    'script-type': 'off',
    // A matter of the bundler: its scripts come from the site's own folder.
    'require-sri': 'off',
    // Lists and forms may have a name; the one in the footer needs it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The style sheet keeps phone numbers on one line.
    'tel-non-breaking': 'off',
    // HTML allows any id without white space.
    'valid-id': ['error', { relaxed: true }],
    // Groups are named by `aria-labelledby`: browsers differ in where a legend stands.
    'wcag/h71': 'off',
    // A style makes blocks of the rows and cells of some tables; the roles keep them tables.
    'no-redundant-role': 'off',
  },
});
// Each page but the first is also in a folder of its name.
const files = filesIn('out').filter((file) => /(?<!.\/index)\.html$|^out\/index\.html$/.test(file));

it.each(files)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateFile(file);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => {
      return `${line}:${column} ${ruleId}: ${message}`;
    }),
  );
  expect(messages).toEqual([]);
});
