import { removeExpired } from '@/lib/message/expiry';

// The copy of a sent message lasts an hour, whatever page the tab is on.
removeExpired();
window.addEventListener('pageshow', () => removeExpired());
setInterval(removeExpired, 60_000);
