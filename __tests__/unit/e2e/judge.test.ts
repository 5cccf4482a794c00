import { judge, type Verdict } from '@/e2e/support/random-visitors/judge';
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
  requests: 1,
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

const faultsIn = (visit: Partial<Visit>, mails: ArrivedMail[]) =>
  Object.entries(judge([{ ...visited, ...visit }], mails))
    .filter(([, found]) => found.length > 0)
    .map(([name]) => name as keyof Verdict);

describe('the judge of random visitors', () => {
  it('finds nothing wrong with one mail that holds every answer', () => {
    expect(faultsIn({}, [mail()])).toEqual([]);
  });

  it('lets somebody who was told that it may not have arrived send twice', () => {
    expect(faultsIn({ requests: 2, mayArrive: 2 }, [mail(), mail()])).toEqual([]);
  });

  it('lets the earlier of two mails hold what stood there before', () => {
    const visit = { written: { ...answers, message: 'It hurts.' }, requests: 2, mayArrive: 2 };
    expect(faultsIn(visit, [mail(), mail({ message: 'It hurts.' })])).toEqual([]);
    expect(faultsIn(visit, [mail({ message: 'It hurts.' }), mail()])).toEqual(['wrong']);
  });

  const cases: [string, (keyof Verdict)[], Partial<Visit>, ArrivedMail[]][] = [
    ['an answer that was gone', ['lost'], { lost: ['message after reload'] }, [mail()]],
    ['a confirmed message without a mail', ['missing'], {}, []],
    ['a second mail that the page sent', ['twice'], { requests: 2 }, [mail(), mail()]],
    ['a second mail that only the browser sent', ['repeated'], {}, [mail(), mail()]],
    ['a mail with another text', ['wrong'], {}, [mail({ message: 'I fell' })]],
    ['a mail that lacks an answer', ['wrong'], {}, [mail({ phone_number: '' })]],
    [
      'a wrong mail of a message that was given up',
      ['wrong'],
      { isConfirmed: false },
      [mail({ user: 'Bo' })],
    ],
  ];
  it.each(cases)('names %s', (_, found, visit, mails) => {
    expect(faultsIn(visit, mails)).toEqual(found);
  });
});
