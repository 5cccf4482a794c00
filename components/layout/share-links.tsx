import { loadLabels } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { fullAddress } from '@/lib/settings';

type ShareLinksProps = { title: string; path: string; language: Language };

/** Links that need no script, and buttons for start-up.ts. */
export function ShareLinks({ title, path, language }: ShareLinksProps) {
  const { share } = loadLabels(language);
  const url = fullAddress(path);
  const [subject, body] = [title, `${title}\r\n${url}`].map(encodeURIComponent);
  const buttons = { share: share.system, copy: share.copy, print: share.print };
  return (
    <p
      id="share"
      data-copied={share.copied}
      className="mt-6 mb-4 flex flex-wrap gap-x-6 gap-y-1 *:py-0.5 print:hidden"
    >
      <span className="font-semibold">{share.title}</span>
      {Object.entries(buttons).map(([action, label]) => (
        <button
          key={action}
          type="button"
          value={action}
          className={`text-link cursor-pointer underline noscript:hidden ${action === 'share' ? 'hidden pointer-coarse:inline' : ''}`}
        >
          {label}
        </button>
      ))}
      <a href={`https://wa.me/?text=${body}`}>WhatsApp</a>
      <a href={`mailto:?subject=${subject}&body=${body}`}>{share.mail}</a>
      <a href={`sms:?&body=${body}`} className="hidden pointer-coarse:inline">
        {share.message}
      </a>
      <span role="status" />
    </p>
  );
}
