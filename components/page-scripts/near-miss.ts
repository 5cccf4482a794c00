export type NearMissData = {
  pages: [address: string, name: string, ...keys: string[]][];
  articles: { name: string; addresses: Record<number, string> };
  home: string;
};

// Every unknown URL gets the same 404 page, so only the browser knows the requested path.
const suggestion = document.getElementById('near-miss');
const link = suggestion?.querySelector('a');
const { pages, articles, home }: NearMissData = JSON.parse(
  suggestion?.nextElementSibling?.textContent ?? '',
);

let path = location.pathname;
try {
  path = decodeURI(path);
} catch {
  // Leave malformed percent-encoding unchanged.
}
path = path.toLowerCase().normalize('NFD');
if (`${path}/`.startsWith(`${home}/`)) path = path.slice(home.length);
const requestedPath = path.replace(/\.html?$/, '').replace(/[^a-z0-9]/g, '');
const [, number] =
  /(?:blog|article)[^0-9]*(?:page[^0-9]*[0-9]+[^0-9]+)?([0-9]+)[^0-9]*$/.exec(path) ?? [];
const article = articles.addresses[Number(number)];

const known = article
  ? [article, articles.name.replace('{number}', `${Number(number)}`)]
  : (pages.find(([, , ...keys]) => keys.includes(requestedPath)) ??
    pages.find(([, , ...keys]) =>
      keys.some(
        (key) =>
          requestedPath.length > 3 &&
          (requestedPath.startsWith(key) || key.startsWith(requestedPath)),
      ),
    ));
if (suggestion && link && known) {
  const [address = '', name = ''] = known;
  link.href = address;
  link.textContent = name;
  suggestion.hidden = false;
}
