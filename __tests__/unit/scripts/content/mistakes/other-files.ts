import { type Mistake, type Mistakes, redirect } from './mistake';

const unsafe = 'can run code or load other files. Remove it';
const insert = (element: string): Mistake[1] => ['<rect', `${element}\n<rect`];
const old = '  - from: /old\n    to: /about\n';
const ofPage = 'redirects[1].from: is the address of a page. Write one that has none.';

export const otherFiles: Mistakes = {
  'content/redirects.yml': [
    ['a page’s address in other letters', redirect('/FormInput.html'), ofPage],
    ['a Spanish page’s address', redirect('/es/about'), ofPage],
    ['an address of the server’s files', redirect('/deadlines.csv'), ofPage],
    ['an address twice', redirect('/Old.html', '/about', old), '[2].from: appears twice.', '/Old'],
    [
      'a target that is no page',
      redirect('/old', '/blogs/page1/99'),
      'There is no such',
      'page1/99',
    ],
    ['a circle', redirect('/older', '/older', old), 'is an old address itself', 'to: /older'],
  ],
  'content/emails/intake.html': [
    ['what no form sends', ['{{zipCode}}', '{{zipCode}} {{zipcode}}'], '{{zipcode}}: is not sent'],
    ['no message', [/subject(.*){{message}}/s, 'message$1'], 'lacks {{message}}, which the', ''],
    [
      'a link from a request',
      ['{{email}}', '<a\n href="{{email}}">'],
      'href: takes a part',
      ' href',
    ],
    [
      'three braces',
      ['wrap">{{message}}', 'wrap">{{{message}}}'],
      'would run what a visitor types',
    ],
  ],
  'public/images/blogs/9/cover.svg': [
    ['a script', insert('<script>fetch("https://example.com")</script>'), `<script>: ${unsafe}`],
    ['an act on opening', ['<svg ', '<svg onload="alert(1)" '], `onload: ${unsafe}`],
    [
      'a picture from elsewhere',
      insert('<image xlink:href="//a.b/c.png"/>'),
      `xlink:href: ${unsafe}`,
    ],
    ['a renamed script', insert('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), unsafe],
    ['a link by animation', insert('<set attributeName="&#104;ref" to="/a"/>'), 'attributeName: '],
    [
      'an animation to a script',
      insert('<set to="java&#115;cript&#58;alert(1)"/>'),
      `to: ${unsafe}`,
    ],
    [
      'a style from elsewhere',
      insert('<style>&#64;import "//a.b/c.css";</style>'),
      'style: can run',
    ],
    ['a web page', () => '<!doctype html>\n<html><body>Sign in</body></html>\n', 'not a whole SVG'],
  ],
};
