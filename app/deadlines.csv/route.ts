import { asCsv, deadlineRecords } from '@/lib/deadlines/open-data';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(asCsv(deadlineRecords()), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
}
