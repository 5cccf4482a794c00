import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { allRoutes } from '../../e2e/routes';
import { filesIn } from '../finish-export/files';
import { redirects } from '../finish-export/server-files';

/** An address of the site, the ways to ask for it, and the file that answers it. */
export type Wanted = { address: string; ways: string[]; file: string; status: 200 | 404 };

const unknown = ['/no-such-page', '/blogs/page9', '/blogs/page1/999', '/_next/static/no-such.js'];

/** Takes the exported folder and returns every address of the specification, and those of the other files. */
export function wantedAddresses(folder: string): Wanted[] {
  const pages = [...allRoutes, ...redirects().map(([from]) => from)].filter(
    (route) => !unknown.includes(route),
  );
  return [
    ...pages.map((route) => wantedPage(folder, route)),
    ...otherFiles(folder).map((file): Wanted => {
      return { address: `/${file}`, ways: ways(`/${file}`, false), file, status: 200 };
    }),
    ...unknown.map((address): Wanted => {
      return { address, ways: ways(address, true), file: '404.html', status: 404 };
    }),
  ];
}

function wantedPage(folder: string, route: string): Wanted {
  const path = route.split('?')[0] ?? '';
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  if (!existsSync(join(folder, file))) throw new Error(`${file} is not in ${folder}.`);
  return { address: route, ways: ways(route, true), file, status: 200 };
}

function ways(address: string, isPage: boolean): string[] {
  const [path, query = 'from=a%20mail&x=1'] = address.split('?');
  const paths = isPage && path !== '/' ? [path, `${path}/`] : [path];
  const plain = address.includes('?') ? [] : paths;
  return [...plain, ...paths.map((each) => `${each}?${query}`)] as string[];
}

/** Takes the exported folder and returns which addresses lead elsewhere by page than by _redirects. */
export function checkRedirectPages(folder: string): string[] {
  return redirects()
    .filter(([from, to]) => {
      const page = readFileSync(join(folder, `${from}.html`), 'utf8');
      return !/http-equiv="refresh" content="0; url=([^"]+)"/i.exec(page)?.includes(to);
    })
    .map(([from, to]) => `${from}.html does not lead to ${to}, as _redirects does`);
}

/** The files with an address of their own, and one of each kind of the others. */
function otherFiles(folder: string): string[] {
  const files = filesIn(folder).map((file) => relative(folder, file));
  const named = files.filter((file) =>
    /^[a-z-][\w-]*\.(xml|txt|webmanifest|ico|png|svg)$/.test(file),
  );
  const kinds = [/^_next\/static\/.*\.js$/, /^_next\/static\/.*\.css$/, /\.woff2$/, /\.jpg$/];
  const examples = kinds.map((kind) => files.find((file) => kind.test(file)));
  return [...named, 'images/hero.svg', ...examples.filter((file) => file !== undefined)];
}
