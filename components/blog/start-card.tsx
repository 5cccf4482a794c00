import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input, Select } from '@/components/ui/control';
import { LinkedText } from '@/components/ui/linked-text';
import { claimParameters } from '@/lib/claim-query';
import { loadAccidentTypes, loadLabels, loadSite } from '@/lib/content/site-content';
import { fillText } from '@/lib/fill-text';
import { reachLinks, routes } from '@/lib/routes';
import { zipCodeInput } from '@/lib/zip-code';

export const startCardId = 'start';

/** The finder below an article, with the article's accident type chosen: a plain form without a script. */
export function StartCard({ accidentType }: { accidentType: string | undefined }) {
  const { article, finder } = loadLabels();
  return (
    <Card
      as="section"
      id={startCardId}
      aria-labelledby="start-title"
      className="shadow-finder mt-12 scroll-mt-6 print:hidden"
    >
      <h2 id="start-title" className="font-display text-title">
        {article.start.title}
      </h2>
      <p className="text-ink-soft mt-2">{article.start.text}</p>
      <form
        action={routes.intake}
        method="get"
        aria-label={finder.title}
        className="mt-4 grid gap-2 sm:grid-cols-[1.17fr_1fr_auto]"
      >
        <Select
          name={claimParameters.accidentType}
          aria-label={finder.accidentType}
          defaultValue={accidentType}
        >
          {loadAccidentTypes().map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
        <Input
          {...zipCodeInput}
          name={claimParameters.zipCode}
          placeholder={finder.placeholder}
          aria-label={finder.zipCode}
          title={finder.example}
        />
        <Button type="submit">{finder.submit}</Button>
      </form>
      <p className="mt-4">
        <LinkedText text={fillText(article.start.call, reachLinks(loadSite()))} />
      </p>
    </Card>
  );
}
