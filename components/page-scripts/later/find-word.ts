import { fillText, fold } from '@/lib/inline-text';

// Shows the legal words that have what is typed, in their name or their meaning.

// The page has them, or this script would not have come.
const part = document.getElementById('find-word') as HTMLElement;
const field = part.querySelector('input') as HTMLInputElement;
const found = part.querySelector('[role=status]');
const letters = part.nextElementSibling as HTMLElement;

/** Each heading with what follows it. */
const words = [...document.querySelectorAll('main h2')].map((heading) => {
  const elements = [heading];
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; ) {
    elements.push(next);
    next = next.nextElementSibling;
  }
  return { elements, text: fold(elements.map(({ textContent }) => textContent).join(' ')) };
});

function show() {
  const typed = fold(field.value.trim());
  let count = 0;
  for (const { elements, text } of words) {
    const isFound = text.includes(typed);
    if (isFound) count += 1;
    for (const element of elements) element.toggleAttribute('hidden', !isFound);
  }
  letters.hidden = typed !== '';
  const said = fillText(part.dataset['found'] ?? '', { count, all: words.length });
  found?.replaceChildren(typed && said);
}

field.addEventListener('input', show);
// A link from one meaning to another word.
addEventListener('hashchange', () => {
  field.value = '';
  show();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
show();
