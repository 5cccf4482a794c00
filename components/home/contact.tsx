import { contactFormContent } from '@/components/forms/form-content';
import { loadHome } from '@/lib/content/site-content';
import { LazyContactForm } from './lazy-parts';

export function Contact() {
  const { title, text } = loadHome().contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-wash">
      <div className="container-page section-space grid grid-cols-1 gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <h2 id="contact-title" className="heading-2">
            {title}
          </h2>
          <p className="mt-4 max-w-md text-ink-soft">{text}</p>
          <img
            src="/images/contact.svg"
            alt=""
            width={960}
            height={800}
            loading="lazy"
            className="mt-8 hidden w-full max-w-md rounded-picture lg:block"
          />
        </div>
        <div className="card">
          <LazyContactForm {...contactFormContent()} />
        </div>
      </div>
    </section>
  );
}
