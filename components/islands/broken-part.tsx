import { Heading } from '@/components/ui/section';
import { loadMessages, loadSite } from '@/lib/content/site-content';
import { phoneAddress } from '@/lib/inline-text';
import type { Language } from '@/lib/language';

export function BrokenPart({ language }: { language: Language }) {
  const { title, text, reload, call } = loadMessages(language).broken;
  const { phone } = loadSite(language);
  return (
    <div id="broken-part" hidden>
      <div className="py-section text-center">
        <Heading as="p" size="title">
          {title}
        </Heading>
        <p className="text-ink-soft mx-auto mt-4 mb-8 max-w-lg">{text}</p>
        <p className="flex justify-center gap-6">
          <button type="button" className="text-link cursor-pointer underline">
            {reload}
          </button>
          <a href={phoneAddress(phone)}>
            {call} {phone}
          </a>
        </p>
      </div>
    </div>
  );
}
