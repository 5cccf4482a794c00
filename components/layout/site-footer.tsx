import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import {
  loadLabels,
  loadOperator,
  loadPage,
  loadSite,
  loadStates,
} from '@/lib/content/site-content';
import { editionLinks } from '@/lib/edition-links';
import { editions, type Language } from '@/lib/language';
import { addressIn, navigation, paths, phoneAddress, routesIn } from '@/lib/routes';
import { OperatorLine } from './operator-facts';
import { Brand } from './site-header';

const link =
  'inline-flex min-h-8 items-center py-1 leading-snug text-on-night-soft no-underline hover:text-on-night hover:underline';

type SiteFooterProps = { language: Language; path: string | undefined };

export function SiteFooter({ language, path }: SiteFooterProps) {
  const site = loadSite(language);
  const { footer: labels, sale } = loadLabels(language);
  const { home } = routesIn(language);
  const company = navigation.flatMap(({ address, footer, text }) => {
    if (!footer) return [];
    const title = text && loadPage(text.file, language).facts.title;
    return {
      href: addressIn(language, address),
      label: footer === 'title' ? title : labels[footer],
    };
  });
  return (
    <footer className="on-night bg-night text-on-night print:hidden">
      <Container className="grid grid-cols-1 gap-x-12 gap-y-2 py-6 md:grid-cols-[1fr_2fr] md:py-16">
        <div>
          <Brand name={site.name} isLazy />
          <p className="text-on-night-soft">{site.tagline}.</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3">
            <a
              href={phoneAddress(site.phone)}
              className="text-glow text-xl font-semibold no-underline"
            >
              {site.phone}
            </a>
            <ul className="-ml-[10px] flex flex-wrap" aria-label={labels.networks}>
              {site.social.map(({ name, icon, url }) => (
                <li key={name} className="flex">
                  <a
                    href={url}
                    aria-label={`${site.name}, ${name}`}
                    className="rounded-control text-on-night-soft hover:bg-night-line hover:text-on-night grid size-[44px] place-items-center"
                  >
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <ul className="mt-1 columns-[9rem] gap-x-4 md:columns-1" aria-label={labels.company}>
            {company.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={link}>
                  {label}
                </a>
              </li>
            ))}
            {loadOperator(language).payment?.kind === 'perMessage' && (
              <li>
                <a href={addressIn(language, `${paths.healthData}#is-it-sold`)} className={link}>
                  {sale.link}
                </a>
              </li>
            )}
            {editionLinks(language, path).map((to) => (
              <li key={to.lang}>
                <a {...to} className={link}>
                  {editions[to.lang].name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Fold
            title={<h2 className="font-semibold tracking-[0.08em]">{labels.states}</h2>}
            unfoldsFrom="md"
          >
            <ul className="columns-[9rem] gap-x-6 md:mt-3" aria-label={labels.states}>
              {loadStates(language).map(({ state, name }) => (
                <li key={state}>
                  <a href={home} className={link}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
        <div className="border-night-line text-on-night-soft border-t pt-4 text-sm md:col-span-2">
          <p className="max-w-3xl">{site.agreement}</p>
          <OperatorLine language={language} />
          <p className="mt-2">
            © {site.copyrightYear} {site.name}. {labels.rights}
          </p>
        </div>
      </Container>
    </footer>
  );
}
