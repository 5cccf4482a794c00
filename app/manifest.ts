import type { MetadataRoute } from 'next';
import { loadSite } from '@/lib/content/site-content';
import { originalLanguage } from '@/lib/language';
import { paths } from '@/lib/routes';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { name, description } = loadSite(originalLanguage);
  return {
    name,
    short_name: name,
    description,
    start_url: paths.home,
    display: 'browser',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
