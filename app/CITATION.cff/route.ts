import { asCitation } from '@/lib/deadlines/open-data';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(asCitation());
