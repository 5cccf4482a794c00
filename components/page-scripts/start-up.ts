// One file for all pages. Loads what a page may need later, so that no page carries it.
import { claimTakenAlong, showOwnWords, takeClaimAlong } from '@/components/forms/plain-form';
import { claimParameters, finderName } from '@/lib/forms/parameters';

const token = tried(() => localStorage.getItem('token'));
if (token) void import('@/lib/http').then(({ setApiToken }) => setApiToken(token));

// On opening and on Back too: answers last an hour, whatever page the tab is on.
async function eraseOldAnswers() {
  if (!tried(() => sessionStorage.length + localStorage.length)) return;
  const { eraseOld } = await import('@/lib/message/records');
  eraseOld((form) => document.forms.namedItem(form) !== null);
}
addEventListener('pageshow', eraseOldAnswers);
setInterval(eraseOldAnswers, 60_000);

// On Back, Firefox (153) gives a page the sessionStorage of when it was left: an old draft, or erased
// answers. It loads a page anew that held a lock; other browsers give the storage of now.
if (document.querySelector('[data-island]') || tried(() => sessionStorage.length))
  navigator.locks
    ?.request('page', { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(String);

const parts = {
  'ask-times': () => import('./later/find-times'),
  timetable: () => import('./later/timetable'),
  'find-word': () => import('./later/find-word'),
};
for (const [id, load] of Object.entries(parts)) {
  const part = document.getElementById(id);
  for (const touch of ['pointerover', 'focusin', 'input']) part?.addEventListener(touch, load);
  // An address may name a state or a zip code, or the choices of a timetable. On a slow connection
  // somebody may be in a field already.
  if (part && (location.hash + location.search || part.matches(':focus-within'))) void load();
  if (part) addEventListener('hashchange', load);
}

showOwnWords();

document.getElementById('share')?.addEventListener('click', ({ target }) => {
  // Translators wrap its text in elements.
  const button = (target as Element).closest('button');
  if (button) void import('./later/share').then(({ act }) => act(button));
});

// An open menu would cover what gets the focus.
const menu = document.getElementById('site-menu');
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Element && !relatedTarget.closest('header')) menu.hidePopover();
});

// Chooses what an address or a link names. React may replace the elements, so query them each time.
const finder = () => document.forms.namedItem(finderName);
const tilesIn = (place?: Element | null) => [
  ...(place?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []),
];
const choose = (tile?: HTMLInputElement) => tile?.click();
const chooseNamed = (hash: string) => {
  const place = document.getElementById(hash.slice(1));
  // Other forms have radio buttons too.
  if (finder()?.contains(place)) choose(tilesIn(place)[0]);
};

// The intake reads it itself.
const claim = document.forms.namedItem('intake') ? '' : claimTakenAlong();

// Only on a new visit: on Back and Reload the browser restores the choice.
const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opened?.type === 'navigate') {
  const query = new URLSearchParams(claim || location.search);
  chooseNamed(location.hash);
  choose(tilesIn(finder()).find(({ value }) => value === query.get(claimParameters.accidentType)));
  const zipCode = finder()?.elements.namedItem(claimParameters.zipCode) as HTMLInputElement | null;
  if (zipCode) zipCode.value ||= query.get(claimParameters.zipCode) ?? '';
}

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (!link) return;
  if (link.pathname === location.pathname) chooseNamed(link.hash);
  if (!link.hreflang) return;
  // Language links keep the current section and what is known of the claim.
  const form = finder() ?? document.forms.namedItem('intake');
  if (form) takeClaimAlong(form);
  // What was chosen on a state's page stands there.
  const isChoice = location.hash.includes('=');
  link.hash = (!isChoice && placeOnScreen()) || location.hash;
});

/** The last element with an id above the middle of the screen; none at the top. */
function placeOnScreen(): string | undefined {
  if (scrollY === 0) return undefined;
  const places = [
    ...document.querySelectorAll<HTMLElement>('main :is(section, h2, h3, li)[id]'),
  ].filter((place) => place.offsetParent);
  return places.findLast((place) => place.getBoundingClientRect().top < innerHeight / 2)?.id;
}

/** Undefined where storage is blocked. */
function tried<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
