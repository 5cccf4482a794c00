// Loads each island's script when it is needed; hydrate.tsx mounts it.
const touches = ['pointerover', 'focusin'] as const;

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { when, files = '', props, styles } = island.dataset;
  // Labels may be outside the island itself.
  const part = island.parentElement ?? island;
  let isLoading = false;

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    // Start all downloads together instead of one import after another.
    for (const href of files.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    // The browser keeps these for hydrate.tsx; a preload that waits for scripts would warn.
    for (const address of [props, styles])
      if (address)
        void fetch(address)
          .then((answer) => answer.blob())
          .catch(String);
    try {
      const { hydrate } = await import('./hydrate');
      await hydrate(island);
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

// Text typed before hydration is in no draft yet, so let the browser ask.
window.addEventListener('beforeunload', (event) => {
  if (document.querySelector('[data-island]:not([data-ready]) form[method=post] [data-answered]'))
    event.preventDefault();
});

// Marks answered fields for lib/forms/read-form.ts: values don't tell a default from a choice.
for (const event of ['input', 'click'])
  window.addEventListener(event, ({ type, target }) => {
    const { form, dataset, type: kind } = target as HTMLInputElement;
    if (form && (type === 'input' || kind === 'radio')) dataset['answered'] = '';
  });
