import { type Mistake, type Mistakes, redirect } from './mistake';

const unsafe =
  'can run code or load other files. Remove it, or save the drawing as a plain SVG without scripts and links.';
const insert = (element: string): Mistake['change'] => ['<rect', `${element}\n<rect`];

const old = '  - from: /old\n    to: /about\n';
const ofPage = 'redirects[1].from: is the address of a page. Write one that has none.';

export const otherFiles: Mistakes = {
  'content/redirects.yml': {
    'a page’s address in other letters': { change: redirect('/FormInput.html'), says: ofPage },
    'a Spanish page’s address': { change: redirect('/es/about'), says: ofPage },
    'an address of the server’s files': { change: redirect('/deadlines.csv'), says: ofPage },
    'an old address twice': {
      change: redirect('/Old.html', '/about', old),
      at: '/Old.html',
      says: 'redirects[2].from: appears twice. Remove one of them.',
    },
    'an old address of a page that does not exist': {
      change: redirect('/old', '/blogs/page1/99'),
      at: '/blogs/page1/99',
      says: 'redirects[1].to: There is no such page.',
    },
    'an old address that leads in a circle': {
      change: redirect('/older', '/older', old),
      at: 'to: /older',
      says: 'redirects[2].to: is an old address itself. Write the page.',
    },
  },
  'content/emails/intake.html': {
    'a parameter that no form sends': {
      change: ['{{zipCode}}</td>', '{{zipCode}} {{zipcode}}</td>'],
      says: '{{zipcode}}: is not sent by the form. Use only ',
    },
    'the visitor’s words in the subject only': {
      change: [/\{\{subject\}\}([\s\S]*)\{\{message\}\}/, '{{message}}$1'],
      at: '',
      says: 'text: lacks {{message}}, which the visitor answers. Add it where it belongs.',
    },
    'a link that comes with the request': {
      change: ['{{from_name}}</td>', '<a title="x"\n href="{{from_name}}">{{from_name}}</a></td>'],
      at: ' href',
      says: 'href: takes a part from the request, which anybody can send. Write it out, with {site}',
    },
    'three braces': {
      change: ['pre-wrap">{{message}}', 'pre-wrap">{{{message}}}'],
      says: '{{{message}}}: would run what a visitor types as HTML. Write {{message}}.',
    },
  },
  'public/images/blogs/9/cover.svg': {
    'a drawing with a script': {
      change: insert('<script>fetch("https://example.com")</script>'),
      says: `<script>: ${unsafe}`,
    },
    'a drawing that acts when it is opened': {
      change: ['<svg ', '<svg onload="alert(1)" '],
      says: `onload: ${unsafe}`,
    },
    'a drawing that loads a picture from elsewhere': {
      change: insert('<image xlink:href="https://cdn.site/pixel.png" width="1" height="1"/>'),
      says: `xlink:href: ${unsafe}`,
    },
    'a script under a name of its own': {
      change: insert('<s-v:script xmlns:s-v="http://www.w3.org/2000/svg">alert(1)</s-v:script>'),
      says: `<s-v:script>: ${unsafe}`,
    },
    'an animation of an address in disguise': {
      change: insert('<set attributeName="&#104;ref" to="/elsewhere"/>'),
      says: `attributeName: ${unsafe}`,
    },
    'an animation to a script in disguise': {
      change: insert('<set attributeName="x" to="java&#115;cript&#58;alert(1)"/>'),
      says: `to: ${unsafe}`,
    },
    'a style that loads another file in disguise': {
      change: insert('<style>&#64;import "//cdn.site/x.css";</style>'),
      says: `style: ${unsafe}`,
    },
    'a web page saved as a cover': {
      change: () => '<!doctype html>\n<html><body>Sign in to download</body></html>\n',
      says: 'Is not a whole SVG drawing. Save it again.',
    },
  },
};
