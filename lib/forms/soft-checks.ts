import emailSpellChecker from '@zootools/email-spell-checker';

const digitsInTheUs = 10;

/** Takes a typed e-mail address and returns the one that was probably meant, if it looks mistyped. */
export function suggestEmail(typed: string): string | undefined {
  return emailSpellChecker.run({ email: typed.trim() })?.full;
}

/** Takes a typed phone number and says whether it has too few digits for the US. */
export function isShortForUs(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  return digits !== '' && digits.length < digitsInTheUs;
}
