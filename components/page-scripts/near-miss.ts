/** What people may have typed, in letters and digits, with the page that it means. */
export type NearMissData = { pages: [key: string, address: string, name: string][]; home: string };

// Every unknown URL gets the same 404 page, so only the browser knows the requested path.
const suggestion = document.getElementById('near-miss');
const link = suggestion?.querySelector('a');
const data = suggestion?.nextElementSibling?.textContent;
const { pages, home }: NearMissData = JSON.parse(data ?? '');

let path = location.pathname;
try {
  path = decodeURI(path);
} catch {
  // Leave malformed percent-encoding unchanged.
}
path = path.toLowerCase().normalize('NFD');
if (`${path}/`.startsWith(`${home}/`)) path = path.slice(home.length);
const asked = path.replace(/\.html?$/, '').replace(/[^a-z0-9]/g, '');
const [, number] =
  /(?:blog|article)[^0-9]*(?:page[^0-9]*[0-9]+[^0-9]+)?([0-9]+)[^0-9]*$/.exec(path) ?? [];
const named = (name: string) => pages.find(([key]) => key === name);
const known =
  named(`article${Number(number)}`) ??
  named(asked) ??
  pages.find(
    ([key]) =>
      asked.length > 3 &&
      // /article/17 is not article 1.
      (key.startsWith(asked) || (asked.startsWith(key) && !/^\d/.test(asked.slice(key.length)))),
  );
if (suggestion && link && known) {
  [, link.href, link.textContent] = known;
  suggestion.hidden = false;
}
