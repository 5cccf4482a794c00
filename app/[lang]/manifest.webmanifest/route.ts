import type { MetadataRoute } from 'next';
import { loadSite } from '@/lib/content/site-content';
import { editions, type Language, languages } from '@/lib/language';
import { pageColors } from '@/lib/page-colors';
import { routesIn } from '@/lib/routes';

export const dynamic = 'force-static';
export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const language = (await params).lang as Language;
  const { name, description } = loadSite(language);
  const manifest: MetadataRoute.Manifest = {
    name,
    short_name: name,
    description,
    lang: editions[language].locale,
    start_url: routesIn(language).home,
    display: 'browser',
    background_color: pageColors.light,
    theme_color: pageColors.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
