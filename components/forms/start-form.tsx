import { Button } from '@/components/ui/button';
import { Select, ZipInput } from '@/components/ui/control';
import { loadAccidentTypes, loadLabels } from '@/lib/content/site-content';
import { claimParameters } from '@/lib/forms/parameters';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';

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
