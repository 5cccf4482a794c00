import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { loadHome, loadLegalAreas } from '@/lib/content/site-content';

export function LegalAreas() {
  return (
    <Section id="legal-areas" {...loadHome().legalAreas}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {loadLegalAreas().map(({ name, icon, ...categories }) => (
          <li key={name} className="card">
            <span className="text-teal">
              <Icon name={icon} size={36} />
            </span>
            <h3 className="heading-3 mt-3">{name}</h3>
            <ul className="mt-2 list-disc pl-5 text-ink-soft marker:text-teal">
              {Object.values(categories).map((category) => (
                <li key={category}>{category}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
