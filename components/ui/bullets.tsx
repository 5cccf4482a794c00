import { LinkedText } from './linked-text';

/** A short list of points. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="text-ink-soft marker:text-teal grid list-disc gap-2 pl-5">
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}
