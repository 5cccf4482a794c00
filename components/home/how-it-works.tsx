import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { loadHome, loadHowItWorks } from '@/lib/content/site-content';

export function HowItWorks() {
  return (
    <Section id="how-it-works" {...loadHome().howItWorks}>
      <ol className="grid gap-5 md:grid-cols-3">
        {loadHowItWorks().map(({ name, content, icon }, index) => (
          <li key={name} className="card">
            <span className="text-teal">
              <Icon name={icon} size={40} />
            </span>
            <p className="mt-4 font-semibold text-amber-text text-sm">Step {index + 1}</p>
            <h3 className="heading-3">{name}</h3>
            <p className="mt-2 text-ink-soft">{content}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
