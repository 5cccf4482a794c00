'use client';

import { use, useEffect, useState } from 'react';
import { fillText } from '@/lib/forms/messages';
import { FormTextsContext } from './fields-context';

type SoftCheckProps = {
  control: 'email' | 'tel';
  /** What stood in the field when the visitor left it; undefined while they are in it. */
  left?: string;
  onUse: (address: string) => void;
};

/** Asks about what looks mistyped in a field that was left. It only asks: nothing is refused for it. */
export function SoftCheck({ control, left, onUse }: SoftCheckProps) {
  const texts = use(FormTextsContext).softChecks;
  const [checks, setChecks] = useState<typeof import('@/lib/forms/soft-checks')>();
  const isLeft = left !== undefined;
  useEffect(() => {
    // Without the checks nothing is asked.
    if (isLeft) import('@/lib/forms/soft-checks').then(setChecks, () => undefined);
  }, [isLeft]);

  const address = control === 'email' && isLeft ? checks?.suggestEmail(left) : undefined;
  const isShort = control === 'tel' && isLeft && checks?.isShortForUs(left);
  return (
    <p role="status" className="field-question">
      {isShort && texts.shortPhone}
      {address && (
        <button type="button" className="text-button" onClick={() => onUse(address)}>
          {fillText(texts.suggestEmail, { address })}
        </button>
      )}
    </p>
  );
}
