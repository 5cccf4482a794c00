import { judge } from '@/e2e/support/random-visitors/judge';
import { planVisits } from '@/e2e/support/random-visitors/plans';
import type { Visit } from '@/e2e/support/random-visitors/visit';
import type { ArrivedMail } from '@/tools/mail-service/inbox';

const answers = {
  user: 'Ana',
  email: 'ana@example.com',
  phone_number: '555',
  accident_type: '0',
  message: 'I fell.',
};
const [anyPlan] = planVisits(1, 1);
if (!anyPlan) throw new Error('There is no plan.');

const visited: Visit = {
  plan: { ...anyPlan, place: 'contact', email: answers.email, answers, newMessage: 'It hurts.' },
  isConfirmed: true,
  written: answers,
  mayArrive: 1,
  lost: [],
};

/** A mail with the visitor's answers, but for those that are given. */
function mail(changed: Partial<typeof answers> = {}): ArrivedMail {
  const { message, ...others } = { ...answers, accident_type: 'Auto Accident', ...changed };
  const rows = Object.values(others).map(
    (value, index) => `<tr><th>${index}</th><td>${value}</td></tr>`,
  );
  return {
    html: `<table>${rows.join('')}</table><h2>Message</h2><p>${message}</p>`,
    replyTo: [{ address: answers.email }],
  } as ArrivedMail;
}

it('the judge of random visitors finds nothing wrong with what may happen', () => {
  expect(judge(visited, [mail()])).toEqual([]);
  const written = { ...answers, message: 'It hurts.' };
  const twice = { ...visited, written, mayArrive: 2 };
  expect(judge(twice, [mail(), mail({ message: written.message })])).toEqual([]);
});

const cases: [string, RegExp, Partial<Visit>, ArrivedMail[]][] = [
  ['an answer that was gone', /^lost/, { lost: ['message after reload'] }, [mail()]],
  ['a confirmed message without a mail', /missing/, {}, []],
  ['a second mail', /twice/, {}, [mail(), mail()]],
  ['a mail with another text', /^wrong/, {}, [mail({ message: 'I fell' })]],
  ['a mail that lacks an answer', /^wrong/, {}, [mail({ phone_number: '' })]],
  ['a wrong mail that was given up', /^wrong/, { isConfirmed: false }, [mail({ user: 'Bo' })]],
  ['an old text in the last mail', /^wrong/, { written: { ...answers, user: 'Bo' } }, [mail()]],
];
it.each(cases)('the judge of random visitors names %s', (_, found, visit, mails) => {
  expect(judge({ ...visited, ...visit }, mails)).toEqual([expect.stringMatching(found)]);
});
