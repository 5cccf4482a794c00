'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react';
import { questionId } from '@/lib/routes';

type FaqTabsProps = {
  /** The ids of the panels, which stand beside the tabs, and what their tabs say. */
  tabs: readonly { id: string; label: string }[];
};

const tabList = 'mb-4 flex flex-wrap gap-2';
const tab =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control bg-card px-5 font-medium text-ink no-underline hover:bg-wash chosen:border-action chosen:bg-action chosen:text-on-action chosen:forced-colors:outline-3 chosen:forced-colors:-outline-offset-3 chosen:forced-colors:outline-[Highlight]';

/**
 * The tabs of the questions. Until this script is here they are links to the panels, which the browser follows by
 * itself (`second-panel` in variants.css). The panels are HTML that React never makes: they stay as they are, with
 * what was opened in them.
 */
export function FaqTabs({ tabs }: FaqTabsProps) {
  // Undefined until the script is here.
  const [selected, setSelected] = useState<number>();
  const [focused, setFocused] = useState<string>();

  const showTarget = useEffectEvent(() => {
    const name = window.location.hash.slice(1);
    // Links to questions once had no prefix.
    const target = document.getElementById(name) ?? document.getElementById(questionId(name));
    const index = tabs.findIndex(({ id }) => target?.closest(`#${id}`));
    if (index >= 0) setSelected(index);
    if (target && index >= 0) reveal(target);
    return index;
  });

  // Before the next frame, in which the panel that is chosen here is to be seen.
  useLayoutEffect(() => {
    if (showTarget() < 0) setSelected(0);
    // A link that has the focus hands it on to the tab that takes its place.
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

/** The library would name panels of its own only. */
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

/** Opens the question that holds an answer, and goes there if the browser could not. */
function reveal(answer: HTMLElement) {
  const question = answer.closest('details');
  const isOpen = answer.getClientRects().length > 0 && question?.open !== false;
  // WebKit stays at the top of the page if the answer's tab is shown by `:target` only.
  if (isOpen && window.scrollY > 0) return;
  if (question) question.open = true;
  // Its tab is shown by then.
  requestAnimationFrame(() => answer.scrollIntoView({ behavior: 'instant' }));
}
