import { ButtonLink } from '@/components/ui/button';

/** A page that leads on at once and without a script, and shows the way where it can't. */
export function Redirect({ to, title }: { to: string; title: string }) {
  return (
    <div className="container-page section-space">
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <h1 className="heading-2 mb-6">{title}</h1>
      <ButtonLink href={to}>Continue</ButtonLink>
    </div>
  );
}
