import { atomFeed } from '@/lib/feed';
import { type Language, languages } from '@/lib/language';

export const dynamic = 'force-static';
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  return atomFeed(lang as Language);
}
