import { stringify } from 'yaml';
import { checkOperator } from '@/scripts/content/operator-rules';
import { readContent } from '@/scripts/content/read-content';
import { account } from '../../account';
import { copyContent } from '../../content-copy';

const content = copyContent();
afterAll(content.leave);
afterEach(() => jest.restoreAllMocks());

/** What the check says of the fixtures' facts and those in content/operator.yml. */
function found(facts: object, variables: Record<string, string> = {}): string[] {
  content.write('content/operator.yml', stringify(facts));
  jest.replaceProperty(process, 'env', { ...process.env, ...account, ...variables });
  return [...checkOperator(readContent())].map(
    ({ field, isAdvice }) => `${isAdvice ? 'advice' : 'error'} ${field}`,
  );
}

it('a live build is refused for facts that are made up, missing or unlawful', () => {
  const facts = { attorney: { none: true }, states: { served: ['New York'] } };
  expect(found(facts)).toEqual(
    expect.arrayContaining(['error phone', 'error mailbox', 'error legalName', 'error attorney']),
  );
});

it('each live build says what its owner answers for', () => {
  const sentence =
    'I go live at my own responsibility, before a lawyer has judged what is missing.';
  const ownResponsibility = { sentence, name: 'Jo Lee', day: '2026-12-01' };
  expect(found({ ownResponsibility })).toContain('advice ownResponsibility');
});

it('only a build for visitors is refused', () => {
  expect(found({}, { NEXT_PUBLIC_STAGING: 'yes' })).toEqual([]);
});
