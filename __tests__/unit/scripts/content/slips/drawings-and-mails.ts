import { email } from '../broken/mistake';
import { replace, type Slip } from './slip';

const cover = 'public/images/blogs/9/cover.svg';
const insert = (element: string) => replace('<rect', `\n\n${element}\n<rect`);

export const drawingsAndMails: Record<string, Slip> = {
  'a drawing with a script': {
    file: cover,
    change: insert('<script>fetch("https://example.com")</script>'),
    says: [
      'public/images/blogs/9/cover.svg:{script}: <script>: can run code on the site. Remove it, or save the drawing as a plain SVG without scripts and links.',
    ],
  },
  'a drawing that acts when it is opened': {
    file: cover,
    change: replace('<svg ', '<svg onload="alert(1)" '),
    says: [
      'public/images/blogs/9/cover.svg:1: onload: can run code on the site. Remove it, or save the drawing as a plain SVG without scripts and links.',
    ],
  },
  'a drawing with a web page inside': {
    file: cover,
    change: insert('<foreignObject width="9" height="9"><p>Hi</p></foreignObject>'),
    says: [
      'public/images/blogs/9/cover.svg:{foreignObject width}: <foreignObject>: can run code on the site. Remove it, or save the drawing as a plain SVG without scripts and links.',
    ],
  },
  'a drawing that loads a picture from elsewhere': {
    file: cover,
    change: insert('<image xlink:href="https://cdn.site/pixel.png" width="1" height="1"/>'),
    says: [
      'public/images/blogs/9/cover.svg:{image xlink}: xlink:href: refers to “https://cdn.site/pixel.png”. Remove it, or save the drawing as a plain SVG without scripts and links.',
    ],
  },
  'a web page saved as a cover': {
    file: cover,
    change: () => '<!doctype html>\n<html><body>Sign in to download</body></html>\n',
    says: [
      'public/images/blogs/9/cover.svg:1: Is not a whole SVG drawing. Save it again as a plain SVG.',
    ],
  },
  'three braces in a mail': {
    file: email,
    change: replace('pre-wrap">{{message}}', 'pre-wrap">{{{message}}}'),
    says: [
      'content/emails/intake.html:{pre-wrap}: {{{message}}}: would run what a visitor types as HTML. Write {{message}}.',
    ],
  },
  'a row of a mail removed, whose answer is also in the subject': {
    file: email,
    change: (text) => text.replace(/^.*>Zip code<.*\n/m, ''),
    says: [
      'content/emails/intake.html:1: text: lacks {{zipCode}}, which the visitor answers. Write it where it goes.',
    ],
  },
};
