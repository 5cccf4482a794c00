// Loads the script of each island when it is wanted; hydrate.tsx makes it one.
const touches = ['pointerover', 'focusin'] as const;

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { when, files = '' } = island.dataset;
  // What belongs to it may lie around it.
  const part = island.parentElement ?? island;
  let isLoading = false;

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    // All at once, where each would name the next.
    for (const href of files.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    try {
      const { hydrate } = await import('../islands/hydrate');
      await hydrate(island);
      island.dataset['ready'] = '';
    } catch (reason) {
      console.error('A part of the page stays without its script.', reason);
      isLoading = false;
    }
  };

  for (const touch of touches) (when === 'load' ? window : part).addEventListener(touch, load);
  if (when === 'load') {
    // After the first paint, which a prerendered page has when it is opened.
    const start = () => requestAnimationFrame(() => setTimeout(load));
    window.addEventListener('load', start);
    // The load event waits for the script that counts visits, which may never come.
    setTimeout(start, 2000);
  } else if (when === 'near') {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '400px',
    }).observe(part);
    // The address leads into the part, or to a place that the browser does not know: the part may.
    const target = document.querySelector(':target');
    if (window.location.hash && (!target || part.contains(target))) void load();
  }
}

// What was typed before the script came is in no draft yet, so the browser asks before it is left.
window.addEventListener('beforeunload', (event) => {
  if (document.querySelector('[data-island]:not([data-ready]) form[method=post] [data-answered]'))
    event.preventDefault();
});

// Marks what is answered until then, for lib/typed.ts: a value alone does not tell a preset answer from a chosen one.
for (const event of ['input', 'click'])
  window.addEventListener(event, ({ type, target }) => {
    const { form, dataset, type: kind } = target as HTMLInputElement;
    if (form && (type === 'input' || kind === 'radio')) dataset['answered'] = '';
  });
