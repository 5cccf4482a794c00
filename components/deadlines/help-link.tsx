type HelpLinkProps = { label: string; name: string; url: string };

/** What a state offers. Names are official and stay in English. */
export function HelpLink({ label, name, url }: HelpLinkProps) {
  return (
    <>
      {label}:{' '}
      <a href={url} lang="en">
        {name}
      </a>
    </>
  );
}
