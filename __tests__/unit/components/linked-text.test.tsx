import { renderToStaticMarkup } from 'react-dom/server';
import { LinkedText } from '@/components/ui/text';

it.each([
  [
    'See [our terms](/service) and [us](/about#us).',
    'See <a href="/service">our terms</a> and <a href="/about#us">us</a>.',
  ],
  ['[Privacy](/privacy)', '<a href="/privacy">Privacy</a>'],
  ['Brackets [such as these] stay (as they are).', 'Brackets [such as these] stay (as they are).'],
])('renders links in a line of content: %s', (text, html) => {
  const shown = renderToStaticMarkup(<LinkedText text={text} />);
  expect(shown.replace(/<\/?span>/g, '')).toBe(html);
});
