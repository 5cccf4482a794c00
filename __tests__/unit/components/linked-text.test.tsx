/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/components/ui/text';

const shown = (text: string) =>
  render(
    <p>
      <LinkedText text={text} />
    </p>,
  ).container;

describe('a line of content', () => {
  it('shows words before, in and after its links', () => {
    shown('See [our terms](/service) and [who we are](/about#who-we-are).');
    expect(screen.getByText(/^See/).parentElement).toHaveTextContent(
      'See our terms and who we are.',
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['our terms', '/service'],
      ['who we are', '/about#who-we-are'],
    ]);
  });

  it('may be a link alone', () => {
    const line = shown('[Privacy](/privacy)');
    expect(line).toHaveTextContent(/^Privacy$/);
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  it.each(['No link at all.', 'Brackets [such as these] stay (as they are).'])(
    'without a link stays as it is: %s',
    (text) => {
      expect(shown(text)).toHaveTextContent(text);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
