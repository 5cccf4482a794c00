'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';

type FaqTabsProps = { tabs: readonly { id: string; label: string; panel: ReactNode }[] };

/**
 * The two tabs of questions. Every panel is in the HTML; a tab is a link to its panel, which the
 * browser follows by itself until this script is here (`:target` in faq.css shows it).
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
    <TabGroup selectedIndex={selected} onChange={setSelected} className="faq" data-ready={isReady}>
      {/* The tab has chosen by now; the address stays as it is. */}
      <TabList className="tabs" onClick={(event: MouseEvent) => event.preventDefault()}>
        {tabs.map(({ id, label }) => (
          <Tab key={id} as="a" href={`#${id}`} className="tab">
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, panel }, index) => (
          // `static` leaves hiding to the class: the library would write a style attribute.
          <TabPanel key={id} id={id} static className="faq-panel" data-shown={index === selected}>
            {panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
