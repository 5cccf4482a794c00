import { listPages, loadArticles } from '@/lib/content/articles';
import {
  loadAbout,
  loadAccessibility,
  loadDeadlinesIntro,
  loadLabels,
  loadPrivacy,
  loadTerms,
} from '@/lib/content/site-content';
import { routes } from '@/lib/routes';

const id = 'near-miss';

// Runs in the page: one file answers at every wrong address, so only the browser knows which one it is.
const suggest = `const {pages,articles,home}=DATA,place=document.getElementById("${id}"),link=place.querySelector("a");
let path=location.pathname;try{path=decodeURI(path)}catch{}
path=path.toLowerCase().normalize("NFD");if((path+"/").startsWith(home+"/"))path=path.slice(home.length);
const asked=path.replace(/\\.html?$/,"").replace(/[^a-z0-9]/g,""),
number=Number(/(?:blog|article)[^0-9]*(?:page[^0-9]*[0-9]+[^0-9]+)?([0-9]+)[^0-9]*$/.exec(path)?.[1]),
known=articles.addresses[number]?[articles.addresses[number],articles.name.replace("{number}",number)]:
pages.find(([,,...keys])=>keys.includes(asked))??
pages.find(([,,...keys])=>keys.some(key=>asked.length>3&&(asked.startsWith(key)||key.startsWith(asked))));
if(known){link.href=known[0];link.textContent=known[1];place.hidden=false}`;

function lettersOf(name = ''): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** On the page for wrong addresses: names the page whose address is close to the one asked for. */
export function NearMiss({ text }: { text: string }) {
  const labels = loadLabels();
  const { header, notFound } = labels;
  // Address, name, and what people may write for it besides its name.
  const pages = [
    [routes.blogs, labels.lists.title, 'blogs', 'articles', 'news'],
    ...listPages().map((page) => [routes.listPage(page), labels.lists.title, `blogspage${page}`]),
    [routes.about, loadAbout().facts.title, 'about', 'aboutus'],
    [routes.service, loadTerms().facts.title, 'service', 'terms', 'legal'],
    [routes.privacy, loadPrivacy().facts.title, 'privacy', 'datapolicy'],
    [routes.accessibility, loadAccessibility().facts.title, 'accessibility', 'a11y'],
    [routes.contact, header.contact, 'contact', 'contactus', 'help'],
    [routes.deadlines, loadDeadlinesIntro().facts.title, 'deadlines', 'statutes'],
    [routes.finder, notFound.finder, 'forminput', 'intake', 'finder', 'confirmalert'],
    [routes.home, header.home, 'home', 'index', 'default'],
  ].map((page) => [...page, lettersOf(page[1])]);
  const articles = {
    name: notFound.article,
    addresses: Object.fromEntries(
      loadArticles().map(({ facts }) => [facts.id, routes.article(facts.id)]),
    ),
  };
  const data = JSON.stringify({ pages, articles, home: routes.home.replace(/\/$/, '') });
  const [before, after] = text.split('{page}');
  return (
    <>
      <p id={id} hidden className="mt-4 text-lg">
        {before}
        <a href={routes.home} className="font-semibold">
          {header.home}
        </a>
        {after}
      </p>
      <script type="module">{suggest.replace('DATA', () => data)}</script>
    </>
  );
}
