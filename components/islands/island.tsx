import type { ReactElement } from 'react';
import type { PartName } from './parts';

type IslandProps = {
  name: PartName;
  /** When to load its script: with the page, near the viewport, or on first use. */
  when: 'load' | 'near' | 'used';
  children: ReactElement<object>;
};

/**
 * An interactive part of a page. In development Next hydrates the whole page; the export drops Next's scripts, and
 * each island is a separate React root with its props in the following element.
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
