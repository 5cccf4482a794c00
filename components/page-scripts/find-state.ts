import { stateId } from '@/lib/ids';
import { stateOfZipCode } from '@/lib/states';

// Opens a state's page by zip code, or by the hash of an older address.
const part = document.querySelector<HTMLElement>('#state-finder');
const field = part?.querySelector('input');
const note = part?.querySelector('[role=status]');

const linkTo = (id: string) =>
  document.getElementById(id)?.closest<HTMLAnchorElement>('nav a') ?? undefined;

// A hash is not always valid percent-encoding, and older ones are plain.
const named = linkTo(location.hash.slice(1).toLowerCase());
if (named) location.replace(named.href);

if (part && field && note) {
  const find = (isAsked = false) => {
    const area = stateOfZipCode(field.value);
    const link = area && linkTo(stateId(area));
    const place = area && document.getElementById(stateId(area));
    if (link) location.assign(link.href);
    const isShort = field.value.replace(/\D/g, '').length < 5;
    const advice = isAsked ? part.dataset['example'] : '';
    const unknown = isShort ? advice : part.dataset['unknown'];
    // Islands have text but no page.
    note.textContent = link ? '' : (place?.textContent ?? unknown ?? '');
  };
  // What was typed before this script came.
  if (field.value) find();
  field.addEventListener('input', () => find());
  field.addEventListener('change', () => find(true));
  // After Back the field already contains the zip code.
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && find(true));
}
