import { Icon } from '@/components/ui/icon';
import { loadHome, loadWhyChooseUs } from '@/lib/content/site-content';

export function WhyChooseUs() {
  const { title, text } = loadHome().whyChooseUs;
  return (
    <section aria-labelledby="why-title" className="on-night bg-night text-on-night">
      <div className="container-page section-space grid gap-10 md:grid-cols-2 md:gap-16">
        <div>
          <h2 id="why-title" className="heading-2">
            {title}
          </h2>
          <p className="mt-4 max-w-md text-on-night-soft">{text}</p>
          <img
            src="/images/guide.svg"
            alt=""
            width={960}
            height={640}
            loading="lazy"
            className="mt-8 w-full max-w-md rounded-picture"
          />
        </div>
        <ul>
          {loadWhyChooseUs().map(({ name, content, icon }) => (
            <li key={name} className="flex gap-6 border-night-line border-t py-5">
              <span className="text-glow">
                <Icon name={icon} size={32} />
              </span>
              <div>
                <h3 className="font-semibold">{name}</h3>
                <p className="mt-1 text-on-night-soft">{content}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
