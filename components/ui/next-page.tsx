/**
 * Hidden link that lets speculation rules prefetch a page. The policy forbids rules added at run
 * time.
 */
export function NextPage({ address }: { address: string }) {
  // biome-ignore lint/a11y/useAnchorContent: what is invisible is not read out either.
  return <a href={address} data-next="" className="invisible absolute" />;
}
