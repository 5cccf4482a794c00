import { asShown, fieldsOf, isChoice } from '@/lib/forms/fields';
import { formContent } from '@/lib/forms/form-content';
import { templateParameters } from '@/lib/forms/template-parameters';
import { languages } from '@/lib/language';

const yesOrNo = { Yes: ['Yes', 'Sí', 'Yes'], No: ['No', 'No', 'No'] };
const orNotSure = { ...yesOrNo, 'Not sure': ['Not sure', 'No lo sé', 'No', /is not sure/] };
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
  fault: orNotSure,
  signup: orNotSure,
};

describe.each(languages)('in %s', (language) => {
  it.each(['contact', 'intake'] as const)('%s shows and sends the same', (name) => {
    const { form } = formContent(name, language);
    const fields = fieldsOf(form);
    for (const field of fields.filter(isChoice))
      for (const { value, label, ...option } of field.options) {
        const answers = { message: 'Hello', [field.name]: value };
        const [shown] = asShown([field], answers);
        expect(shown).toEqual({ label: field.question ?? field.label, value: label });
        const sent = templateParameters(form, answers, 'CL-1', { language });
        const parameter = field.parameters?.[0] ?? field.name;
        expect(sent[parameter]).toBe(option.sent ?? value);
        const row = table[field.name]?.[value];
        if (!row) continue;
        expect([label, sent[parameter]]).toEqual([row[language === 'en' ? 0 : 1], row[2]]);
        expect(sent['message']).toMatch(row[3] ?? /^Hello$/);
      }
  });
});
