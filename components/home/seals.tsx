import { LinkedText } from '@/components/ui/text';
import type { Home } from '@/lib/content/schemas';
import { iconAddress } from '@/lib/icons';

const star = 'fill-wash stroke-amber stroke-4 [paint-order:stroke]';

/** What the site holds, each with a link to where it can be seen. */
export function Seals({ seals }: Pick<Home['hero'], 'seals'>) {
  return (
    <ul
      role="list"
      className="mt-5 grid gap-3 text-sm max-lg:order-1 sm:grid-cols-3 lg:col-span-2 lg:mt-8"
    >
      {seals.map(({ key, icon, name, text }) => (
        <li key={key} className="flex items-center gap-3">
          <svg width="56" height="56" aria-hidden className="text-teal flex-none">
            <path d="M11 11h34v34H11zM28 4l24 24-24 24L4 28z" className={star} />
            <use href={iconAddress(icon)} x="16" y="16" width="24" height="24" />
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
