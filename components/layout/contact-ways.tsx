import { LinkedText } from '@/components/ui/text';
import { languageNote, loadHome } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { Illustration } from './illustration';

export function ContactWays({ language }: { language: Language }) {
  const { call, write } = loadHome(language).contact;
  const speaks = languageNote(language);
  return (
    <>
      <p className="mt-4 text-lg">
        <LinkedText text={call} />
        <br />
        <LinkedText text={write} />
      </p>
      {speaks && <p className="mt-4">{speaks}</p>}
      <Illustration
        name="contact"
        alt=""
        width={960}
        height={800}
        loading="lazy"
        className="rounded-picture mt-8 hidden w-full max-w-md lg:block"
      />
    </>
  );
}
