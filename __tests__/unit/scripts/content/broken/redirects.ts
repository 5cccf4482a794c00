import { fact, type Mistake } from './mistake';

const file = 'content/redirects.yml';
const first = / {2}- from: .*\n {4}to: .*\n/;
const line = (from: string, to: string) => `  - from: ${from}\n    to: ${to}\n`;
const with2 = (from: string, to: string): [RegExp, string] => [
  first,
  `${line('/old', '/about')}${line(from, to)}`,
];
const alone = (from: string, to: string): [RegExp, string] => [first, line(from, to)];

export const redirects: Record<string, Mistake> = {
  'an old address that a page has': {
    file,
    change: alone('/blogs/page1/9', '/about'),
    points: '- from: /blogs/page1/9\n    to: /about',
    says: /^redirects\[1\]\.from: is the address of a page\. Write one that has none\./,
  },
  'an old address that a page has, in other letters': {
    file,
    change: alone('/FormInput.html', '/about'),
    points: '- from: /Form',
    says: /^redirects\[1\]\.from: is the address of a page/,
  },
  'an old address that a page has in another language': {
    file,
    change: alone('/es/about', '/about'),
    points: '- from: /es/about',
    says: /^redirects\[1\]\.from: is the address of a page/,
  },
  'an old address that is a short one': {
    file,
    change: alone('/blogs/11', '/about'),
    points: '- from: /blogs/11',
    says: /^redirects\[1\]\.from: is the address of a page/,
  },
  'an old address that the server’s files have': {
    file,
    change: alone('/deadlines.csv', '/about'),
    points: '- from: /deadlines',
    says: /^redirects\[1\]\.from: is the address of a page/,
  },
  'an old address twice': {
    file,
    change: with2('/Old.html', '/about'),
    points: '- from: /Old.html',
    says: /^redirects\[2\]\.from: is here twice\. Remove one of them\./,
  },
  'an old address with the site’s name': {
    file,
    change: alone('https://example.com.au/old', '/about'),
    points: '- from: https',
    says: /^redirects\[1\]\.from: may hold letters, .* between its slashes.* such as \/old-page\./,
  },
  'an old address with a slash at its end': {
    file,
    change: alone('/old/', '/about'),
    points: '- from: /old/',
    says: /^redirects\[1\]\.from: may hold .*no slash at the end/,
  },
  'an old address of a page that does not exist': {
    file,
    change: alone('/old', '/blogs/page1/99'),
    points: 'to: /blogs/page1/99',
    says: /^redirects\[1\]\.to: There is no article 99\./,
  },
  'an old address that leads to another site': {
    file,
    change: alone('/old', 'https://elsewhere.com/'),
    points: 'to: https',
    says: /^redirects\[1\]\.to: “https:\/\/elsewhere\.com\/” does not fit here\. Write the page where that is now/,
  },
  'an old address that leads in a circle': {
    file,
    change: with2('/older', '/older'),
    points: 'to: /older',
    says: /^redirects\[2\]\.to: is an old address itself\. Write the page\./,
  },
  'an old address of a heading that is not there': {
    file,
    change: alone('/old', '/about#nowhere'),
    points: 'to: /about#nowhere',
    says: /^redirects\[1\]\.to: That page has no such heading\./,
  },
  'an old address without its page': {
    file,
    change: fact('    to', ''),
    points: '    to: \n',
    says: /^redirects\[1\]\.to: is empty\. Write the page where that is now/,
  },
};
