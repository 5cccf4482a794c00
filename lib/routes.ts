export const articlesPerPage = 10;

/** Every address of the site; nothing else writes a path by hand. */
export const routes = {
  home: '/',
  finder: '/#finder',
  blogs: '/blogs',
  about: '/about',
  service: '/service',
  deadlines: '/deadlines',
  privacy: '/privacy',
  accessibility: '/accessibility',
  contact: '/contact',
  intake: '/formInput',
  confirmation: '/confirmAlert',
  listPage: (page: number) => `/blogs/page${page}`,
  article: (id: number) => `/blogs/page${pageOfArticle(id)}/${id}`,
  /** A state's row on the page of deadlines. */
  deadline: (stateId: string) => `/deadlines#${stateId}`,
  articleImage: (id: number, file: string) => `/images/blogs/${id}/${file}`,
  /** A symbol in the sheet of all icons. */
  icon: (name: string) => `/icons.svg#${name}`,
  sharePicture: '/images/share.jpg',
  feed: '/feed.xml',
};

/** Takes an article's number and returns the number of the list page that holds it. */
export function pageOfArticle(id: number): number {
  return Math.ceil(id / articlesPerPage);
}

/** Takes a phone number as it is written and returns its `tel:` address with the US country code. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/**
 * Takes a question of the home page and returns its id there. The prefix keeps a question such as
 * "Contact" from taking the id of a section.
 */
export function questionId(question: string): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['question', ...words].join('-');
}
