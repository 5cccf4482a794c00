import { mkdirSync, writeFileSync } from 'node:fs';
import { covers } from './illustrations/covers';
import { drawIconSheet } from './illustrations/icon-sheet';
import { drawAbout } from './illustrations/scenes/about';
import { drawConfirmation } from './illustrations/scenes/confirmation';
import { drawContact } from './illustrations/scenes/contact';
import { drawGuide } from './illustrations/scenes/guide';
import { drawHero } from './illustrations/scenes/hero';
import { drawIcon, drawLogo, drawMaskableIcon } from './illustrations/scenes/mark';
import { drawNotFound } from './illustrations/scenes/not-found';
import { drawSocial } from './illustrations/scenes/social';

const pictures: Record<string, () => string> = {
  'icon.svg': drawIcon,
  'icon-maskable.svg': drawMaskableIcon,
  'icons.svg': drawIconSheet,
  'logo.svg': drawLogo,
  'images/hero.svg': drawHero,
  'images/social.svg': drawSocial,
  'images/about.svg': drawAbout,
  'images/confirmation.svg': drawConfirmation,
  'images/contact.svg': drawContact,
  'images/guide.svg': drawGuide,
  'images/not-found.svg': drawNotFound,
  ...Object.fromEntries(
    covers.map((draw, index) => [`images/blogs/${index + 1}/cover.svg`, draw] as const),
  ),
};

const folder = new URL('../public/', import.meta.url);
for (const [name, draw] of Object.entries(pictures)) {
  const file = new URL(name, folder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, draw());
}
console.log(`Drew ${Object.keys(pictures).length} pictures into public/.`);
