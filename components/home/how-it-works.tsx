import { Icon } from '@/components/ui/icon';
import { Heading, Section } from '@/components/ui/section';
import { loadHome, loadHowItWorks } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';

const connector =
  'before:absolute before:top-16 before:bottom-[-1rem] before:left-6 before:border-amber before:border-l-3 before:border-dotted last:before:hidden md:before:top-6 md:before:right-[-2rem] md:before:bottom-auto md:before:left-16 md:before:border-t-3 md:before:border-l-0';

export function HowItWorks({ language }: { language: Language }) {
  const { step, ...heading } = loadHome(language).howItWorks;
  return (
    <Section id="how-it-works" {...heading}>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-12">
        {loadHowItWorks(language).map(({ key, name, content, icon }, index) => (
          <li key={key} className={`relative pl-16 md:pt-16 md:pl-0 ${connector}`}>
            <span className="bg-wash text-teal absolute top-0 left-0 grid size-12 place-items-center rounded-full">
              <Icon name={icon} size={28} />
            </span>
            <p className="text-amber-text text-sm font-semibold">
              {fillText(step, { number: index + 1 })}
            </p>
            <Heading as="h3" size="subtitle">
              {name}
            </Heading>
            <p className="text-ink-soft mt-1">{content}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
