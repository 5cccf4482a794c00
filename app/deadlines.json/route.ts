import { deadlineRecords, license } from '@/lib/deadline-data';
import { fullAddress } from '@/lib/seo';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json({
    $schema: fullAddress('/deadlines.schema.json'),
    license,
    deadlines: deadlineRecords(),
  });
}
