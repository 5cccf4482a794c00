import type { ReactElement } from 'react';
import type { PartName } from './parts';

type IslandProps = {
  name: PartName;
  when: 'load' | 'near' | 'used';
  children: ReactElement<object>;
};

/** In the export, each island is a React root with its props in the next element. */
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
