import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { removeDraftPictures, writePictures } from '@/scripts/export/article-pictures';
import { compressFiles, writeFolderPages } from '@/scripts/export/copies';
import { removeFrameworkFiles } from '@/scripts/export/framework';
import { filesIn } from '@/tools/files';
import { temporaryFolder } from '../../temporary';

const out = temporaryFolder();

describe('files of the framework', () => {
  beforeEach(() =>
    cpSync(join(__dirname, '../../../fixtures/export'), out.at(), { recursive: true }),
  );

  it('are removed with emptied folders, without touching the site’s files', () => {
    const own = ['ads.txt', 'robots.txt'];
    for (const name of own) out.write(name);
    removeFrameworkFiles(out.at(), ['ads.txt']);
    const left = filesIn(out.at()).filter((file) => /\.(txt|js)$/.test(file));
    expect(left.sort()).toEqual(own.map(out.at));
    expect(out.has('about')).toBe(false);
  });

  it.each(['scripts', 'data'])('stop the build if %s are missing', (what) => {
    const pattern = what === 'data' ? /\.txt$/ : /\.js$/;
    for (const file of filesIn(out.at())) if (pattern.test(file)) rmSync(file);
    expect(() => removeFrameworkFiles(out.at(), [])).toThrow(`Found none of Next’s ${what}`);
  });
});

it('removes pictures of drafts', () => {
  for (const id of [1, 2, 17]) out.write(`images/blogs/${id}/cover.svg`);
  removeDraftPictures(out.at(), [1, 2]);
  expect(readdirSync(out.at('images/blogs'))).toEqual(['1', '2']);
});

it('writes a share picture for each cover, and updates it', async () => {
  const { cover, share } = { cover: 'images/blogs/1/cover.svg', share: 'images/blogs/1/share.jpg' };
  const made: string[] = [];
  for (const color of ['red', 'blue']) {
    out.write(
      cover,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path fill="${color}" d="M0 0h9v9H0"/></svg>`,
    );
    expect(await writePictures(out.at())).toBe(1);
    const picture = { width: 1200, height: 630, format: 'jpeg' };
    expect(await sharp(out.at(share)).metadata()).toMatchObject(picture);
    made.push(out.read(share));
  }
  expect(made[0]).not.toBe(made[1]);
});

it('a photo in place of a drawing of the site is made small, and link previews show the site’s', async () => {
  const photo = { width: 2000, height: 1000, channels: 3, background: 'red' } as const;
  for (const name of ['hero', 'social'])
    out.write(`images/${name}.png`, await sharp({ create: photo }).png().toBuffer());
  expect(await writePictures(out.at())).toBe(2);
  expect(await sharp(out.at('images/hero.png')).metadata()).toMatchObject({ height: 720 });
  expect(await sharp(out.at('images/share.jpg')).metadata()).toMatchObject({ width: 1200 });
});

describe('a photo as a cover', () => {
  const phone = 'public/images/blogs/11/cover.jpg';
  const folder = 'images/blogs/1';
  // Another version of the code may have filled the cache.
  beforeEach(() => rmSync('.next/cache/pictures', { recursive: true, force: true }));

  it('gets upright sizes and a share picture, and loses where it was taken', async () => {
    expect((await sharp(phone).metadata()).exif).toBeDefined();
    out.write(`${folder}/cover.jpg`, readFileSync(phone));
    expect(await writePictures(out.at())).toBe(1);
    const made = await Promise.all(
      readdirSync(out.at(folder)).map(async (name) => {
        const { width, height, exif } = await sharp(out.at(`${folder}/${name}`)).metadata();
        return [name, width, height, exif];
      }),
    );
    expect(made.sort()).toEqual([
      ['cover-1440.webp', 1440, 810, undefined],
      ['cover-480.webp', 480, 270, undefined],
      ['cover-960.webp', 960, 540, undefined],
      ['cover.jpg', 1440, 1080, undefined],
      ['share.jpg', 1200, 630, undefined],
    ]);
  });

  it('shows paper where it is transparent', async () => {
    const clear = { width: 1200, height: 700, channels: 4, background: '#0000' } as const;
    out.write(`${folder}/cover.png`, await sharp({ create: clear }).png().toBuffer());
    await writePictures(out.at());
    const { channels } = await sharp(out.at(`${folder}/share.jpg`)).stats();
    expect(channels.map(({ min }) => min > 230)).toEqual([true, true, true]);
  });

  it('stops the build if it is damaged, and is named', async () => {
    out.write(`${folder}/cover.jpg`, readFileSync(phone).subarray(0, 9000));
    await expect(writePictures(out.at())).rejects.toThrow(
      'public/images/blogs/1/cover.jpg is damaged. Save it again.',
    );
  });
});

it('copies each page to the index.html of a folder, and compresses only the original', async () => {
  for (const page of ['index', '404', 'about', 'blogs/page1', 'blogs/page1/9'])
    out.write(`${page}.html`, page);
  out.write('feed.xml');
  for (let times = 0; times < 2; times += 1) expect(writeFolderPages(out.at())).toBe(3);
  for (const page of ['about', 'blogs/page1', 'blogs/page1/9'])
    for (const file of [`${page}.html`, `${page}/index.html`]) expect(out.read(file)).toBe(page);
  expect(readdirSync(out.at()).sort()).toEqual(
    ['404.html', 'about', 'about.html', 'blogs', 'feed.xml', 'index.html'].sort(),
  );
  expect(await compressFiles(out.at())).toBe(6);
  expect(gunzipSync(readFileSync(out.at('about.html.gz'))).toString()).toBe('about');
  for (const name of ['about.html.br', 'index.html.br', 'feed.xml.gz'])
    expect(out.has(name)).toBe(true);
  expect(out.has('about/index.html.br')).toBe(false);
});
