/** The site's lantern and its name; without the lantern where large type leaves no room beside the name. */
export function Brand({ name, isLazy = false }: { name: string; isLazy?: boolean }) {
  return (
    <span className="font-display inline-flex min-h-12 items-center gap-2.5 text-[1.375rem] font-semibold">
      <img
        src="/logo.svg"
        alt=""
        width={36}
        height={36}
        loading={isLazy ? 'lazy' : undefined}
        className="2xs:block hidden"
      />
      {name}
    </span>
  );
}
