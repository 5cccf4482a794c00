import { articlesBeside, articlesOnPage, listPages } from '@/lib/content/articles';
import {
  loadAccidentTypes,
  loadFaq,
  loadForms,
  loadHome,
  loadLabels,
  loadReviews,
} from '@/lib/content/site-content';
import { contactFields } from '@/lib/forms/contact';
import type { Fields } from '@/lib/forms/fields';
import { intakeFields } from '@/lib/forms/intake';
import { fillText } from '@/lib/inline-text';
import { languages } from '@/lib/language';
import { listPath, paths, questionId, routesIn } from '@/lib/routes';
import { open, pageAt, pages } from './pages';

describe.each(pages)('the text of $address', ({ address, heading, body = '' }) => {
  const $ = open(address);

  it('is below one heading, with every place filled', () => {
    expect($('h1')).toHaveLength(1);
    if (heading) expect($('h1').text()).toBe(heading);
    const main = $('main');
    main.find('script').remove();
    expect(main.text()).not.toMatch(/\{\w+\}/);
    expect(main.find('a[href^="tel:"]').length > 0 || !body.includes('{phone}')).toBe(true);
    expect(main.find('a[href^="mailto:"]').length > 0 || !body.includes('{mailbox}')).toBe(true);
  });
});

const articles = pages.flatMap((page) => (page.article ? { ...page, article: page.article } : []));

