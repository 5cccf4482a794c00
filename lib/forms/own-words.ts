import { claimParameters } from '@/lib/claim-query';

/**
 * At a zip code that the browser refuses, shows the words that stand there, in place of a bubble in
 * the browser's language. A finder's island adds the toast.
 */
export function showOwnWords(): void {
  // It doesn't bubble.
  document.addEventListener('invalid', refuse, true);
}

function refuse(event: Event) {
  const field = event.target as HTMLInputElement;
  if (field.name !== claimParameters.zipCode) return;
  event.preventDefault();
  field.ariaInvalid = 'true';
  field.focus();
  field.oninput = () => {
    field.ariaInvalid = 'false';
  };
}
