import { fillText } from '@/lib/forms/messages';
import type { FormTexts } from './form-texts';

/**
 * How to reach a person without the form: at once where scripts are off, after a while where they
 * are on but never come. It goes when they have come.
 */
export function WithoutScript({ texts }: { texts: FormTexts }) {
  const { withoutScript, phone, mailbox } = texts;
  const notice = <p className="notice mb-6">{fillText(withoutScript, { phone, mailbox })}</p>;
  return (
    <>
      <noscript>{notice}</noscript>
      <div className="late-notice">{notice}</div>
    </>
  );
}
