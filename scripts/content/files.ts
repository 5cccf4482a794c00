import type { Mistake } from '../../lib/content/mistakes';
import { nearestTo } from '../../lib/did-you-mean';
import type { Language } from '../../lib/language';
import { isEntry, isShared, pathOf, requiredFiles, translation } from './content-paths';
import type { Content } from './read-content';
import { termsFile } from './terms';

/** Missing files, unused files, and file names with another number than the article's. */
export function* checkFileNames({
  misplaced,
  names,
  translated,
  articles,
}: Content): Iterable<Mistake> {
  const missing = requiredFiles.filter((name) => !names.includes(name));
  for (const name of missing) yield at(name, 'is missing. Restore it from an earlier version.');
  for (const name of names) {
    const isRead = requiredFiles.includes(name) || isEntry(name);
    if (!isRead && !/(^|\/)README\.md$/.test(name)) yield at(name, describe(name, missing));
  }
  for (const name of misplaced) {
    const problem =
      'is in the wrong folder. Texts of a language belong in content/en/ or content/es/, shared files in content/.';
    yield { file: `content/${name}`, line: 1, field: 'file name', problem };
  }
  for (const name of translated)
    if (`${translation}/${name}` !== termsFile && (!names.includes(name) || isShared(name)))
      yield at(name, 'has no English file of that name. Rename it, or remove it.', translation);
  for (const { file, facts } of articles) {
    if (Number(/\/(\d+)-/.exec(file)?.[1] ?? facts.id) === facts.id) continue;
    const right = file.replace(/\/\d+-/, `/${String(facts.id).padStart(2, '0')}-`);
    const problem = `does not begin with the article’s number. Rename it to ${right}, or correct its id.`;
    yield { file, line: 1, field: 'file name', problem };
  }
}

function describe(name: string, missing: string[]): string {
  const examples = ['articles/17-dog-bites.md', 'figures/17/first-steps.yml'];
  const example = examples.find((one) => one.split('/')[0] === name.split('/')[0]);
  if (example)
    return `is not a valid name. Write the number, a hyphen and lowercase letters, such as ${example}.`;
  if (name.startsWith('deadlines/'))
    return 'is not a valid name. Write the state’s name in lowercase letters, such as deadlines/new-york.yml.';
  const nearest = nearestTo(name, missing);
  return `is not used by the site. ${nearest ? `Did you mean ${nearest}?` : 'Move it out of content/.'}`;
}

function at(name: string, problem: string, language?: Language): Mistake {
  return { file: `content/${pathOf(name, language)}`, line: 1, field: 'file name', problem };
}
