import type { FormMessages } from '@/lib/forms/messages';
import type { BeforeSendTexts } from './before-send';
import type { EraseTexts } from './erase-answers';

/** All texts of a form that editors may change, and where a person can be reached. */
export type FormTexts = FormMessages & {
  sending: string;
  sendingSlow: string;
  sendFailed: string;
  maybeSent: string;
  arrived: string;
  demonstration: string;
  errorSummary: string;
  beforeSend: BeforeSendTexts;
  erase: EraseTexts;
  counter: { roomLeft: string; noRoom: string };
  softChecks: { suggestEmail: string; shortPhone: string };
  withoutScript: string;
  phone: string;
  mailbox: string;
};
