import { Linked } from '@/components/ui/linked';
import { loadHome, loadSite } from '@/lib/content/site-content';
import { phoneAddress } from '@/lib/routes';

/** The ways to reach a person without the form, and a picture beside it where there is room. */
export function ContactWays() {
  const { call, write } = loadHome().contact;
  const { phone, mailbox } = loadSite();
  return (
    <>
      <p className="mt-4 text-lg">
        <Linked text={call} links={{ phone: { href: phoneAddress(phone), text: phone } }} />
        <br />
        <Linked text={write} links={{ mailbox: { href: `mailto:${mailbox}`, text: mailbox } }} />
      </p>
      <img
        src="/images/contact.svg"
        alt=""
        width={960}
        height={800}
        loading="lazy"
        className="rounded-picture mt-8 hidden w-full max-w-md lg:block"
      />
    </>
  );
}
