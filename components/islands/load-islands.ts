// Loads each island's script when it is needed; hydrate.tsx mounts it.
const touches = ['pointerover', 'focusin', 'input', 'click'] as const;

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { when, files = '', props } = island.dataset;
  // Labels may be outside the island itself.
  const part = island.parentElement ?? island;
  // What others change before it starts, for takeBack.
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((records) => void changes.push(...records));
  watch.observe(island, { childList: true, subtree: true });
  let isLoading = false;
  // Nothing is late yet.
  island.dataset['idle'] = '';

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    delete island.dataset['idle'];
    // Start all downloads together instead of one import after another.
    for (const href of files.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    // The browser keeps them for hydrate.tsx; a preload that waits for scripts would warn.
    if (props)
      void fetch(props)
        .then((answer) => answer.blob())
        .catch(String);
    // What islands add needs the whole sheet, and the connection may have dropped it.
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!sheet.sheet) sheet.replaceWith(sheet.cloneNode());
    try {
      const { hydrate } = await import('./hydrate');
      await hydrate(island, () => {
        changes.push(...watch.takeRecords());
        watch.disconnect();
        return changes;
      });
      island.dataset['ready'] = '';
    } catch (reason) {
      console.error('A part of the page could not load its script.', reason);
      isLoading = false;
    }
  };

  for (const touch of touches) (when === 'load' ? window : part).addEventListener(touch, load);
  if (when === 'load') {
    // After the first paint; a prerendered page paints when it opens.
    const start = () => requestAnimationFrame(() => setTimeout(load));
    window.addEventListener('load', start);
    // The load event waits for the visit counter, which may never load.
    setTimeout(start, 2000);
  } else if (when === 'near') {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '400px',
    }).observe(part);
    // The address points into the island, or to an id that only it will render.
    const target = document.querySelector(':target');
    if (window.location.hash && (!target || part.contains(target))) void load();
  }
}

export {};
