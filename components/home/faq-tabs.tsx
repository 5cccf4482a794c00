'use client';

import { Tab, TabGroup, TabList } from '@headlessui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { withTransition } from '@/components/ui/with-transition';

type FaqTabsProps = { tabs: readonly { id: string; label: string; panel: ReactNode }[] };

/**
 * The two tabs of questions. Every panel is in the HTML; until this script is here, the tabs are
 * links to their panels, which the browser follows by itself (`:target` in faq.css shows them).
 */
export function FaqTabs({ tabs }: FaqTabsProps) {
  const [selected, setSelected] = useState(0);
  const [isReady, setIsReady] = useState(false);

  // A link to a question opens the tab that holds it.
  useEffect(() => {
    function showTarget() {
      const target = document.getElementById(window.location.hash.slice(1));
      const index = tabs.findIndex(({ id }) => target?.closest(`#${id}`));
      if (index >= 0) setSelected(index);
    }
    showTarget();
    setIsReady(true);
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, [tabs]);

  return (
    <div className="faq" data-ready={isReady}>
      {isReady ? (
        <TabGroup
          selectedIndex={selected}
          onChange={(index) => withTransition(() => setSelected(index))}
        >
          <TabList className="tabs">
            {tabs.map(({ id, label }) => (
              <Tab key={id} id={`${id}-tab`} className="tab">
                {label}
              </Tab>
            ))}
          </TabList>
        </TabGroup>
      ) : (
        <div className="tabs">
          {tabs.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className="tab">
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
          className="faq-panel"
          data-shown={index === selected}
          {...(isReady ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab` } : {})}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
