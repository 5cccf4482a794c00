import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { filesIn } from '../../tools/files';
import { type Errors, expect, test } from '../support/fixtures';
import { offerLocalFiles, readLocalFiles } from '../support/local-files';
import { hasSpanish } from '../support/spanish';

// The editor's styles name fonts on another server, which the policy blocks.
const foreignFonts = /cdn\.jsdelivr\.net/;
// The editor's own, as it closes a form.
const ownError = /Cannot convert undefined or null to object/;

const newArticle = `---
id: 17
title: What to do after a dog bite
summary: A dog bite hurts.
description: Read what helps.
coverAlt: A dog behind a fence.
coverCaption: 'Why it matters: dogs bite.'
updated: 2026-11-20
draft: true
hidden: false
---

See a doctor.
`;

async function openLocalFiles(page: Page, errors: Errors) {
  errors.expect(foreignFonts);
  errors.allow(ownError);
  await offerLocalFiles(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('How contingency fees work and what you keep')).toBeVisible();
}

async function openForm(page: Page, path: string) {
  await page.goto(`/admin#/collections/${path}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  // Once it has saved, the editor navigates to its list.
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
}

const fieldOf = (within: Page | Locator, path: string) =>
  within.locator(`[data-key-path="${path}"]`);

const boxOf = (within: Page | Locator, path: string) =>
  fieldOf(within, path).getByRole('textbox').first();

/** Fields below the window appear as they scroll into view. */
async function fill(within: Page | Locator, path: string, text: string) {
  await fieldOf(within, path.replace(/\.e[ns]$/, '')).scrollIntoViewIfNeeded();
  await boxOf(within, path).fill(text);
}

const sideOf = (page: Page, language: 'en' | 'es') => page.locator(`[data-locale="${language}"]`);

const expand = (within: Locator) =>
  within.getByRole('button', { name: 'Expand', exact: true }).first().click();

/** Presses a key, or types, at the beginning of a side's text. */
async function type(side: Locator, key: string) {
  const keyboard = side.page().keyboard;
  const body = fieldOf(side, 'body');
  // It appears as it scrolls into view.
  const comesNear = async () => {
    await fieldOf(side, 'coverCaption').or(fieldOf(side, 'description')).last().hover();
    await side.page().mouse.wheel(0, 9000);
    return body.isVisible();
  };
  await expect.poll(comesNear).toBe(true);
  const editor = body.locator('[contenteditable=true]');
  const paragraph = editor.locator('p').first();
  const text = await paragraph.textContent();
  // The form reads the text a while after it has changed, with this event.
  await editor.evaluate((element: HTMLElement) =>
    element.addEventListener('Update', () => {
      element.dataset['read'] = element.querySelector('p')?.textContent ?? '';
    }),
  );
  await paragraph.click({ position: { x: 2, y: 8 } });
  await keyboard.press('Home');
  await (key === 'Delete' ? keyboard.press(key) : keyboard.type(key));
  const read = key === 'Delete' ? (text?.slice(1) ?? '') : `${key}${text}`;
  await expect(editor).toHaveAttribute('data-read', read);
}

/** Compares every file with the original after these replacements. */
async function expectChanges(
  page: Page,
  changes: Record<string, [from: string, to: string][]> = {},
): Promise<void> {
  const before = new Map(filesIn('content').map((file) => [file, readFileSync(file, 'utf8')]));
  const after = await readLocalFiles(page);
  const expected = new Map(before);
  for (const [name, replacements] of Object.entries(changes)) {
    const file = `content/${name}`;
    let text = before.get(file) ?? '';
    for (const [from, to] of replacements) {
      expect(text).toContain(from);
      text = text.replace(from, () => to);
    }
    expected.set(file, text);
  }
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected));
}

test('questions are added and reordered', async ({ page, errors }) => {
  test.skip(!hasSpanish, 'There is no Spanish edition.');
  const list = fieldOf(page, 'topics.0.items');
  await openLocalFiles(page, errors);
  await page.getByText('Questions and answers').click();
  await expand(fieldOf(page, 'topics'));
  await list
    .getByRole('button', { name: /^Add .*Question/ })
    .last()
    .click();
  const words: [string, string][] = [
    ['subject.en', 'Is it free?'],
    ['subject.es', '¿Es gratis?'],
    ['subtitle1.en', 'Yes. The first talk costs $0.'],
    ['subtitle1.es', 'Sí. La primera charla cuesta $0.'],
  ];
  for (const [name, text] of words) await fill(page, `topics.0.items.6.${name}`, text);
  await list.getByRole('button', { name: 'Reorder' }).nth(1).press('ArrowUp');
  await save(page);
  const key = /question-[0-9a-f]{8}/.exec(
    (await readLocalFiles(page)).get('content/faq.yml') ?? '',
  );
  const item = `      - key: ${key?.[0]}
        subject:
          en: Is it free?
          es: ¿Es gratis?
        subtitle1:
          en: Yes. The first talk costs $0.
          es: Sí. La primera charla cuesta $0.
`;
  const [, first = '', second = ''] = readFileSync('content/faq.yml', 'utf8').split(
    /(?=^ {6}- key: )/m,
  );
  await expectChanges(page, {
    'faq.yml': [
      [first + second, second + first],
      ['  - key: faq\n', `${item}  - key: faq\n`],
    ],
  });
});

test('a new article is a draft, and needs its facts', async ({ page, errors }) => {
  const english = sideOf(page, 'en');
  await openLocalFiles(page, errors);
  await openForm(page, 'articles/new');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const name of ['id', 'title', 'summary', 'description', 'updated', 'coverAlt'])
    await expect(fieldOf(english, name).getByText('This field is required.')).toBeVisible();
  await fieldOf(english, 'id').locator('input').fill('17');
  await fill(english, 'title', 'What to do after a dog bite');
  await fill(english, 'summary', 'A dog bite hurts.');
  await fill(english, 'description', 'Read what helps.');
  await fill(english, 'coverAlt', 'A dog behind a fence.');
  await fill(english, 'coverCaption', 'Why it matters: dogs bite.');
  await fieldOf(english, 'updated').locator('input').fill('2026-11-20');
  await type(english, 'See a doctor.');
  await save(page);
  const name = 'articles/17-what-to-do-after-a-dog-bite.en.md';
  await expectChanges(page, { [name]: [['', newArticle]] });
});

test('files are byte-identical after a change was saved and taken back', async ({
  page,
  errors,
}) => {
  test.skip(!hasSpanish, 'There is no Spanish edition.');
  const forms: [path: string, field: string, closed?: string][] = [
    ['_singletons/entries/site', 'tagline.en'],
    ['_singletons/entries/forms', 'atSend.label.en', 'atSend'],
    ['deadlines/entries/texas', 'injury.section', 'injury'],
    ['comparison/entries/01/defect-kinds', 'title.es'],
    ['_singletons/entries/keep', 'title'],
    ['_singletons/entries/deadlines', 'lead.en'],
    ['articles/entries/09-contingency-fees', 'title'],
  ];
  await openLocalFiles(page, errors);
  for (const [path, field, closed] of forms)
    for (const isTakenBack of [false, true]) {
      await openForm(page, path);
      if (closed) await expand(fieldOf(page, closed));
      const box = boxOf(page, field);
      const text = await box.inputValue();
      await box.fill(isTakenBack ? text.slice(0, -1) : `${text}s`);
      if (field === 'title')
        for (const side of [sideOf(page, 'en'), sideOf(page, 'es')])
          await type(side, isTakenBack ? 'Delete' : 'x');
      await save(page);
    }
  await expectChanges(page);
});
