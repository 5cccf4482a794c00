import { PageScript } from '@/components/page-scripts/page-script';
import { loadLabels } from '@/lib/content/site-content';
import { blogPathsMissingIn } from '@/lib/editions';
import { type Language, nameOf, originalLanguage, otherLanguages } from '@/lib/language';
import { paths } from '@/lib/pages';
import { addressIn } from '@/lib/routes';

type EditionProps = { language: Language; path: string | undefined };

export function LanguageLinks({ language, path, className }: EditionProps & { className: string }) {
  return otherLanguages(language).map((to) => (
    <li key={to}>
      <EditionLink to={to} path={path} text={nameOf(to)} className={className} />
    </li>
  ));
}

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
      name={`${to.toUpperCase()}, ${nameOf(to)}`}
      className={className}
    />
  ));
}

export function LanguageOffers({ language, path }: EditionProps) {
  const others = language === originalLanguage ? otherLanguages(language) : [];
  if (others.length === 0) return null;
  return (
    <>
      {others.map((to) => (
        // The script may show it before hydration.
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
  name?: string;
  className: string;
};

/** Links to the same page, to the articles if the edition lacks it, or home from a 404. */
function EditionLink({ to, path = paths.home, text, name, className }: EditionLinkProps) {
  const target = blogPathsMissingIn(to).has(path) ? paths.blogs : path;
  return (
    <a href={addressIn(to, target)} hrefLang={to} lang={to} aria-label={name} className={className}>
      {text}
    </a>
  );
}
