import { type Mistakes, redirect } from './mistake';

export const otherFiles: Mistakes = {
  'content/redirects.yml': [
    [
      'a target that is no page',
      redirect('/old', '/blogs/page1/99'),
      'There is no such',
      'page1/99',
    ],
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
    ['a script', ['<rect', '<script>alert(1)</script>\n<rect'], '<script: can run code. Save'],
    ['an act on opening', ['<svg ', '<svg onload="alert(1)" '], 'onload=: can run code.'],
  ],
};
