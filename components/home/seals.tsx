import { LinkedText } from '@/components/ui/text';
import type { Home } from '@/lib/content/schemas';
import { drawingAddress, iconAddress } from '@/lib/icons';

/** What the site holds, each with a link to where it can be seen. */
export function Seals({ seals }: Pick<Home['hero'], 'seals'>) {
  return (
    <ul
      role="list"
      className="max-2xs:order-1 mt-5 grid gap-3 text-sm sm:grid-cols-3 lg:col-span-2 lg:mt-8"
    >
      {seals.map(({ key, icon, name, text }) => (
        <li key={key} className="flex items-start gap-3">
          <svg width="56" height="56" aria-hidden className="text-teal flex-none">
            <use href={drawingAddress('seal')} />
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
