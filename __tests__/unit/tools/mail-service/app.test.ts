import { readEmailConfig } from '@/lib/settings';
import type { Mail } from '@/tools/mail-service/service';
import { createMailService } from '@/tools/mail-service/service';

const request = {
  lib_version: '3.12.1',
  user_id: 'key',
  service_id: 'local',
  template_id: 'contact',
  template_params: {
    from_name: '<b>Ana</b>',
    subject: 'English · <b>',
    recipient: 'to@site.example',
    reply_to: 'ana@example.com',
    accidentId: 'Auto Accident',
    message: 'One\r\nTwo {{from_name}} 🙂',
  },
};

function start(deliver: (mail: Mail) => Promise<void> = async () => undefined) {
  const mails: Mail[] = [];
  const service = createMailService({
    config: readEmailConfig({ NEXT_PUBLIC_SITE_URL: 'https://site.example' }),
    deliver: async (mail) => {
      await deliver(mail);
      mails.push(mail);
    },
  });
  const post = (body: BodyInit, path = 'send') =>
    service.request(`/api/v1.0/email/${path}`, { method: 'POST', body });
  const send = (change: object) => post(JSON.stringify({ ...request, ...change }));
  return { mails, service, post, send };
}

describe('the local mail service', () => {
  it('fills the template and answers OK once the mail is delivered', async () => {
    const { mails, send } = start();
    const answer = await send({});
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('OK');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'to@site.example',
      replyTo: 'ana@example.com',
      subject: 'English · <b>',
    });
    expect(mails[0]?.html).toContain('&lt;b&gt;Ana&lt;&#x2F;b&gt;');
    expect(mails[0]?.html).toContain('One\r\nTwo {{from_name}} 🙂');
  });

  it('shows the site’s own logo and link, whatever addresses the request holds', async () => {
    const { mails, send } = start();
    const own = { logoUrl: 'https://thief.example/pixel.png', logoLink: 'javascript:alert(1)' };
    await send({ template_params: { ...request.template_params, ...own, message: '{site}' } });
    const { html = '' } = mails[0] ?? {};
    expect(html).toContain(
      '<a href="https://site.example"><img src="https://site.example/logo.png"',
    );
    expect(html).not.toMatch(/thief|javascript:/);
    expect(html).toContain('{site}</p>');
  });

  it('takes a form as well', async () => {
    const { mails, post } = start();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...request, ...request.template_params })) {
      if (typeof value === 'string') form.append(name, value);
    }
    const answer = await post(form, 'send-form');
    expect(await answer.text()).toBe('OK');
    expect(mails[0]?.replyTo).toBe('ana@example.com');
  });

  it.each(['user_id', 'service_id', 'template_id'])(
    'refuses a request without %s',
    async (name) => {
      const { mails, send } = start();
      const answer = await send({ [name]: undefined });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toBe(`The ${name} parameter is required`);
      expect(mails).toHaveLength(0);
    },
  );

  it.each(['', 'null', '[]', '{', '"text"'])('refuses the body %j', async (body) => {
    expect((await start().post(body)).status).toBe(400);
  });

  it('refuses a template that it does not know', async () => {
    expect((await start().send({ template_id: 'other' })).status).toBe(400);
  });

  it('refuses more than 50 kB of variables', async () => {
    const { mails, send } = start();
    const answer = await send({ template_params: { message: 'x'.repeat(50_001) } });
    expect(answer.status).toBe(413);
    expect(mails).toHaveLength(0);
  });

  it('answers 502 with the reason when SMTP does not accept the mail', async () => {
    const { send } = start(() => Promise.reject(new Error('mailbox full')));
    const answer = await send({});
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('mailbox full');
  });

  it('lets other origins send', async () => {
    const answer = await start().service.request('/api/v1.0/email/send', { method: 'OPTIONS' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
