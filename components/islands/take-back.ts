/**
 * Takes back what translators and extensions added to an island, or wrapped. It must start from what
 * the server sent: Preact (11.2) takes any element in its way for its own, and would put what was
 * typed under other labels.
 */
export function takeBack(changes: MutationRecord[]): void {
  const focused = document.activeElement as HTMLElement | null;
  for (const { target, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
    for (const node of addedNodes) (node as ChildNode).remove();
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, next);
  }
  // A field that moves loses it.
  focused?.focus({ preventScroll: true });
}
