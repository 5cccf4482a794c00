import type { Field } from './fields';

// They show a mail's reader something else than what was typed. Tabs and line breaks may stay.
const deceptive = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

// Pasted from chats and mail programs. Names and messages need some of them.
const invisible = /[\p{Default_Ignorable_Code_Point}\u00a0\u2007\u202f]/gu;

/** What was typed, without what nobody sees; phone keyboards curl apostrophes. */
export function asMeant({ control }: Field, typed: string): string {
  const shown = typed.replace(deceptive, '');
  if (control === 'tel') return shown.replace(invisible, '');
  if (control !== 'email') return shown;
  const address = shown.replace(invisible, '').replace(/[‘’ʼ]/g, "'");
  // Keyboards add spaces after words and dots, and people end a sentence.
  return address.replace(/\s*([@.])\s*/g, '$1').replace(/^[\s<]+|[\s>.,;]+$/g, '');
}
