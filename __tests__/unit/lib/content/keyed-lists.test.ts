import { loadYaml, parseTranslation } from '@/lib/content/parse-yaml';
import { readContent } from '@/scripts/content/read-content';
import { readTranslation, translatedParts } from '@/scripts/content/translations';
import { isRecord } from '@/tools/is-record';

function reverse(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(reverse);
    return items.every(isRecord) ? items.reverse() : items;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]) => [name, reverse(one)])
      .reverse(),
  );
}

const parts = translatedParts(readContent()).map((one) => ({ ...one, name: one.part.name }));

it.each(parts)('reordering the Spanish $name changes nothing', (one) => {
  const { schema, source } = one.part;
  const { file, text } = readTranslation(one).source;
  const read = (spanish: string) => {
    const { data, pairs } = parseTranslation(
      { file, text: spanish, original: source.text },
      schema,
    );
    return { data, texts: pairs.map(({ id, translation }) => [id, translation]) };
  };
  const reversed = JSON.stringify(reverse(loadYaml({ file, text })));
  expect(read(reversed)).toEqual(read(text));
});
