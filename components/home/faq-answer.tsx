import { LinkedText } from '@/components/ui/linked-text';
import type { FaqTab } from '@/lib/content/schemas';
import { questionId } from '@/lib/routes';

type FaqItem = FaqTab['items'][number];

/** One collapsible question. Its answer carries the id: a browser opens it for a link that leads there. */
export function FaqAnswer({ item }: { item: FaqItem }) {
  const points = [
    item.content1,
    item.content2,
    item.content3,
    item.content4,
    item.content5,
    item.content6,
    item.content7,
  ].filter((point) => point !== undefined);
  const id = questionId(item.subject);
  return (
    <details className="faq-item">
      <summary>
        <h3>{item.subject}</h3>
      </summary>
      <div id={id} className="faq-answer">
        <p>
          <LinkedText text={item.subtitle1} />
        </p>
        {points.length > 0 && (
          <ul>
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
          <a href={`#${id}`} className="faq-link">
            Link to this question
          </a>
        </p>
      </div>
    </details>
  );
}
