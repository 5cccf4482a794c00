import type { ReactElement } from 'react';
import { Heading } from '@/components/ui/section';
import { loadMessages, loadSite } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { phoneAddress } from '@/lib/routes';
import type { IslandName } from './hydrate';

type IslandProps = {
  name: IslandName;
  when: 'load' | 'near' | 'used';
  children: ReactElement<object>;
};

/**
 * An interactive part of a page. In the export it is a React root with its props in the next
 * element, which the export moves into a file; in development Next hydrates it with the page.
 * “Islands” in docs/architecture.md says what that asks of it.
 */
export function Island({ name, when, children }: IslandProps) {
  return (
    <>
      {/* React listens for clicks here, so without a role Firefox (153) calls all inside clickable. */}
      <div role="presentation" data-island={name} data-when={when}>
        {children}
      </div>
      <script type="application/json" data-props="">
        {JSON.stringify(children.props)}
      </script>
    </>
  );
}

/** What stands in place of an island that failed. */
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
