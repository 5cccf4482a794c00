import { asDataPackage } from '@/lib/deadlines/open-data';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(asDataPackage());
