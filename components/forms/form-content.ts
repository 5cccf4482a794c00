import { loadAccidentTypes, loadMessages, loadSite } from '@/lib/content/site-content';
import type { Sender } from '@/lib/forms/contact';
import type { FormTexts } from './form-texts';

export type FormContent = { accidentTypes: string[]; texts: FormTexts; sender: Sender };

/** Returns what both forms need of the content, as plain props for their client leaves. */
export function formContent(): FormContent {
  const { name, mailLabel, mailbox, phone } = loadSite();
  return {
    accidentTypes: loadAccidentTypes().map((type) => type.name),
    texts: { ...loadMessages(), phone, mailbox },
    sender: { name, mailLabel, mailbox },
  };
}
