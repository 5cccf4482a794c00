import { LinkedText } from '@/components/ui/linked-text';
import { loadHome, loadSite } from '@/lib/content/site-content';
import { fillText } from '@/lib/fill-text';
import type { Language } from '@/lib/language';
import { reachLinks } from '@/lib/routes';

/** The ways to reach a person without the form, and a picture beside it where there is room. */
export function ContactWays({ language }: { language: Language }) {
  const { call, write } = loadHome(language).contact;
  const ways = reachLinks(loadSite(language));
  return (
    <>
      <p className="mt-4 text-lg">
        <LinkedText text={fillText(call, ways)} />
        <br />
        <LinkedText text={fillText(write, ways)} />
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
