import { Icon } from '@/components/ui/icon';
import { loadAccidentTypes, loadHome, loadMessages } from '@/lib/content/site-content';
import { AccidentDropdown, AccidentTiles, finderName } from './accident-type-choice';
import { ClaimFinder } from './claim-finder';

export function Hero() {
  const { hero } = loadHome();
  const accidentTypes = loadAccidentTypes();
  return (
    <section aria-labelledby="hero-title" className="container-page hero">
      <div>
        <p className="hero-label">{hero.label}</p>
        <h1 id="hero-title" className="heading-1 mt-5">
          {hero.title}
        </h1>
        <p className="mt-4 max-w-xl text-ink-soft text-lg">{hero.text}</p>
        <div className="finder" id="finder">
          <ClaimFinder
            name={finderName}
            tiles={<AccidentTiles accidentTypes={accidentTypes} />}
            dropdown={<AccidentDropdown accidentTypes={accidentTypes} />}
            invalidZipCode={loadMessages().invalidZipCode}
          />
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
            {hero.promises.map(({ icon, text }) => (
              <li key={text} className="flex items-center gap-1.5">
                <Icon name={icon} size={18} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <img
        src="/images/hero.svg"
        alt={hero.pictureAlt}
        width={1200}
        height={980}
        fetchPriority="high"
        className="w-full rounded-picture"
      />
    </section>
  );
}
