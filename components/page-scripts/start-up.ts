// One file for all pages. Loads what a page may need later, so that no page carries it.
import './choose-accident';
import './keep-place';

const token = readToken();
if (token) void import('@/lib/http').then(({ setApiToken }) => setApiToken(token));

// On opening and on Back too: answers last an hour, whatever page the tab is on.
async function eraseOldAnswers() {
  if (!isAnythingKept()) return;
  const { eraseOld } = await import('@/lib/message/records');
  eraseOld((form) => document.forms.namedItem(form) !== null);
}
addEventListener('pageshow', eraseOldAnswers);
setInterval(eraseOldAnswers, 60_000);

const parts = {
  'ask-times': () => import('./later/find-times'),
  'state-finder': () => import('./later/find-state'),
  timetable: () => import('./later/timetable'),
};
for (const [id, load] of Object.entries(parts)) {
  const part = document.getElementById(id);
  for (const touch of ['pointerover', 'focusin']) part?.addEventListener(touch, load);
  // An address may name a state, or the choices of a timetable.
  if (part && location.hash) void load();
  if (part) addEventListener('hashchange', load);
}

document.getElementById('share')?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement)
    void import('./later/share').then(({ act }) => act(target));
});

function readToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    // Storage is blocked, so there is no token.
    return null;
  }
}

function isAnythingKept(): boolean {
  try {
    return sessionStorage.length + localStorage.length > 0;
  } catch {
    return false;
  }
}
