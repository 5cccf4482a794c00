/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';

test('typing leaves the words that have it in their name or meaning, whatever its accents', async () => {
  document.body.innerHTML = `
    <main>
      <div id="find-word" data-found="{count} of {all}"><input /><span role="status"></span></div>
      <nav>A B</nav>
      <h2 id="culpa">Culpa</h2><p>Quién causó el accidente.</p>
      <h2 id="indemnizacion">Indemnización</h2><p>Dinero.</p><p>También de una aseguradora.</p>
    </main>`;
  await import('@/components/page-scripts/later/find-word');
  const shown = () => [...document.querySelectorAll('main > :is(h2, p):not([hidden])')].length;
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('textbox'), { target: { value } });
  const letters = screen.getByRole('navigation');
  type('indemnizacion');
  expect(shown()).toBe(3);
  expect(screen.getByRole('status').textContent).toBe('1 of 2');
  expect(letters.hidden).toBe(true);
  type('CAUSO');
  expect(shown()).toBe(2);
  type('tort');
  expect(screen.getByRole('status').textContent).toBe('0 of 2');
  type(' ');
  expect(shown()).toBe(5);
  expect(letters.hidden).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});
