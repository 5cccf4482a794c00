'use client';

import { useId, useState } from 'react';

export type EraseTexts = {
  kept: string;
  erase: string;
  question: string;
  yes: string;
  no: string;
  erased: string;
};

/** Says where answers are kept and erases them, after asking once. */
export function EraseAnswers({ texts, onErase }: { texts: EraseTexts; onErase: () => void }) {
  const question = useId();
  const [isErased, setIsErased] = useState(false);

  function erase() {
    onErase();
    setIsErased(true);
  }

  return (
    <div className="text-ink-soft text-sm">
      <p>
        {texts.kept}{' '}
        <button type="button" popoverTarget={question} className="text-button">
          {texts.erase}
        </button>
      </p>
      <div id={question} popover="auto" role="dialog" aria-label={texts.erase} className="question">
        <p className="font-semibold">{texts.question}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            popoverTarget={question}
            popoverTargetAction="hide"
            className="quiet-button"
            onClick={erase}
          >
            {texts.yes}
          </button>
          <button
            type="button"
            popoverTarget={question}
            popoverTargetAction="hide"
            className="quiet-button"
          >
            {texts.no}
          </button>
        </div>
      </div>
      <p role="status">{isErased && texts.erased}</p>
    </div>
  );
}
