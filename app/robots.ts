import type { MetadataRoute } from 'next';
import { fullAddress } from '@/lib/settings';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: fullAddress('/sitemap.xml') };
}
