import { Container } from '@/components/ui/section';
import { LinkedText } from '@/components/ui/text';
import type { Home } from '@/lib/content/schemas';
import { drawingAddress, iconAddress } from '@/lib/icons';

/** What the site holds, each with a link to where it can be seen. */
export function Seals({ seals }: Pick<Home['hero'], 'seals'>) {
  return (
    <Container>
      <ul role="list" className="grid gap-x-6 gap-y-3 pb-6 text-sm sm:grid-cols-3 lg:pt-8">
        {seals.map(({ key, icon, name, text }) => (
          <li key={key} className="flex items-start gap-3">
            <svg width="56" height="56" aria-hidden className="text-teal flex-none">
              <use href={drawingAddress('seal')} />
              <use href={iconAddress(icon)} x="16" y="16" width="24" height="24" />
            </svg>
            <p className="text-balance">
              <strong className="block">
                <LinkedText text={name} />
              </strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
