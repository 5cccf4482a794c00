import { Caret } from '@/components/ui/fold';
import { LinkedText } from '@/components/ui/linked-text';
import type { FaqTab } from '@/lib/content/schemas';
import { questionId } from '@/lib/routes';

type FaqItem = FaqTab['items'][number];

/** One collapsible question. Its answer carries the id: a browser opens it for a link that leads there. */
export function FaqAnswer({ item, link }: { item: FaqItem; link: string }) {
  const points = [
    item.content1,
    item.content2,
    item.content3,
    item.content4,
    item.content5,
    item.content6,
    item.content7,
  ].filter((point) => point !== undefined);
  const id = questionId(item.key);
  return (
    <details className="group border-line details-content:block-size-0 open:details-content:block-size-auto border-b [interpolate-size:allow-keywords] details-content:overflow-clip details-content:transition-[block-size,content-visibility] details-content:transition-discrete details-content:duration-250">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lg leading-snug font-semibold">
        <h3>{item.subject}</h3>
        <Caret />
      </summary>
      <div id={id} className="text-ink-soft grid max-w-[68ch] gap-3 pb-6">
        <p>
          <LinkedText text={item.subtitle1} />
        </p>
        {points.length > 0 && (
          <ul className="marker:text-teal list-disc pl-5">
            {points.map((point) => (
              <li key={point}>
                <LinkedText text={point} />
              </li>
            ))}
          </ul>
        )}
        {item.subtitle2 && (
          <p>
            <LinkedText text={item.subtitle2} />
          </p>
        )}
        <p>
          <a href={`#${id}`} className="text-note">
            {link}
          </a>
        </p>
      </div>
    </details>
  );
}
