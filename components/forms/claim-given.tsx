'use client';

import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readClaimQuery } from '@/lib/claim-query';

/**
 * Fills the accident type and the zip code from the page's address and says so; what the address
 * lacks or has wrong is asked for. Both stay fields of the form, so both can be changed.
 */
export function ClaimGiven({ accidentTypes }: { accidentTypes: readonly string[] }) {
  const { getValues, setValue } = useFormContext();
  const [given, setGiven] = useState('');

  // The address is known in the browser only: the page is the same file for every visitor.
  useEffect(() => {
    const query = readClaimQuery(window.location.search, accidentTypes);
    for (const [name, value] of Object.entries(query)) {
      if (value && !getValues(name)) setValue(name, value);
    }
    setGiven([query.accidentId, query.zipCode].filter(Boolean).join(', '));
  }, [accidentTypes, getValues, setValue]);

  return (
    <p className="text-ink-soft">
      {given ? (
        <>
          You chose <strong className="font-semibold text-ink">{given}</strong>. You can change it
          here.
        </>
      ) : (
        'Choose the accident type and enter the zip code.'
      )}
    </p>
  );
}
