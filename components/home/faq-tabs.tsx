'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import { questionId } from '@/lib/routes';

type FaqTabsProps = { tabs: readonly { id: string; label: string; panel: ReactNode }[] };

const tabList = 'mb-4 flex flex-wrap gap-2';
const tab =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control bg-card px-5 font-medium text-ink no-underline hover:bg-wash chosen:border-action chosen:bg-action chosen:text-on-action chosen:forced-colors:outline-3 chosen:forced-colors:-outline-offset-3 chosen:forced-colors:outline-[Highlight]';

/**
 * The two tabs of questions. Every panel is in the HTML; until this script is here, the tabs are
 * links to their panels, which the browser follows by itself (`second-panel` in variants.css).
 */
export function FaqTabs({ tabs }: FaqTabsProps) {
  const [selected, setSelected] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [focused, setFocused] = useState<string>();

  // Before the next frame, in which the panel that is chosen here is to be seen.
  useLayoutEffect(() => {
    function showTarget() {
      const name = window.location.hash.slice(1);
      // Links to questions once had no prefix.
      const target = document.getElementById(name) ?? document.getElementById(questionId(name));
      const index = tabs.findIndex(({ id }) => target?.closest(`#${id}`));
      if (!target || index < 0) return;
      setSelected(index);
      reveal(target);
    }
    showTarget();
    // A link that has the focus hands it on to the tab that takes its place.
    setFocused(document.activeElement?.id);
    setIsReady(true);
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, [tabs]);

  return (
    <div className="group/faq min-w-0" data-ready={isReady}>
      {isReady ? (
        <TabGroup selectedIndex={selected} onChange={setSelected}>
          <TabList className={tabList}>
            {tabs.map(({ id, label }) => (
              <Tab
                key={id}
                as={TabButton}
                id={tabId(id)}
                panel={id}
                autoFocus={focused === tabId(id)}
              >
                {label}
              </Tab>
            ))}
          </TabList>
        </TabGroup>
      ) : (
        <div className={tabList}>
          {tabs.map(({ id, label }) => (
            <a key={id} id={tabId(id)} href={`#${id}`} className={tab}>
              {label}
            </a>
          ))}
        </div>
      )}
      {/* Ours, not the library's: they stay as they are, with what was opened in them, when it arrives. */}
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          id={id}
          className="second-panel:hidden second-panel:last:block scroll-mt-24 data-[shown=false]:hidden"
          data-shown={index === selected}
          {...(isReady ? { role: 'tabpanel', 'aria-labelledby': tabId(id) } : {})}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** The library would name panels of its own only. */
function TabButton({ panel, ...props }: ComponentProps<'button'> & { panel: string }) {
  return <button {...props} type="button" className={tab} aria-controls={panel} />;
}

const tabId = (panelId: string) => `${panelId}-tab`;

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
