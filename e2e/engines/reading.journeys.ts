import { test } from './fixtures';

test('FAQ by link', async ({ visitor }) => {
  const first = 'If you have heard nothing by then';
  await visitor.open('/#how-soon-will-i-hear-from-someone', 1024);
  await visitor.see({ text: first, isOnScreen: true });
  await visitor.see({ role: 'tab', name: 'FAQ', is: '[aria-selected="true"]' });
  await visitor.window.evaluate("void (location.hash = 'how-is-a-lawyer-paid')");
  await visitor.read('Most personal-injury lawyers work for a contingency fee.');
  await visitor.seeGone({ text: first });
});

test('carousel', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.ask('scrollTo', { is: '#reviews' });
  await visitor.see({ is: '#reviews [data-ready="true"]' });
  for (const number of [2, 3, 4]) {
    await visitor.click({ role: 'link', name: 'Next review' });
    await visitor.read(`Review ${number} of 4:`);
  }
  await visitor.click({ role: 'link', name: 'Previous review' });
  await visitor.read('Review 3 of 4:');
});

test('menu', async ({ visitor }) => {
  const link = { role: 'link', name: 'Contact Us', within: { role: 'navigation', name: 'Main' } };
  await visitor.open('/');
  await visitor.seeGone(link);
  await visitor.press('Menu');
  await visitor.see(link);
  await visitor.window.clickAt(4, 600);
  await visitor.seeGone(link);
  await visitor.seeAddress('/');
  await visitor.press('Menu');
  await visitor.click(link);
  await visitor.seeAddress('/contact');
  await visitor.seeGone(link);
});
