'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react';
import { questionId } from '@/lib/ids';

type FaqTabsProps = {
  /** Panel ids and tab labels. */
  tabs: readonly { id: string; label: string }[];
};

/** Shows one panel at a time. React never renders the panels, so open questions stay open. */
export function FaqTabs({ tabs }: FaqTabsProps) {
  const [selected, setSelected] = useState<number>();

  const showTarget = useEffectEvent(() => {
    const target = linkedElement();
    const panelOf = (element: Element | null) =>
      tabs.findIndex(({ id }) => element?.closest(`#${id}`));
    if (target && panelOf(target) >= 0) {
      setSelected(panelOf(target));
      reveal(target);
    } else if (selected === undefined) setSelected(Math.max(0, panelOf(document.activeElement)));
  });

  // Runs before paint, so that no other panel shows in between.
  useLayoutEffect(() => {
    showTarget();
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, []);

  useLayoutEffect(() => {
    if (selected === undefined) return;
    for (const [index, { id }] of tabs.entries()) {
      const panel = document.getElementById(id);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tabId(id));
      // Paper has no tabs.
      panel?.classList.toggle('not-print:hidden', index !== selected);
      panel?.querySelector('h3')?.classList.add('not-print:hidden');
    }
  }, [tabs, selected]);

  if (selected === undefined) return null;
  return (
    <TabGroup selectedIndex={selected} onChange={setSelected}>
      <TabList className="mt-6 flex flex-wrap gap-2 print:hidden">
        {tabs.map(({ id, label }) => (
          <Tab key={id} as={TabButton} id={tabId(id)} panel={id}>
            {label}
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  );
}

/** The library labels only its own panels. */
function TabButton({ panel, ...props }: ComponentProps<'button'> & { panel: string }) {
  return (
    <button
      {...props}
      type="button"
      className="border-control bg-card text-ink hover:bg-wash aria-selected:border-teal aria-selected:bg-teal aria-selected:text-card inline-flex min-h-11 cursor-pointer items-center rounded-full border px-5 font-medium aria-selected:forced-colors:outline-3 aria-selected:forced-colors:-outline-offset-3 aria-selected:forced-colors:outline-[Highlight]"
      aria-controls={panel}
    />
  );
}

const tabId = (panelId: string) => `${panelId}-tab`;

function linkedElement(): HTMLElement | null {
  const name = window.location.hash.slice(1);
  // Older links to questions have no prefix.
  return document.getElementById(name) ?? document.getElementById(questionId(name));
}

/** Opens a linked question and follows it, because panels move it, unless the reader is elsewhere. */
function reveal(target: HTMLElement) {
  // Zero while it is hidden.
  const { top } = target.getBoundingClientRect();
  const isElsewhere = window.scrollY > 0 && (top < 0 || top > window.innerHeight);
  const question = target.closest('details');
  if (question) question.open = true;
  // Not to the answer: while `::details-content` unfolds, Chromium 156 and Firefox 153 don't scroll to it.
  if (!isElsewhere)
    requestAnimationFrame(() => (question ?? target).scrollIntoView({ behavior: 'instant' }));
}
