import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/content/schemas';
import { phoneAddress, routes } from '@/lib/routes';
import { NavLinks } from './nav-links';

/**
 * The header of every page. The navigation is one list: a native popover on small screens, which
 * closes on an outside click and on Escape without a script, and a plain row on wide ones.
 */
export function SiteHeader({ name, phone }: Pick<Site, 'name' | 'phone'>) {
  return (
    <header className="site-header">
      <div className="container-page flex min-h-18 items-center gap-4">
        <a href={routes.home} className="brand">
          <img src="/logo.svg" alt="" width={36} height={36} />
          {name}
        </a>
        <nav id="site-menu" popover="auto" aria-label="Main" className="site-nav">
          <ul>
            <NavLinks />
          </ul>
        </nav>
        <a href={phoneAddress(phone)} className="header-phone">
          <Icon name="phone" size={20} />
          {phone}
        </a>
        <button type="button" popoverTarget="site-menu" className="menu-button" aria-label="Menu">
          <ListIcon size={24} weight="bold" aria-hidden />
        </button>
      </div>
    </header>
  );
}
