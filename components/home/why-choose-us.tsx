import { Icon } from '@/components/ui/icon';
import { loadHome, loadWhyChooseUs } from '@/lib/content/site-content';

export function WhyChooseUs() {
  const { title, text } = loadHome().whyChooseUs;
  return (
    <section aria-labelledby="why-choose-us-title" className="on-night bg-night text-on-night">
      <div className="max-w-site px-gutter py-section mx-auto grid items-center gap-x-16 lg:grid-cols-2">
        <img
          src="/images/guide.svg"
          alt=""
          width={960}
          height={640}
          loading="lazy"
          className="rounded-picture hidden w-full lg:block"
        />
        <div>
          <h2 id="why-choose-us-title" className="font-display text-title">
            {title}
          </h2>
          <p className="text-on-night-soft mt-3">{text}</p>
          <ul className="divide-night-line mt-4 divide-y sm:mt-6">
            {loadWhyChooseUs().map(({ key, name, content, icon }) => (
              <li key={key} className="flex gap-4 py-4 sm:gap-6">
                <span className="text-glow">
                  <Icon name={icon} size={32} />
                </span>
                <div>
                  <h3 className="font-semibold">{name}</h3>
                  <p className="text-on-night-soft">{content}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
