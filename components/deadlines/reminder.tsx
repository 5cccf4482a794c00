import { PageScript } from '@/components/page-scripts/page-script';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/control';
import { Heading } from '@/components/ui/section';
import { loadDeadlines } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import { type Language, localeOf } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { fullAddress } from '@/lib/seo';

type ReminderProps = {
  id: string;
  name: string;
  months: number | undefined;
  language: Language;
};

/** Suggests a date to talk to a lawyer. Never shows the last day: people would rely on it. */
export function Reminder({ id, name, months, language }: ReminderProps) {
  const { labels, reminder } = loadDeadlines(language);
  return (
    <>
      <Card
        as="section"
        id="reminder"
        hidden
        aria-labelledby="reminder-title"
        className="mt-8 print:hidden"
        data-months={months}
        data-locale={localeOf(language)}
        data-by={reminder.by}
        data-future={reminder.future}
        data-week={reminder.thisWeek}
        data-event={fillText(reminder.event, { state: name })}
        data-about={reminder.exceptions}
        data-url={fullAddress(routesIn(language).stateDeadlines(id))}
      >
        <Heading as="h2" size="subtitle" id="reminder-title">
          {reminder.title}
        </Heading>
        <p className="text-ink-soft mt-1">{reminder.text}</p>
        <label htmlFor="reminder-day" className="mt-4 block font-semibold">
          {reminder.day}
        </label>
        <Input
          id="reminder-day"
          type="date"
          min="1900-01-01"
          autoComplete="off"
          className="px-control mt-1 max-w-60"
        />
        <label className="mt-4 flex items-start gap-3">
          <input type="checkbox" className="mt-1 size-5 flex-none" />
          {fillText(reminder.short, { special: labels.special })}
        </label>
        <p role="status" className="mt-4 min-h-6 font-semibold" />
        <p>
          <a href="#reminder" hidden className="py-1" download={`${id}.ics`}>
            {reminder.file}
          </a>
        </p>
      </Card>
      <PageScript name="remind" />
    </>
  );
}
