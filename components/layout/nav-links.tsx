'use client';

import { usePathname } from 'next/navigation';
import { routes } from '@/lib/routes';

const links = [
  { href: routes.home, label: 'Home' },
  { href: routes.blogs, label: 'Blogs' },
  { href: routes.about, label: 'About Us' },
  { href: routes.service, label: 'Services' },
  { href: routes.contact, label: 'Contact Us' },
];

/** The five links of the header; the one that leads to where the visitor is carries `aria-current`. */
export function NavLinks() {
  const path = usePathname();
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} className="nav-link" aria-current={isWithin(path, href) ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== routes.home && path.startsWith(`${href}/`));
}
