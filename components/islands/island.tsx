import type { ReactElement } from 'react';
import type { PartName } from './parts';

type IslandProps = {
  name: PartName;
  /** When its script comes: with the page, near the screen, or only when it is used. */
  when: 'load' | 'near' | 'used';
  children: ReactElement<object>;
};

/**
 * An interactive part of a page. In development Next runs the whole page; in the export its scripts are gone, and
 * each part is a React root of its own, which takes its props from the element that follows it.
 */
export function Island({ name, when, children }: IslandProps) {
  return (
    <>
      <div data-island={name} data-when={when}>
        {children}
      </div>
      <script type="application/json">{JSON.stringify(children.props)}</script>
    </>
  );
}
