import { ButtonLink } from '@/components/ui/button';
import { loadLabels } from '@/lib/content/site-content';

/** A page that redirects at once and without a script, and shows the way where it can't. */
export function Redirect({ to, title }: { to: string; title: string }) {
  return (
    <div className="max-w-site px-gutter py-section mx-auto">
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <h1 className="font-display text-title mb-6">{title}</h1>
      <ButtonLink href={to}>{loadLabels().continue}</ButtonLink>
    </div>
  );
}
