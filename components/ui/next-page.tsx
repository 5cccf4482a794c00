/**
 * Lets the browser fetch a page before it is opened, by the site's speculation rules. It is a link that nobody
 * sees, since the policy allows no rule that is written only when the address is known.
 */
export function NextPage({ address }: { address: string }) {
  // biome-ignore lint/a11y/useAnchorContent: what is invisible is not read out either.
  return <a href={address} data-next="" className="invisible absolute" />;
}
