import { Button } from '@/components/ui/button';
import { Select, ZipInput } from '@/components/ui/control';
import { Card, Heading } from '@/components/ui/section';
import { LinkedText } from '@/components/ui/text';
import { loadAccidentTypes, loadForms, loadLabels, loadOperator } from '@/lib/content/site-content';
import { claimParameters } from '@/lib/forms/plain-form';
import type { Language } from '@/lib/language';
import { placesOfText } from '@/lib/referral';
import { routesIn } from '@/lib/routes';

export const startCardId = 'start';

type StartCardProps = { language: Language; accidentType: string | undefined };

export function StartCard({ language, accidentType }: StartCardProps) {
  const { article } = loadLabels(language);
  const types = loadAccidentTypes(language);
  const operator = loadOperator(language);
  const isAtWork = types.some(({ name, clock }) => clock === 'work' && name === accidentType);
  return (
    <Card
      as="section"
      id={startCardId}
      aria-labelledby="start-title"
      className="shadow-finder mt-12 scroll-mt-6 print:hidden"
    >
      <Heading as="h2" size="title" id="start-title">
        {article.start.title}
      </Heading>
      <p className="text-ink-soft mt-2">{article.start.text}</p>
      <StartForm language={language} accidentType={accidentType} />
      {isAtWork && operator.states && placesOfText('compensation', operator).length > 0 && (
        <p className="mt-4 font-bold">{loadForms(language).atSend.compensation}</p>
      )}
      <p className="mt-4">
        <LinkedText text={article.start.call} />
      </p>
    </Card>
  );
}

type StartFormProps = { language: Language; accidentType?: string | undefined; zipCode?: string };

/** The finder without tiles; asks no zip code if it is known. */
export function StartForm({ language, accidentType, zipCode }: StartFormProps) {
  const { finder } = loadLabels(language);
  return (
    <form
      action={routesIn(language).intake}
      method="get"
      aria-label={finder.title}
      className={`group mt-4 grid items-end gap-3 ${zipCode ? 'sm:grid-cols-[1fr_auto]' : 'sm:grid-cols-[1.17fr_1fr_auto]'}`}
    >
      <div className="grid gap-1">
        <label htmlFor="start-type" className="text-sm/6 font-semibold">
          {finder.accidentType}
        </label>
        <Select id="start-type" name={claimParameters.accidentType} defaultValue={accidentType}>
          {loadAccidentTypes(language).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {zipCode ? (
        <input type="hidden" name={claimParameters.zipCode} value={zipCode} />
      ) : (
        <div className="grid gap-1">
          <label htmlFor="start-zip" className="text-sm/6 font-semibold">
            {finder.zipCode}
          </label>
          <ZipInput
            id="start-zip"
            name={claimParameters.zipCode}
            placeholder={finder.placeholder}
            title={finder.example}
            aria-invalid={false}
            aria-describedby="start-zip-example"
          />
        </div>
      )}
      {!zipCode && (
        <p
          id="start-zip-example"
          className="text-danger hidden text-sm font-semibold group-has-aria-invalid:block sm:col-span-2 sm:col-start-2 sm:row-start-2"
        >
          {finder.example}
        </p>
      )}
      <Button type="submit">{finder.submit}</Button>
    </form>
  );
}
