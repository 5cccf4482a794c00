import { loadAccidentTypes, loadForms, loadMessages, loadSite } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { readEmailConfig } from '@/lib/settings';

/** What both forms need of the content and the settings, as plain props for their client leaves. */
function formContent() {
  const { name, mailLabel, mailbox, phone } = loadSite();
  return {
    accidentTypes: loadAccidentTypes().map(({ name, label }) => ({ value: name, label })),
    texts: { ...loadMessages(), phone, mailbox, atSend: loadForms().atSend },
    sender: { name, mailLabel, mailbox },
    config: readEmailConfig(),
    addresses: { confirmation: routes.confirmation },
  };
}

export type FormContent = ReturnType<typeof formContent>;
export type ContactFormProps = FormContent & { words: ReturnType<typeof loadForms>['contact'] };
export type IntakeFormProps = FormContent & { words: ReturnType<typeof loadForms>['intake'] };

export function contactFormContent(): ContactFormProps {
  return { ...formContent(), words: loadForms().contact };
}

export function intakeFormContent(): IntakeFormProps {
  return { ...formContent(), words: loadForms().intake };
}
