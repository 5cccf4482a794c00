import type { FormTexts } from './form-texts';
import { PhoneText } from './phone-text';
import type { Phase } from './use-sending';

type SendingScreenProps = {
  phase: Phase;
  texts: Pick<FormTexts, 'sending' | 'sendingSlow' | 'phone'>;
};

/** The full screen while a message is sent; the empty region stands ready to be announced. */
export function SendingScreen({ phase, texts }: SendingScreenProps) {
  const isSending = phase === 'sending' || phase === 'slow';
  return (
    <div role="status" className={isSending ? 'sending-screen' : 'sr-only'}>
      {isSending && (
        <>
          <span className="spinner" aria-hidden />
          <p className="heading-3">{texts.sending}</p>
        </>
      )}
      {phase === 'slow' && (
        <p className="max-w-md px-6 text-center">
          <PhoneText text={texts.sendingSlow} phone={texts.phone} />
        </p>
      )}
    </div>
  );
}
