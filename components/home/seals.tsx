import { LinkedText } from '@/components/ui/text';
import type { Home } from '@/lib/content/schemas';
import { iconAddress } from '@/lib/icons';

/** What the site holds, each with a link to where it can be seen. */
export function Seals({ seals }: Pick<Home['hero'], 'seals'>) {
  return (
    <ul
      role="list"
      className="mt-5 grid gap-3 text-sm max-lg:order-1 sm:grid-cols-3 lg:col-span-2 lg:mt-8"
    >
      {seals.map(({ key, icon, name, text }) => (
        <li key={key} className="flex items-center gap-3">
          <svg
            width="56"
            height="56"
            viewBox="-28 -28 56 56"
            aria-hidden
            className="text-teal flex-none"
          >
            <path
              d="M-17-17h34v34h-34zM0-24 24 0 0 24-24 0z"
              fill="var(--wash)"
              stroke="var(--amber)"
              strokeWidth="4"
              strokeLinejoin="round"
              paintOrder="stroke"
            />
            <use href={iconAddress(icon)} x="-12" y="-12" width="24" height="24" />
          </svg>
          <p>
            <strong>
              <LinkedText text={name} />
            </strong>
            <br />
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
