import { z } from 'zod';
import { claims, helpKinds, lateReasons, type Start, starts, steps } from '../deadlines/vocabulary';
import { each, keyed, line, record, words } from './field-schemas';
import { otherCases } from './other-cases';
import { faultRuleSchema, kindNames, refuseUnread, sourceShape } from './state-schema';

const placeSchema = record({
  name: line('Write the name of the place.'),
  ...words('text: Write one or two short sentences.'),
  ...sourceShape,
})
  .superRefine(refuseUnread)
  .meta({ title: 'Place' });

const stepSchema = words(
  'within {time} {to}: Says what to do, and to whom.',
  'soon {to}: The same where the law has no number.',
  'short {time}: In large type on the page of a state.',
);

/** What people say of their case, in the order of the page. */
const factSchema = record({
  claim: z.enum(claims),
  asked: z
    .enum(['first', 'folded', 'question'])
    .optional()
    .describe(
      'Where people say so. They may not know the answer to a question: until it is no, the steps count.',
    ),
  ...words(
    'name?: Write what happened, or the question.',
    'examples?: Below a question whose word people may not know.',
    'said?: The same as a fact, if it is a question.',
    'if?: Comes before a step that rests on what nobody said.',
  ),
}).meta({ title: 'Fact' });

export const deadlinesSchema = record({
  ...words('lead: At the top of the page.', 'opens: The page of a state opens by itself.'),
  ...words(
    'stateList: The heading of the list of states.',
    'islands: The heading of the places without a page.',
  ),
  places: keyed(placeSchema, 'name').default([]),
  ...words('title {state}', 'description {state}: For search results.'),
  ...words('stateLead: Below the heading of a state.', 'backToList'),
  // Lists, since the editing page takes a dot or a number in a name for a step of a path.
  labels: keyed(record({ kind: z.enum(kindNames), ...words('name') }), 'kind', {
    isNeeded: true,
  }).length(kindNames.length),
  ask: record(words('question', 'zipCode', 'show', 'more', 'none')).describe(
    'Stands at a field for a zip code, which answers with the main times.',
  ),
  ...words('stateColumn', 'noStep: The state asks for nothing before a lawsuit.'),
  ...words('sameAsDeath: A death from medical care has the same time as any other.'),
  otherCases: record(
    each(
      () => record(words('name: In a list.', 'same: Says that it has the usual time.')),
      ...otherCases,
    ),
  ).describe('Cases whose time may differ from the general one.'),
  ...words('notChecked {cases}: Names those of which nothing was found.'),
  ...words('outer: Comes before an outer limit.', 'noOuter: There is no outer limit.'),
  steps: record(each(() => record(stepSchema), ...steps)),
  starts: record(words(...(Object.keys(starts) as Start[]))).describe(
    'Begin with from: from the day of the injury.',
  ),
  ...words('toEmployer: To whom an injury at work is reported.'),
  ...words('fund {time}: The step to a fund for victims, which is no lawsuit.'),
  ...words('orLater {start} {other}: Of two starts, the later counts.'),
  faultRules: keyed(record({ rule: faultRuleSchema, ...words('name') }), 'rule', {
    isNeeded: true,
  }).length(faultRuleSchema.options.length),
  ...words('unsure: Marks a value that is not confirmed, and says what to do then.'),
  readings: record(words('official', 'copy', 'quoted', 'none')).describe(
    'Says below a law what was read of it; its edition follows in brackets.',
  ),
  ...words('checked: Comes before the day of the check.', 'findLawyer'),
  usual: record({
    ...words('injury {time}', 'sooner {usual}', 'death {time}', 'care {time}'),
    ...words('work {report} {time}', 'workNow {report}', 'report {time}', 'reportNow'),
    ...words('urgent', 'callUs {phone?}'),
  }).describe('Stands below a zip code, after the name of the state.'),
  mainTimes: record(
    words(
      'injury',
      'death',
      'work',
      'government',
      'none: There is no number.',
      'vehicle: Follows a time that holds only after a crash.',
      'place: Follows a time that holds only for public roads and the like.',
      'unsure: Follows a time that is not confirmed.',
    ),
  ).describe('Stands above the times in large type, or follows them.'),
  groups: record(words('injury', 'care', 'work', 'government', 'federal', 'changes')),
  help: record({
    ...words('title', ...helpKinds),
    ...words('form {form}: The form that opens a claim.'),
  }).describe('Comes before the names of what a state offers.'),
  timetable: record({
    ...words('title', 'text', 'day', 'death', 'decision', 'what', 'more: Opens rare choices.'),
    ...words('nothingElse', 'yes', 'no', 'unsure', 'ifKind {name}', 'open', 'noDay'),
    ...words('by {date}', 'byToday', 'byTodayEnded', 'whom', 'ours', 'meaning'),
    ...words('step {date}', 'now {date}', 'today', 'missing {days}', 'noInjury', 'undated'),
    ...words('future', 'year', 'order', 'orderAnswer', 'check: Where a day is refused.'),
    ...words('government', 'denied', 'abuse', 'crime', 'federal', 'ask', 'ended'),
    ...words('endedIf {reasons}', 'assault'),
    ...words('told {date} {answers}: On paper and in an e-mail to oneself.'),
    ...words('file', 'print', 'send', 'event {state}: A calendar entry.', 'about'),
    ...words('latest {state}: The second calendar entry.'),
    facts: keyed(factSchema, 'claim', { isNeeded: true }),
    reasons: record(words(...lateReasons)).describe('Write each to follow if.'),
  }),
});
