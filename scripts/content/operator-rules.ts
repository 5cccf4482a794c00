import { localize } from '../../lib/content/localize';
import { asAdvice, type Mistake, mistakeAt } from '../../lib/content/mistakes';
import { type Operator, operatorSchema } from '../../lib/content/operator-schema';
import { jsonSchemaOf, propertiesOf } from '../../lib/content/parse-yaml';
import { isReserved } from '../../lib/hosts';
import { originalLanguage } from '../../lib/language';
import { ownRisk, refusalsOf } from '../../lib/referral';
import { readMode } from '../../lib/settings';
import { type Content, dataOf } from './read-content';

/** Only builds for visitors are refused; each says what the owner answers for. */
export function* checkOperator(content: Content): Iterable<Mistake> {
  if (readMode() !== 'live') return;
  yield* whatRefusesLaunch(content);
  const facts = dataOf(content, 'operator.yml');
  const risk = facts && ownRisk(localize(facts, originalLanguage));
  const source = content.data.get('content/operator.yml')?.source;
  if (risk && source) yield asAdvice(mistakeAt(source, ['ownResponsibility'], risk));
}

/** What a build for visitors is refused for: facts that are missing, unlawful or made up. */
export function* whatRefusesLaunch(content: Content): Iterable<Mistake> {
  const sourceOf = (name: string) => {
    const file = `content/${name}`;
    return content.data.get(file)?.source ?? { file, text: '' };
  };
  const [site, facts] = [dataOf(content, 'site.yml'), dataOf(content, 'operator.yml')];
  if (!site || !facts) return;
  const { phone, mailbox } = site;
  const source = sourceOf('site.yml');
  if (!isRealPhone(phone))
    yield mistakeAt(source, ['phone'], `is ${phone}, a fictional number. Write your own.`);
  if (isReserved(mailbox.split('@')[1] ?? ''))
    yield mistakeAt(source, ['mailbox'], `is ${mailbox}, which gets no mail. Write your own.`);
  const operator: Operator = localize(facts, originalLanguage);
  const advice = propertiesOf(jsonSchemaOf(operatorSchema), {});
  for (const { fact, rule, where } of refusalsOf(operator)) {
    const there = rule.where ? where.join(', ') : 'every state';
    const problem = rule.if
      ? `${rule.if}, which is unlawful in ${there} (${rule.law}). Change that, or take no messages there.`
      : `is not given, and ${there} asks for it (${rule.law}). ${advice[fact]?.description}`;
    yield mistakeAt(sourceOf('operator.yml'), [fact], problem);
  }
}

// NANP: area code and exchange begin with 2 to 9; 555 is fictional.
function isRealPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^(?!555)[2-9]\d\d(?!55501)[2-9]\d{6}$/.test(digits);
}
