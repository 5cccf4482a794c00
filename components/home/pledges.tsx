import { LineIcon } from '@/components/ui/icon';
import { Heading } from '@/components/ui/section';
import { LinkedText } from '@/components/ui/text';
import { loadHome } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';

/** What stands in for reviews: promises, each with the page that keeps it. */
export function Pledges({ language }: { language: Language }) {
  const { title, items } = loadHome(language).pledges;
  return (
    <section aria-labelledby="pledges-title">
      <Heading as="h2" size="title" id="pledges-title">
        {title}
      </Heading>
      <ul role="list" className="mt-4">
        {items.map(({ key, text }) => (
          <li key={key} className="border-line flex items-center gap-3 border-t py-2.5 md:text-lg">
            <span className="text-teal flex-none">
              <LineIcon name="check" size={24} />
            </span>
            <span>
              <LinkedText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
