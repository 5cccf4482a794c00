import { useRef, useState } from 'react';
import { QuietButton } from '@/components/ui/button';
import type { Messages } from '@/lib/content/message-schemas';

type EraseAnswersProps = {
  texts: Messages['erase'];
  storageNote: string;
  hasAnswers?: boolean;
  onErase: () => void;
};

export function EraseAnswers({
  texts,
  storageNote,
  hasAnswers = false,
  onErase,
}: EraseAnswersProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isErased, setIsErased] = useState(false);

  function erase() {
    dialog.current?.close();
    onErase();
    setIsErased(true);
  }

  return (
    <div className="text-ink-soft text-sm">
      <p>
        <span>{storageNote}</span>{' '}
        <button
          type="button"
          className="text-link min-h-6 cursor-pointer font-semibold underline"
          onClick={() => {
            setIsErased(false);
            dialog.current?.showModal();
          }}
        >
          {texts.erase}
        </button>
      </p>
      <dialog
        ref={dialog}
        aria-labelledby="erase-question"
        className="rounded-card border-control bg-card text-ink backdrop:bg-night/50 m-auto max-w-sm border p-6 text-base"
      >
        <p id="erase-question" className="font-semibold">
          {texts.question}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <QuietButton onClick={() => dialog.current?.close()}>{texts.no}</QuietButton>
          <QuietButton onClick={erase}>{texts.yes}</QuietButton>
        </div>
      </dialog>
      <p aria-live="polite">{isErased && !hasAnswers && <span>{texts.erased}</span>}</p>
    </div>
  );
}
