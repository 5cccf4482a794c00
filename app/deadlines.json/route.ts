import { loadSite } from '@/lib/content/site-content';
import { deadlineRecords, license } from '@/lib/deadline-data';
import { originalLanguage } from '@/lib/language';
import { fullAddress } from '@/lib/seo';

export const dynamic = 'force-static';

export function GET(): Response {
  const deadlines = deadlineRecords();
  return Response.json({
    $schema: fullAddress('/deadlines.schema.json'),
    version: deadlines
      .map(({ checked }) => checked)
      .sort()
      .at(-1),
    license,
    publisher: { name: loadSite(originalLanguage).name, url: fullAddress('/') },
    deadlines,
  });
}
