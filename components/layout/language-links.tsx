import { PageScript } from '@/components/page-scripts/page-script';
import { pagesMissingIn } from '@/lib/content/editions';
import { loadLabels } from '@/lib/content/site-content';
import { type Language, originalLanguage, otherLanguages } from '@/lib/language';
import { addressIn, paths } from '@/lib/routes';

type EditionProps = { language: Language; path: string | undefined };

/** A list item with a link for each other edition. */
export function LanguageLinks({ language, path, className }: EditionProps & { className: string }) {
  return otherLanguages(language).map((to) => (
    <li key={to}>
      <EditionLink to={to} path={path} text={loadLabels(to).language.name} className={className} />
    </li>
  ));
}

/** A button for each other edition in the header of a phone, where its name has no room. */
export function LanguageButtons({
  language,
  path,
  className,
}: EditionProps & { className: string }) {
  return otherLanguages(language).map((to) => (
    <EditionLink
      key={to}
      to={to}
      path={path}
      text={to.toUpperCase()}
      name={loadLabels(to).language.name}
      className={className}
    />
  ));
}

/** On pages of the original, a line for visitors whose browser prefers another edition's language. */
export function LanguageOffers({ language, path }: EditionProps) {
  const others = language === originalLanguage ? otherLanguages(language) : [];
  if (others.length === 0) return null;
  return (
    <>
      {others.map((to) => (
        // The script may have shown it before React takes over.
        <p
          key={to}
          data-offers={to}
          data-instead-of={language}
          hidden
          suppressHydrationWarning
          className="bg-wash text-center print:hidden"
        >
          <EditionLink
            to={to}
            path={path}
            text={loadLabels(to).language.offer}
            className="inline-block px-4 py-2.5 font-semibold"
          />
        </p>
      ))}
      <PageScript name="offer-language" />
    </>
  );
}

type EditionLinkProps = {
  to: Language;
  path: string | undefined;
  text: string;
  /** What assistive technology says instead of a short text. */
  name?: string;
  className: string;
};

/** Leads to the same page; where the edition lacks it, to its articles, and from an unknown address home. */
function EditionLink({ to, path = paths.home, text, name, className }: EditionLinkProps) {
  const target = pagesMissingIn(to).includes(path) ? paths.blogs : path;
  return (
    <a href={addressIn(to, target)} hrefLang={to} lang={to} aria-label={name} className={className}>
      {text}
    </a>
  );
}