describe.each(articles)('the article $address', ({ address, article, language }) => {
  const $ = open(address);
  const { facts, body } = article;
  const labels = loadLabels(language).article;

  it('says how long it takes to read', () => {
    // People read 180 to 280 words a minute, and the Markdown has some that they do not see.
    const words = body.split(/\s+/).length;
    const [least, most] = [Math.floor(words / 280), Math.ceil(words / 180)];
    const likely = Array.from({ length: most - least + 1 }, (_, index) =>
      fillText(labels.minutes, { minutes: least + index }),
    );
    const line = $('header time').parent().text();
    expect(likely.filter((text) => line.startsWith(text))).toHaveLength(1);
    expect($('header time').attr('datetime')).toBe(facts.updated);
  });

  it('shows every figure as text, and as pictures only the cover and its own', () => {
    const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0;
    const pictures = 1 + count(/^!\[/gm);
    expect($('main figure')).toHaveLength(pictures + count(/^\{figure:/gm));
    expect($('main figure img')).toHaveLength(pictures);
  });

  it('leads to its sources, its neighbors and the related articles', () => {
    const { previous, next, related } = articlesBeside(article);
    const { article: routeTo } = routesIn(language);
    const sources = facts.sources ?? [];
    expect($('[data-footnotes] li')).toHaveLength(sources.length);
    for (const { id, url } of sources)
      expect($(`li[id="fn-${id}"] a`).first().attr('href')).toBe(url);
    expect([$('a[rel=prev]').attr('href'), $('a[rel=next]').attr('href')]).toEqual(
      [previous, next].map((one) => one && routeTo(one.facts.id)),
    );
    const entries = $('[aria-labelledby=related-title] li a').get();
    expect(entries.map(({ attribs }) => attribs['href'])).toEqual(
      related.map((one) => routeTo(one.facts.id)),
    );
  });
});

const lists = languages.flatMap((language) =>
  listPages(language).map((list) => ({ language, list })),
);

it.each(lists)(
  'list $list ($language) holds its articles and marks its button',
  ({ language, list }) => {
    const $ = pageAt(language, listPath(list));
    const entries = $('main li a:has(h2)').get();
    expect(
      entries.map((entry) => ({
        address: entry.attribs['href'],
        title: $(entry).find('h2').text(),
        summary: $(entry).find('p').text(),
        picture: $(entry).find('img').attr('height'),
      })),
    ).toEqual(
      articlesOnPage(list, language).map(({ facts }) => ({
        address: routesIn(language).article(facts.id),
        title: facts.listTitle ?? facts.title,
        summary: facts.summary,
        picture: '124',
      })),
    );
    for (const button of $('main nav:has([aria-current]) li a').get()) {
      const address = routesIn(language).listPage(Number($(button).text()));
      expect(button.attribs['href']).toBe(address);
    }
    const current = $('main nav [aria-current]').get();
    expect(current.map((button) => $(button).text())).toEqual([String(list), String(list)]);

    // The build shortens the names of classes.
    const styles = $('head style').text();
    const clampOf = (element: string) => {
      const names = entries.map((entry) => $(entry).find(element).attr('class') ?? '');
      const rules = [...styles.matchAll(/\.([\w-]+)\{[^}]*-webkit-line-clamp:(\d)/g)];
      return names.map((own) => rules.find(([, name = '']) => own.split(' ').includes(name))?.[2]);
    };
    expect(clampOf('h2')).toEqual(entries.map(() => '1'));
    expect(clampOf('p')).toEqual(entries.map(() => '3'));
  },
);

it.each(languages)(
  'the %s home page holds every question, each below a name of its own',
  (language) => {
    const $ = pageAt(language, paths.home);
    const questions = loadFaq(language).flatMap(({ items }) => items);
    const subjects = $('#faq summary').get();
    expect(subjects.map((subject) => $(subject).text())).toEqual(
      questions.map(({ subject }) => subject),
    );
    const answers = $('#faq details [id]').get();
    expect(answers.map(({ attribs }) => attribs['id'])).toEqual(
      questions.map(({ key }) => questionId(key)),
    );
    expect(answers.filter((answer) => !$(answer).text().trim())).toEqual([]);
  },
);

it.each(languages)(
  'the %s home page holds every review in order, and says which are samples',
  (language) => {
    const $ = pageAt(language, paths.home);
    const reviews = loadReviews(language);
    const shown = $('#reviews article').get();
    expect(shown.map((one) => $(one).find('p:not([role]) span').first().text())).toEqual(
      reviews.map(({ name }) => name),
    );
    const isSample = reviews.some(({ sample }) => sample);
    expect($('#reviews').text().includes(loadHome(language).reviews.sampleNotice)).toBe(isSample);
  },
);

// WCAG 1.3.5 and the keyboards of phones.
const typed: Record<string, { type: string; autocomplete: string; inputmode?: string }> = {
  zipCode: { type: 'text', inputmode: 'numeric', autocomplete: 'postal-code' },
  user: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone_number: { type: 'tel', autocomplete: 'tel' },
};

const forms = languages.flatMap((language) => {
  const { contact, intake } = loadForms(language);
  const types = loadAccidentTypes(language).map(({ name, label }) => ({ value: name, label }));
  return [
    { language, path: paths.home, fields: contactFields(contact.fields, types) },
    { language, path: paths.contact, fields: contactFields(contact.fields, types) },
    { language, path: paths.intake, fields: intakeFields(intake.fields, types) },
  ];
});

describe.each<{ language: (typeof languages)[number]; path: string; fields: Fields }>(forms)(
  'the form on $path ($language)',
  ({ language, path, fields }) => {
    const $ = pageAt(language, path);
    const form = $('form[name]').last();

    it('has no other field, hidden or not', () => {
      const names = form
        .find('[name]')
        .get()
        .map((one) => $(one).attr('name'));
      expect([...new Set(names)]).toEqual(Object.keys(fields));
    });

    it.each(Object.values(fields))(
      'has $name with its label, its hint and what browsers fill in',
      (field) => {
        const { name, label, hint } = field;
        const control = form.find(`[id="${name}"]`);
        const group = control.is('[type=radio]') ? control.closest('fieldset') : control;
        const told = (ids = '') => ids.split(' ').map((id) => form.find(`[id="${id}"]`).text());
        expect(form.find(`[id="${name}-label"]`).text()).toBe(label);
        expect(group.attr('aria-labelledby') ?? form.find(`label[for="${name}"]`).attr('id')).toBe(
          `${name}-label`,
        );
        expect(group.attr('aria-describedby') && told(group.attr('aria-describedby'))).toEqual(
          hint && [hint],
        );
        if ('options' in field) {
          const choices = form.find(`[name="${name}"][value], [name="${name}"] option[value!=""]`);
          expect(choices.get().map(({ attribs }) => attribs['value'])).toEqual(
            field.options.map(({ value }) => value),
          );
        }
        if ('autoComplete' in field)
          expect(control.get(0)?.attribs).toMatchObject(typed[name] ?? field);
      },
    );
  },
);

it.each(pages)('each field for a zip code on $address can be filled in', ({ address }) => {
  for (const { attribs } of open(address)('input[name=zipCode]').get())
    expect(attribs).toMatchObject({ ...typed['zipCode'], required: '' });
});

it.each(languages)(
  'the words of the %s glossary are definitions with an address each',
  (language) => {
    const $ = pageAt(language, '/glossary');
    const terms = $('main h2[id]').get();
    expect(terms.length).toBeGreaterThan(0);
    for (const term of terms) expect($(term).find('> dfn').text()).not.toBe('');
  },
);
