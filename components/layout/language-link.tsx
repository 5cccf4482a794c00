import { pagesMissingIn } from '@/lib/content/editions';
import { loadLabels } from '@/lib/content/site-content';
import { otherLanguage } from '@/lib/language';
import { EditionLink } from './nav-links';

/** The link to the other edition: its language's name, or the line that offers it. */
export function LanguageLink({
  offers = false,
  className,
}: {
  offers?: boolean;
  className: string;
}) {
  const to = otherLanguage();
  const { name, offer } = loadLabels(to).language;
  return (
    <EditionLink
      to={to}
      text={offers ? offer : name}
      missing={pagesMissingIn(to)}
      className={className}
    />
  );
}
