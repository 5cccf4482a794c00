'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react';
import { questionId } from '@/lib/routes';

type FaqTabsProps = {
  /** Panel ids and tab labels. The panels are siblings of the tabs. */
  tabs: readonly { id: string; label: string }[];
};

const tabList = 'mb-4 flex flex-wrap gap-2';
const tab =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control bg-card px-5 font-medium text-ink no-underline hover:bg-wash chosen:border-action chosen:bg-action chosen:text-on-action chosen:forced-colors:outline-3 chosen:forced-colors:-outline-offset-3 chosen:forced-colors:outline-[Highlight]';

/** Before hydration, tabs are links. React never renders panels, so open questions stay open. */
export function FaqTabs({ tabs }: FaqTabsProps) {
  const [selected, setSelected] = useState<number>();
  const [focused, setFocused] = useState<string>();

  const showTarget = useEffectEvent(() => {
    const name = window.location.hash.slice(1);
    // Older links to questions have no prefix.
    const target = document.getElementById(name) ?? document.getElementById(questionId(name));
    const index = tabs.findIndex(({ id }) => target?.closest(`#${id}`));
    if (index >= 0) setSelected(index);
    if (target && index >= 0) reveal(target);
    return index;
  });

  // Runs before paint, so that the chosen panel shows in the next frame.
  useLayoutEffect(() => {
    if (showTarget() < 0) setSelected(0);
    // Move the focus from the link to the tab that replaces it.
    setFocused(document.activeElement?.id);
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, []);

  useLayoutEffect(() => {
    if (selected !== undefined)
      for (const [index, { id }] of tabs.entries()) showPanel(id, index === selected);
  }, [tabs, selected]);

  if (selected === undefined)
    return (
      <div className={tabList}>
        {tabs.map(({ id, label }) => (
          <a key={id} id={tabId(id)} href={`#${id}`} className={tab}>
            {label}
          </a>
        ))}
      </div>
    );
  return (
    <TabGroup selectedIndex={selected} onChange={setSelected}>
      <TabList className={tabList}>
        {tabs.map(({ id, label }) => (
          <Tab key={id} as={TabButton} id={tabId(id)} panel={id} autoFocus={focused === tabId(id)}>
            {label}
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  );
}

/** The library labels only its own panels. */
function TabButton({ panel, ...props }: ComponentProps<'button'> & { panel: string }) {
  return <button {...props} type="button" className={tab} aria-controls={panel} />;
}

const tabId = (panelId: string) => `${panelId}-tab`;

function showPanel(id: string, isShown: boolean) {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.dataset['shown'] = String(isShown);
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', tabId(id));
  if (panel.parentElement) panel.parentElement.dataset['ready'] = 'true';
}

/** Opens the question of a linked answer and scrolls to it if the browser did not. */
function reveal(answer: HTMLElement) {
  const question = answer.closest('details');
  const isOpen = answer.getClientRects().length > 0 && question?.open !== false;
  // WebKit does not scroll to content that only :target reveals.
  if (isOpen && window.scrollY > 0) return;
  if (question) question.open = true;
  requestAnimationFrame(() => answer.scrollIntoView({ behavior: 'instant' }));
}
