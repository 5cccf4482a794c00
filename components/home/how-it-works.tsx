import { Icon } from '@/components/ui/icon';
import { Card, Heading, Section } from '@/components/ui/section';
import { loadHome, loadHowItWorks } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';

export function HowItWorks({ language }: { language: Language }) {
  const { step, ...heading } = loadHome(language).howItWorks;
  return (
    <Section id="how-it-works" {...heading}>
      <ol role="list" className="grid grid-cols-1 gap-2 md:grid-cols-3 md:gap-6">
        {loadHowItWorks(language).map(({ key, name, content, icon }, index) => (
          <Card as="li" key={key} className="max-2xs:block flex gap-4 max-md:p-3 md:block">
            <span className="bg-wash text-teal grid size-12 flex-none place-items-center rounded-full md:mb-4">
              <Icon name={icon} size={28} />
            </span>
            <div>
              <p className="text-amber-text text-sm font-semibold">
                {fillText(step, { number: index + 1 })}
              </p>
              <Heading as="h3" size="subtitle">
                {name}
              </Heading>
              <p className="text-ink-soft mt-1">{content}</p>
            </div>
          </Card>
        ))}
      </ol>
    </Section>
  );
}
