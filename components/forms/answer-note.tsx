import { isUrgent } from '@/lib/deadlines/usual-time';
import { type ChoiceField, optionOf } from '@/lib/forms/fields';
import { stateOfZipCode } from '@/lib/states';
import { AskToday } from './ask-today';
import { useEmailForm } from './use-email-form';

/** What an answer means, and whether the office sees the case as urgent. */
export function AnswerNote({ field }: { field: ChoiceField }) {
  const { texts, state, values } = useEmailForm();
  const { name, options, mustConfirmDefault } = field;
  const { zipCode = '', accidentId = '', period = '' } = values;
  if (!options.some(({ note }) => note)) return null;
  const isMeant = !mustConfirmDefault || state.touched.includes(name);
  const area = stateOfZipCode(zipCode);
  const { answers, help } = texts;
  const isShort = name === 'period' && answers && isUrgent(answers, area, accidentId, period);
  const isAtWork = answers?.clocks[accidentId] === 'work';
  return (
    <div aria-live="polite" className="mt-2 empty:hidden">
      {isShort && area && help ? (
        <AskToday area={area} isAtWork={isAtWork} answers={answers} help={help} />
      ) : (
        isMeant && optionOf(field, values[name])?.note
      )}
    </div>
  );
}
