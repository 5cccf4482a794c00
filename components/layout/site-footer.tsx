import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/content/schemas';
import { loadAccessibility, loadDeadlines, loadPrivacy } from '@/lib/content/site-content';

import { phoneAddress, routes } from '@/lib/routes';
import { usStates } from '@/lib/us-states';
import { OperatorLine } from './operator-facts';

/** The footer of every page: states, company, phone, networks, the disclosure, the copyright line. */
export function SiteFooter({ site }: { site: Site }) {
  return (
    <footer className="site-footer on-night">
      <div className="container-page grid gap-x-12 gap-y-10 py-16 lg:grid-cols-[1fr_2fr]">
        <div>
          <p className="brand">
            <img src="/logo.svg" alt="" width={36} height={36} loading="lazy" />
            {site.name}
          </p>
          <p className="mt-3 text-on-night-soft">{site.tagline}.</p>
          <p className="mt-6">
            <a href={phoneAddress(site.phone)} className="footer-phone">
              {site.phone}
            </a>
          </p>
          <ul className="mt-4 flex gap-1" aria-label="Social networks">
            {site.social.map(({ name, icon, url }) => (
              <li key={name}>
                <a
                  href={url}
                  rel="noopener"
                  aria-label={`${site.name} on ${name}`}
                  className="social"
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
          <ul className="mt-4 grid gap-1" aria-label="Company">
            <li>
              <a href={routes.about} className="footer-link">
                About Us
              </a>
            </li>
            <li>
              <a href={routes.service} className="footer-link">
                Terms
              </a>
            </li>
            <li>
              <a href={routes.privacy} className="footer-link">
                {loadPrivacy().facts.title}
              </a>
            </li>
            <li>
              <a href={routes.accessibility} className="footer-link">
                {loadAccessibility().facts.title}
              </a>
            </li>
            <li>
              <a href={routes.deadlines} className="footer-link">
                {loadDeadlines().footerLink}
              </a>
            </li>
          </ul>
        </div>
        <div>
          <h2 id="states-title" className="footer-title">
            STATES
          </h2>
          <ul className="states" aria-labelledby="states-title">
            {usStates.map((state) => (
              <li key={state}>
                <a href={routes.home} className="footer-link">
                  {state}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="border-night-line border-t pt-8 text-on-night-soft text-sm lg:col-span-2">
          <p className="max-w-3xl">{site.agreement}</p>
          <OperatorLine site={site} />
          <p className="mt-4">
            © {site.copyrightYear} {site.name}. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  );
}
