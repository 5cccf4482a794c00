import { Icon } from '@/components/ui/icon';
import { Heading, Section } from '@/components/ui/section';
import { loadHome, loadHowItWorks } from '@/lib/content/site-content';
import { drawingAddress } from '@/lib/icons';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';

/** Three stops on a road that ends at a lit house. */
export function HowItWorks({ language }: { language: Language }) {
  const { step, ...heading } = loadHome(language).howItWorks;
  return (
    <Section id="how-it-works" {...heading}>
      <div className="relative">
        <Road />
        <ol
          role="list"
          className="relative grid grid-cols-1 gap-5 max-md:pb-16 md:grid-cols-3 md:gap-6"
        >
          {loadHowItWorks(language).map(({ key, name, content, icon }, index) => (
            <li key={key} className="max-2xs:block flex gap-4 md:block">
              <span className="bg-card border-teal text-teal grid size-16 flex-none place-items-center rounded-full border-3 md:mb-6">
                <Icon name={icon} size={32} />
              </span>
              <div>
                <p className="text-amber-text text-sm font-semibold">
                  {fillText(step, { number: index + 1 })}
                </p>
                <Heading as="h3" size="subtitle">
                  {name}
                </Heading>
                <p className="text-ink-soft mt-1">{content}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const road = 'fill-none stroke-[#e1d0ab] stroke-[20px] [vector-effect:non-scaling-stroke]';
const line =
  'fill-none stroke-[#b9a67a] stroke-3 [stroke-dasharray:10_12] [vector-effect:non-scaling-stroke]';

/** Stretches with the page as far as the house. On phones, where the stops stand below each other, a line leads down to it. */
function Road() {
  const way = 'M0 32C12 32 18 52 33 34S55 14 67 32S84 70 100 70';
  const toTheDoor = 'M0 70H6Q19 70 19 62';
  return (
    <>
      <div className="absolute top-8 bottom-3 left-7 w-3 bg-[#e1d0ab] md:hidden" />
      <svg
        viewBox="0 0 100 64"
        preserveAspectRatio="none"
        height="64"
        aria-hidden
        className="absolute hidden w-[calc(100%-112px)] overflow-visible md:block"
      >
        <path d={way} className={road} />
        <path d={way} className={line} />
      </svg>
      <svg
        width="112"
        height="64"
        aria-hidden
        className="absolute bottom-0 overflow-visible max-md:left-4 md:top-0 md:right-0"
      >
        <use href={drawingAddress('house')} width="96" height="64" />
        <g className="max-md:hidden">
          <path d={toTheDoor} className={road} />
          <path d={toTheDoor} className={line} />
        </g>
      </svg>
    </>
  );
}
