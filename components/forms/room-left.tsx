'use client';

import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fillText } from '@/lib/forms/messages';
import { maximumBytes, sizeOnTheWire } from '@/lib/forms/size-on-the-wire';
import { FormTextsContext } from './fields-context';

/** How much more fits into a message; a text that is too long is never cut, Send only asks to shorten it. */
export function RoomLeft({ name }: { name: string }) {
  const { control } = useFormContext();
  const { roomLeft, noRoom } = use(FormTextsContext).counter;
  const left = maximumBytes.message - sizeOnTheWire(useWatch({ control, name }) ?? '');
  const count = Math.abs(left).toLocaleString('en-US');
  return (
    <p className={left < 0 ? 'field-count font-semibold text-danger' : 'field-count'}>
      {fillText(left < 0 ? noRoom : roomLeft, { count })}
    </p>
  );
}
