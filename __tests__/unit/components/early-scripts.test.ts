/** @jest-environment jsdom */

const translated = '<font><font>Enviar</font></font>';
document.body.innerHTML = `<div data-island="email-form"><form method="dialog">
  <fieldset data-adds-to="reach"><button type="button">${translated}</button></fieldset>
  <input name="reach"><button>${translated}</button></form></div>`;
const form = document.forms[0] as HTMLFormElement;
const [chip, send] = [...document.querySelectorAll('font > font')];
const click = (element?: Element) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('on a translated page, a chip and Send work before the form’s script', async () => {
  await import('@/components/page-scripts/early-answers');
  await import('@/components/page-scripts/early-form');
  click(chip);
  expect(document.querySelector('input')).toHaveValue('Enviar');
  expect(form.dataset['pressed']).toBeUndefined();
  // The browser would close the form, and lose what was typed.
  expect(click(send)).toBe(false);
  expect(form.dataset['pressed']).toBe('');
});
