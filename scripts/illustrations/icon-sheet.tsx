import type { Icon } from '@phosphor-icons/react';
import { BandaidsIcon } from '@phosphor-icons/react/dist/ssr/Bandaids';
import { CarProfileIcon } from '@phosphor-icons/react/dist/ssr/CarProfile';
import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleText';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { FlowerTulipIcon } from '@phosphor-icons/react/dist/ssr/FlowerTulip';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { HardHatIcon } from '@phosphor-icons/react/dist/ssr/HardHat';
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo';
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/ssr/LinkedinLogo';
import { MapPinLineIcon } from '@phosphor-icons/react/dist/ssr/MapPinLine';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { StethoscopeIcon } from '@phosphor-icons/react/dist/ssr/Stethoscope';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { XLogoIcon } from '@phosphor-icons/react/dist/ssr/XLogo';
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/ssr/YoutubeLogo';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '../../lib/icon-names';

const icons = {
  bandaids: BandaidsIcon,
  'car-profile': CarProfileIcon,
  'chat-circle-text': ChatCircleTextIcon,
  clock: ClockIcon,
  'facebook-logo': FacebookLogoIcon,
  'flower-tulip': FlowerTulipIcon,
  'hand-coins': HandCoinsIcon,
  handshake: HandshakeIcon,
  'hard-hat': HardHatIcon,
  'instagram-logo': InstagramLogoIcon,
  'linkedin-logo': LinkedinLogoIcon,
  'map-pin-line': MapPinLineIcon,
  phone: PhoneIcon,
  scales: ScalesIcon,
  'shield-check': ShieldCheckIcon,
  stethoscope: StethoscopeIcon,
  warning: WarningIcon,
  'x-logo': XLogoIcon,
  'youtube-logo': YoutubeLogoIcon,
} satisfies Record<IconName, Icon>;

/** Returns one SVG file with a symbol for each icon that content may name. */
export function drawIconSheet(): string {
  const symbols = Object.entries(icons).map(([name, Drawing]) => (
    <symbol key={name} id={name} viewBox="0 0 256 256">
      <Drawing weight="duotone" size={256} />
    </symbol>
  ));
  return `<svg xmlns="http://www.w3.org/2000/svg">${renderToStaticMarkup(symbols)}</svg>\n`;
}
