'use client';

import { usePathname } from 'next/navigation';
import { routes } from '@/lib/routes';

/** The links of the header; the one that leads to where the visitor is carries `aria-current`. */
export function NavLinks({ links }: { links: readonly { href: string; label: string }[] }) {
  const path = usePathname();
  return links.map(({ href, label }) => (
    <li key={href}>
      <a
        href={href}
        className="text-ink hover:text-link aria-[current]:decoration-amber flex min-h-12 items-center no-underline decoration-2 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-3 aria-[current]:underline-offset-8"
        aria-current={isWithin(path, href) ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  ));
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== routes.home && path.startsWith(`${href}/`));
}
