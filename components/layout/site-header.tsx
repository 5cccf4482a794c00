import { Icon, LineIcon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { loadLabels, loadSite } from '@/lib/content/site-content';
import { editionLinks } from '@/lib/edition-links';
import { editions, type Language } from '@/lib/language';
import { addressIn, navigation, paths, phoneAddress, routesIn } from '@/lib/routes';

const link = 'text-ink hover:text-link flex min-h-12 items-center no-underline hover:underline';

const round =
  'inline-flex min-h-[44px] min-w-[44px] items-center justify-center rounded-full border border-line bg-card text-ink no-underline hover:bg-wash';

type SiteHeaderProps = { language: Language; path: string | undefined };

/** Header. The navigation is a native popover on small screens, a row on wide ones. */
export function SiteHeader({ language, path }: SiteHeaderProps) {
  const { name, phone } = loadSite(language);
  const labels = loadLabels(language).header;
  const call = phoneAddress(phone);
  const otherEditions = editionLinks(language, path);
  return (
    <header className="border-line border-b print:hidden">
      <Container className="flex flex-wrap items-center gap-x-2 py-1.5 sm:gap-x-4 lg:py-3">
        <a href={routesIn(language).home} className="text-ink mr-auto no-underline">
          <Brand name={name} />
        </a>
        <nav
          id="site-menu"
          popover="auto"
          aria-label={labels.navigation}
          className="max-lg:rounded-card max-lg:border-line max-lg:bg-card max-lg:text-ink max-lg:shadow-finder max-lg:inset-[5rem_1rem_auto_auto] max-lg:max-h-[calc(100dvh-6rem)] max-lg:w-[min(18rem,calc(100vw-2rem))] max-lg:border max-lg:px-6 max-lg:py-3 lg:static lg:block lg:size-auto lg:overflow-visible lg:bg-transparent lg:text-inherit"
        >
          <ul className="grid lg:mr-2 lg:flex lg:gap-7">
            {navigation.map(
              ({ address, header }) =>
                header && (
                  <li key={address}>
                    <a
                      href={addressIn(language, address)}
                      className={`${link} aria-[current]:decoration-amber aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-3 aria-[current]:underline-offset-8`}
                      aria-current={isWithin(path, address) ? 'page' : undefined}
                    >
                      {labels[header]}
                    </a>
                  </li>
                ),
            )}
            {otherEditions.map((to) => (
              <li key={to.lang}>
                <a {...to} className={link}>
                  {editions[to.lang].name}
                </a>
              </li>
            ))}
            <li className="border-line border-t lg:hidden">
              <a
                href={call}
                className="text-link flex min-h-12 items-center gap-2 font-semibold no-underline"
              >
                <Icon name="phone" size={20} />
                {phone}
              </a>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex gap-1.5 sm:gap-4">
          {otherEditions.map((to) => (
            <a
              key={to.lang}
              {...to}
              // The linter sees no address in what is spread.
              href={to.href}
              aria-label={`${to.lang.toUpperCase()}, ${editions[to.lang].name}`}
              className={`${round} max-2xs:text-[0.625rem] text-sm font-semibold lg:hidden`}
            >
              {to.lang.toUpperCase()}
            </a>
          ))}
          <a href={call} className={`${round} gap-1.5 whitespace-nowrap sm:px-4`}>
            <Icon name="phone" size={22} />
            <span className="max-sm:sr-only">{phone}</span>
          </a>
          <button
            type="button"
            popoverTarget="site-menu"
            className={`${round} cursor-pointer lg:hidden`}
            aria-label={labels.menu}
          >
            <LineIcon name="menu" size={24} />
          </button>
        </div>
      </Container>
    </header>
  );
}

function isWithin(path = '', address: string): boolean {
  return path === address || (address !== paths.home && path.startsWith(`${address}/`));
}

/** Logo and name; hides the logo if large type leaves no room. */
export function Brand({ name, isLazy = false }: { name: string; isLazy?: boolean }) {
  return (
    <span className="font-display max-2xs:text-[0.9375rem] inline-flex min-h-[44px] items-center gap-2 text-[1.1875rem] font-semibold sm:gap-2.5 sm:text-[1.375rem]">
      <img
        src="/logo.svg"
        alt=""
        width={36}
        height={36}
        // Or React preloads it ahead of the page's picture.
        {...(isLazy ? { loading: 'lazy' } : { fetchPriority: 'low' })}
        className="2xs:block hidden"
      />
      {name}
    </span>
  );
}
