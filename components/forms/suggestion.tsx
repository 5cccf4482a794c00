import { fillText } from '@/lib/inline-text';

type SuggestionProps = {
  text: string;
  /** What the button says, with a place for the value. */
  take: string;
  suggestion: string;
  onTake: (value: string) => void;
};

/** Asks whether something else was meant, which one tap takes. */
export function Suggestion({ text, take, suggestion, onTake }: SuggestionProps) {
  return (
    <>
      {/* Screen readers announce text, but no button. */}
      <span>{text}</span>{' '}
      <button
        type="button"
        className="text-link min-h-6 cursor-pointer text-left font-semibold wrap-anywhere underline"
        onClick={() => onTake(suggestion)}
      >
        {fillText(take, { value: suggestion })}
      </button>
    </>
  );
}
