import { loadLabels } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { fullAddress } from '@/lib/seo';

type ShareLinksProps = { title: string; path: string; language: Language };

export function ShareLinks({ title, path, language }: ShareLinksProps) {
  const { share } = loadLabels(language);
  const [subject, body] = [title, `${title}\r\n${fullAddress(path)}`].map(encodeURIComponent);
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      <span className="font-semibold">{share.title}</span>
      <a href={`mailto:?subject=${subject}&body=${body}`}>{share.mail}</a>
      <a href={`sms:?&body=${body}`}>{share.message}</a>
    </p>
  );
}
