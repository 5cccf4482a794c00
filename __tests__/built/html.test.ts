import { HtmlValidate } from 'html-validate';
import { filesIn } from '@/tools/files';
import { isLikeOthers } from './pages';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's capitalization; parsers ignore it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'script-type': 'off',
    'require-sri': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // CSS keeps phone numbers on one line.
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Groups use `aria-labelledby`, because browsers position legends differently.
    'wcag/h71': 'off',
    // CSS turns some tables into blocks; the roles keep them tables.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});
// Pages except the first also exist in a folder of their name. Those of states are made alike.
const page = /(?<!.\/index)\.html$|^out\/index\.html$/;
const files = filesIn('out').filter((file) => page.test(file) && !isLikeOthers(file));

it.each(files)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateFile(file);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => {
      return `${line}:${column} ${ruleId}: ${message}`;
    }),
  );
  expect(messages).toEqual([]);
});
