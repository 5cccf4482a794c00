import { about, addText, fees, legalAreas, type Mistake } from './mistake';

export const links: Record<string, Mistake> = {
  'a link to an article that does not exist': {
    file: fees,
    change: addText('See [this](/blogs/page9/85).'),
    points: 'See [this]',
    says: /^broken link \/blogs\/page9\/85: There is no article 85\. Write another number, or remove the link\./,
  },
  'a link with a percent sign that stands for nothing': {
    file: fees,
    change: addText('See [this](/about%ff).'),
    points: 'See [this]',
    says: /^broken link \/about%ff: There is no such page\./,
  },
  'a link to an article on the wrong page': {
    file: fees,
    change: addText('See [this](/blogs/page1/11).'),
    points: 'See [this]',
    says: /^broken link .*: Article 11 is at \/blogs\/page2\/11\. Write that\./,
  },
  'a link to a page that does not exist': {
    file: about,
    change: addText('See [us](/abuot).'),
    points: 'See [us]',
    says: /^broken link \/abuot: There is no such page\. Write an article such as blogs\/9/,
  },
  'a link to a part of a page that does not exist': {
    file: fees,
    change: addText('Look [above](#no-such-part).'),
    points: 'Look [above]',
    says: /^broken link #no-such-part: That page has no such heading\. Write one of #/,
  },
  'a link to a part of the home page that does not exist': {
    file: fees,
    change: addText('Go [there](/#find).'),
    points: 'Go [there]',
    says: /^broken link \/#find: That page has no such heading\. Write one of #finder/,
  },
  'a card that leads to a part of an article that does not exist': {
    file: legalAreas,
    change: ['    article: 9\n', '    article: 9\n    section: no-such-part\n'],
    points: 'section',
    says: /^areas\[3\].section: is “no-such-part”, which is not a heading of article 9\. Write one of /,
  },
  'a link without its beginning': {
    file: fees,
    change: addText('See [them](www.nolo.com).'),
    points: 'See [them]',
    says: /^broken link www\.nolo\.com: This is not an address\. .*begins with https:\/\//,
  },
  'a link to a file that does not exist': {
    file: fees,
    change: addText('Get [it](/files/form.pdf).'),
    points: 'Get [it]',
    says: /^broken link \/files\/form\.pdf: There is no such page\./,
  },
};
