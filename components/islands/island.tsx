import type { ReactElement } from 'react';
import type { PartName } from './hydrate';

type IslandProps = {
  name: PartName;
  when: 'load' | 'near' | 'used';
  children: ReactElement<object>;
};

/**
 * An interactive part of a page. In the export it is a React root with its props in the next
 * element, which the export moves into a file; in development Next hydrates it with the page. “Islands” in docs/architecture.md says
 * what that asks of it.
 */
export function Island({ name, when, children }: IslandProps) {
  return (
    <>
      <div data-island={name} data-when={when}>
        {children}
      </div>
      <script type="application/json" data-props="">
        {JSON.stringify(children.props)}
      </script>
    </>
  );
}
