'use client';

import { usePathname } from 'next/navigation';
import type { Language } from '@/lib/language';
import { addressIn, englishAddress, paths } from '@/lib/routes';

type NavLinksProps = { links: readonly { href: string; label: string }[]; home: string };

/** The links of the header; the one that leads to where the visitor is carries `aria-current`. */
export function NavLinks({ links, home }: NavLinksProps) {
  const path = usePathname();
  return links.map(({ href, label }) => (
    <li key={href}>
      <a
        href={href}
        className="text-ink hover:text-link aria-[current]:decoration-amber flex min-h-12 items-center no-underline decoration-2 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-3 aria-[current]:underline-offset-8"
        aria-current={isWithin(path, href, home) ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  ));
}

function isWithin(path: string, href: string, home: string): boolean {
  return path === href || (href !== home && path.startsWith(`${href}/`));
}

type EditionLinkProps = {
  to: Language;
  text: string;
  /** The English addresses that have no page in that language: from there it leads to the articles. */
  missing: readonly string[];
  className: string;
};

/** A link to the same page in the other language. */
export function EditionLink({ to, text, missing, className }: EditionLinkProps) {
  const path = englishAddress(usePathname());
  // The page for wrong addresses has none of its own.
  const isPage = !/^\/(_|404$)/.test(path);
  const target = missing.includes(path) ? paths.blogs : path;
  return (
    <a
      href={addressIn(to, isPage ? target : paths.home)}
      hrefLang={to}
      lang={to}
      className={className}
    >
      {text}
    </a>
  );
}
