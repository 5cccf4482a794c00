import { removeExpired } from '@/lib/message/expiry';
import { expireDrafts } from '@/lib/message/records';

// Answers last an hour, whatever page the tab is on.
function eraseOld() {
  removeExpired();
  expireDrafts((form) => document.forms.namedItem(form) !== null);
}

eraseOld();
window.addEventListener('pageshow', eraseOld);
setInterval(eraseOld, 60_000);
