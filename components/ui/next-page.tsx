/** Hidden link to prefetch a page; the policy forbids adding speculation rules. */
export function NextPage({ address }: { address: string }) {
  // biome-ignore lint/a11y/useAnchorContent: what is invisible is not read out either.
  return <a href={address} data-next="" className="invisible absolute" />;
}
