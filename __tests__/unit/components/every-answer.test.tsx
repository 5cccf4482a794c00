/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AfterSending } from '@/components/confirmation/after-sending';
import { EmailForm } from '@/components/forms/email-form';
import { WaysOut } from '@/components/forms/ways-out';
import { allFields, asShown, isChoice, leadIn } from '@/lib/forms/fields';
import { formContent } from '@/lib/forms/forms';
import { templateParameters } from '@/lib/forms/template-parameters';
import { type Language, languages } from '@/lib/language';
import { keepSent } from '@/lib/message/records';
import { confirmationIn, saveCopy } from './form';

const yesOrNo = { Yes: ['Yes', 'Sí', 'Yes'], No: ['No', 'No', 'No'] };
const orNotSure = (about: RegExp) => {
  return { ...yesOrNo, 'Not sure': ['Not sure', 'No lo sé', 'No', about] };
};
// Shown in English and Spanish, sent, and said in the message (specification, section 5).
const table: Record<string, Record<string, (string | RegExp)[]>> = {
  period: {
    'Less than 1 Year': ['Less than 1 year', 'Menos de 1 año', 'Less than 1 Year'],
    'Less than 2 Year': ['Less than 2 years', 'Menos de 2 años', 'Less than 2 Year'],
    'Less than 3 Year': ['Less than 3 years', 'Menos de 3 años', 'Less than 3 Year'],
    '3 Year or more': [
      '3 years or more',
      '3 años o más',
      'Less than 3 Year',
      /3 years ago or more/,
    ],
  },
  medical: yesOrNo,
  fault: orNotSure(/Not sure whether anyone says .* at fault/),
  signup: orNotSure(/not sure whether they have signed/),
  zipCode: {
    en: ['Texas, zip code unknown', 'Texas, zip code unknown', 'Texas, zip code unknown'],
    es: [
      'Texas, código postal desconocido',
      'Texas, código postal desconocido',
      'Texas, zip code unknown',
    ],
  },
};
/** The e-mail as the office reads it. */
function mailOf(name: string, parameters: Record<string, string>, parameter: string) {
  const template = document.createElement('template');
  const source = readFileSync(`content/emails/${name}.html`, 'utf8');
  template.innerHTML = source.replace(/{{(\w+)}}/g, (_, key) => parameters[key] ?? '');
  const rows = [...template.content.querySelectorAll('tr')].map(({ children: [th, td] }) => ({
    asked: th?.textContent ?? '',
    answered: td?.textContent,
  }));
  const [, asked] = new RegExp(`<th[^>]*>([^<]*)</th><td>{{${parameter}}}`).exec(source) ?? [];
  const read = rows.find((row) => row.asked === asked);
  return { asked, answered: read?.answered, text: template.content.textContent };
}

const terms = (where: ParentNode = document) =>
  [...where.querySelectorAll('dt')].map((dt) => [
    dt.textContent,
    dt.nextElementSibling?.textContent,
  ]);

async function confirm(form: 'contact' | 'intake', language: Language, answers: Answer[]) {
  keepSent({
    form,
    reference: 'CL-7K2M4PQ',
    sentAt: Date.now(),
    isShown: true,
    answers,
    values: {},
    touched: [],
  });
  const props = confirmationIn(language);
  await act(async () => render(<AfterSending {...props} />));
  return saveCopy(props.texts.copy.file);
}
type Answer = { label: string; value: string };

describe.each(languages)('in %s', (language) => {
  it.each(['contact', 'intake'] as const)(
    '%s shows, confirms, saves and mails the same',
    async (name) => {
      const content = formContent(name, language);
      const { form, texts } = content;
      await act(async () => render(<EmailForm {...content} />));
      const shownIn = (control: Element | null) =>
        (control?.closest('label') ?? control)?.textContent?.trim();
      for (const summary of screen.queryAllByText(texts.unknownZip.question)) {
        await userEvent.click(summary);
        const list = await screen.findByLabelText(texts.unknownZip.state);
        await userEvent.selectOptions(list, 'Texas');
        const [zipCode] = document.getElementsByName('zipCode');
        expect(zipCode).toHaveValue(table['zipCode']?.[language]?.[0] as string);
      }
      const options = allFields(form)
        .filter(isChoice)
        .flatMap((field) => field.options.map(({ value }) => ({ field, value })));
      const offered = options.map(({ field, value }) =>
        shownIn(
          document.querySelector(
            `:is([name="${field.name}"], [name="${field.name}"] *)[value="${value}"]`,
          ),
        ),
      );
      const states = allFields(form)
        .filter(({ name }) => name === 'zipCode')
        .map((field) => ({ field, value: table['zipCode']?.[language]?.[0] as string }));
      for (const [index, { field, value }] of [...options, ...states].entries()) {
        cleanup();
        const answers = { message: 'Hello', [field.name]: value };
        const [shown = { label: '', value: '' }] = asShown([field], answers);
        const row = table[field.name]?.[isChoice(field) ? value : language];
        const label = (row?.[language === 'en' ? 0 : 1] as string) ?? offered[index];
        const asked = (isChoice(field) && field.question) || field.label;
        expect(shown).toEqual({ label: asked, value: label });
        if (isChoice(field)) expect(offered[index]).toBe(label);

        const file = await confirm(name, language, [shown]);
        expect(terms()).toEqual([[asked, label]]);
        expect([file.documentElement.lang, ...terms(file)]).toEqual([language, [asked, label]]);

        cleanup();
        render(<WaysOut reference="CL-7K2M4PQ" answers={[shown]} texts={texts} mayMail />);
        const { href } = screen.getByRole<HTMLAnchorElement>('link');
        expect(new URL(href).searchParams.get('body')).toContain(`${leadIn(asked)} ${label}`);

        const sent = templateParameters(form, answers, 'CL-7K2M4PQ', { language });
        const parameter = field.parameters?.[0] ?? field.name;
        const mail = mailOf(name, sent, parameter);
        expect([sent[parameter], mail.answered]).toEqual(
          Array(2).fill(row?.[2] ?? sentAs(field, value)),
        );
        expect(sent['message']).toMatch(row?.[3] ?? /^Hello$/);
        expect(mail.text).toContain(sent['message']);
      }
    },
  );
});

// The contact form numbers the accident types.
function sentAs(
  field: { name: string; options?: readonly { value: string; sent?: string }[] },
  value: string,
) {
  return field.options?.find((option) => option.value === value)?.sent ?? value;
}
