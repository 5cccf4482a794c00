import { type Mistakes, redirect } from './mistake';

export const otherFiles: Mistakes = {
  'content/redirects.yml': {
    'an old address of a page that does not exist': {
      change: redirect('/old', '/blogs/page1/99'),
      at: '/blogs/page1/99',
      says: 'redirects[1].to: There is no such page.',
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
      change: ['<rect', '<script>fetch("https://example.com")</script>\n<rect'],
      says: '<script: can run code. Save the drawing as a plain SVG without scripts.',
    },
    'a drawing that acts when it is opened': {
      change: ['<svg ', '<svg onload="alert(1)" '],
      says: 'onload=: can run code.',
    },
    'a drawing with a web page inside': {
      change: ['<rect', '<foreignObject width="9" height="9"><p>Hi</p></foreignObject>\n<rect'],
      says: '<foreignObject: can run code.',
    },
  },
};
