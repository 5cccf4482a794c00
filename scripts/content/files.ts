import type { Mistake } from '../../lib/content/mistakes';
import { markdownPath } from '../../lib/content/read-file';
import { nearestTo } from '../../lib/did-you-mean';
import { originalLanguage } from '../../lib/language';
import { isKnown, requiredFiles, textOfFile } from './content-paths';
import type { Content } from './read-content';

/** Missing files, unused files, and file names with another number than the article's. */
export function* checkFileNames({ names, articles }: Content): Iterable<Mistake> {
  const missing = requiredFiles.filter((name) => !names.includes(name));
  for (const name of missing) yield at(name, describeMissing(name));
  for (const name of names) {
    if (!isKnown(name)) yield at(name, describe(name, missing));
    const { text, language } = textOfFile(name) ?? {};
    const original = text && markdownPath(text, originalLanguage);
    if (original && language !== originalLanguage && !names.includes(original))
      yield at(name, `translates content/${original}, which is missing. Rename it, or remove it.`);
  }
  for (const { file, facts } of articles) {
    if (Number(/\/(\d+)-/.exec(file)?.[1] ?? facts.id) === facts.id) continue;
    const right = file.replace(/\/\d+-/, `/${String(facts.id).padStart(2, '0')}-`);
    const problem = `does not begin with the article’s number. Rename it to ${right}, or correct its id.`;
    yield { file, line: 1, field: 'file name', problem };
  }
}

function describeMissing(name: string): string {
  const { text, language } = textOfFile(name) ?? {};
  return !text || language === originalLanguage
    ? 'is missing. Restore it from an earlier version.'
    : `is missing. Translate content/${markdownPath(text, originalLanguage)}, or restore an earlier version.`;
}

function describe(name: string, missing: string[]): string {
  const examples = ['articles/17-dog-bites.en.md', 'figures/17/first-steps.yml'];
  const example = examples.find((one) => one.split('/')[0] === name.split('/')[0]);
  if (example)
    return `is not a valid name. Write the number, a hyphen and lowercase letters, such as ${example}.`;
  if (name.startsWith('states/'))
    return 'is not a valid name. Write the state’s name in lowercase letters, such as states/new-york.yml.';
  const nearest = nearestTo(name, missing);
  return `is not used by the site. ${nearest ? `Did you mean ${nearest}?` : 'Move it out of content/.'}`;
}

function at(name: string, problem: string): Mistake {
  return { file: `content/${name}`, line: 1, field: 'file name', problem };
}
