import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import { loadAnswers } from '@/lib/deadlines/answers';
import { usualTime } from '@/lib/deadlines/usual-time';
import { type Language, languages } from '@/lib/language';
import { findPicture } from '@/lib/pictures';

export const dynamic = 'force-static';
export const generateStaticParams = () =>
  languages.flatMap((lang) =>
    loadStateDeadlines(lang).map(({ id }) => ({ lang, file: `${id}.jpg` })),
  );

type Params = { params: Promise<{ lang: string; file: string }> };

/** What link previews of a state's page show: its name with its usual time to sue. */
export async function GET(_: Request, { params }: Params) {
  const { lang: language, file } = (await params) as { lang: Language; file: string };
  const found = loadStateDeadlines(language).find(({ id }) => file === `${id}.jpg`);
  if (!found) return new Response('There is no such state.', { status: 404 });
  const { line } = usualTime(found.state, {}, loadAnswers(language));
  const words = new ImageResponse(
    <div style={{ display: 'flex', flexDirection: 'column', padding: 80, color: '#fff7e8' }}>
      <div style={{ fontSize: 40 }}>{loadDeadlines(language).ask.question}</div>
      <div style={{ fontSize: 84, width: 820, lineHeight: 1.2 }}>{found.name}</div>
      <div style={{ fontSize: 40, width: 760, lineHeight: 1.3 }}>{line}</div>
    </div>,
    { width: 1200, height: 630 },
  );
  const picture = await sharp(`public${findPicture('/images/social')}`)
    .resize(1200, 630)
    .composite([{ input: Buffer.from(await words.arrayBuffer()) }])
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}
