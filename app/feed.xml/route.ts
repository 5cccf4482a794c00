import { atomFeed } from '@/lib/feed';

export const dynamic = 'force-static';

export const GET = () => atomFeed('en');
