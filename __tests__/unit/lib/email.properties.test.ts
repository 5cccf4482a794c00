import * as fc from 'fast-check';
import { anyText, hostile } from '@/__tests__/unit/random-texts';
import { loadForms } from '@/lib/content/site-content';
import { sendEmail } from '@/lib/email';
import { contactParameters } from '@/lib/forms/contact';
import { mapFields } from '@/lib/forms/fields';
import { intakeFields, intakeParameters } from '@/lib/forms/intake';
import { readEmailConfig } from '@/lib/settings';

fc.configureGlobal({ seed: 7, numRuns: 300 });

const config = readEmailConfig({});
const sender = { name: 'ClaimLantern', mailLabel: 'website', mailbox: 'to@site.example' };

/** Stands in for the browser's request and returns the bytes that leave for the network. */
function captureBodies() {
  const bodies: Blob[] = [];
  class Request extends EventTarget {
    status = 200;
    responseText = 'OK';
    open = () => undefined;
    setRequestHeader = () => undefined;
    send(body: string) {
      bodies.push(new Blob([body]));
      this.dispatchEvent(new Event('load'));
    }
  }
  const browser = { navigator: { onLine: true }, document: new EventTarget() };
  Object.assign(globalThis, { XMLHttpRequest: Request, ...browser });
  return bodies;
}

async function overTheWire(parameters: Record<string, string>) {
  const bodies = captureBodies();
  await sendEmail(config, 'template', parameters);
  return JSON.parse((await bodies[0]?.text()) ?? '').template_params;
}

/** Anything at all: all of Unicode, broken halves of characters, and control characters. */
const value = fc.oneof(fc.string({ unit: 'binary' }), hostile, anyText());

const contactValues = fc.record({
  user: value,
  email: value,
  phone_number: value,
  accident_type: fc.oneof(fc.constantFrom('0', '1'), value),
  message: value,
});

const intakeValues = fc.record(
  mapFields(intakeFields(loadForms('en').intake.fields, []), () => value),
);

describe('the body of the request', () => {
  it('carries every answer of the contact form whole', async () => {
    const names = ['Auto Accident', 'MalPractice'];
    const types = names.map((value) => ({ value, label: `own ${value}` }));
    await fc.assert(
      fc.asyncProperty(contactValues, async (values) => {
        const sent = await overTheWire(contactParameters(values, types, sender, config));
        expect(sent).toMatchObject({
          from_name: values.user,
          email: values.email,
          reply_to: values.email,
          phone_number: values.phone_number,
          message: values.message,
          recipient: sender.mailbox,
        });
        expect(['', ...names]).toContain(sent.accidentId);
      }),
    );
  });

  it('carries every answer of the intake form whole', async () => {
    await fc.assert(
      fc.asyncProperty(intakeValues, async ({ user, ...values }) => {
        const sent = await overTheWire(intakeParameters({ user, ...values }, sender));
        expect(sent).toEqual({
          ...values,
          from_name: user,
          reply_to: values.email,
          name: sender.mailLabel,
          recipient: sender.mailbox,
        });
      }),
    );
  });
});
