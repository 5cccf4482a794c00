import type { CheerioAPI } from 'cheerio/slim';
import postcss, { type Declaration, type Root } from 'postcss';

// Controls that Tailwind's reset styles and the site doesn't use.
const unusedControls = /::(?:-webkit-(?:date|calendar|search|inner-spin|outer-spin)|file-selector)/;

/** Shrinks a page's style sheet without changing its effect. Keeps variables that scripts name. */
export function shrinkStyles(css: string, scripts: string): string {
  const root = postcss.parse(css);
  root.walkRules(unusedControls, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unusedControls.test(selector));
    if (rule.selectors.join('') === '') rule.remove();
  });
  inlineConstants(root, scripts);
  return root.toString();
}

function inlineConstants(root: Root, scripts: string): void {
  // Fallbacks of @property for unsupported browsers.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    declared.set(one.prop, [...(declared.get(one.prop) ?? []), one]);
  });
  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of declared)
    if (first && others.length === 0 && isEverywhere(first) && !scripts.includes(name))
      constants.set(name, first.value);
  root.walkAtRules('property', ({ params: name, nodes = [] }) => {
    const initial = nodes.find((one) => one.type === 'decl' && one.prop === 'initial-value');
    if (declared.has(name)) constants.delete(name);
    else if (initial) constants.set(name, (initial as Declaration).value);
  });
  root.walkDecls((one) => {
    one.value = withValues(one.value, constants);
  });
  for (const name of constants.keys()) for (const one of declared.get(name) ?? []) one.remove();
  root.walkAtRules('property', (rule) => {
    if (constants.has(rule.params)) rule.remove();
  });
}

function isEverywhere({ parent }: Declaration): boolean {
  const isRoot = parent?.type === 'rule' && (parent as postcss.Rule).selector === ':root';
  const around = parent?.parent;
  return isRoot && (around?.type === 'root' || (around as postcss.AtRule).name === 'layer');
}

function withValues(value: string, constants: Map<string, string>): string {
  const replaced = value.replace(
    /var\((--[\w-]+)(?:,[^()]*)?\)/g,
    (all, name) => constants.get(name) ?? all,
  );
  return replaced === value ? value : withValues(replaced, constants);
}

const className = /\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g;

/** Shortens class names, except those that scripts may use. Returns the renamed style sheet. */
export function shortenClasses($: CheerioAPI, css: string, ofScripts: readonly string[]): string {
  const kept = new Set(ofScripts);
  const root = postcss.parse(css);
  const styled = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(className)) styled.add(unescapeName(name));
  });
  const counts = new Map<string, number>();
  const classesOf = (element: { attribs: Record<string, string> }) =>
    (element.attribs['class'] ?? '').split(/\s+/).filter((name) => styled.has(name));
  const elements = $('[class]')
    .toArray()
    .filter((one) => one.type === 'tag');
  for (const name of elements.flatMap(classesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const short = new Map(
    [...counts]
      .filter(([name]) => !kept.has(name))
      .sort(([, a], [, b]) => b - a)
      .map(([name], index) => [name, nameAt(index)]),
  );
  for (const element of elements) {
    const names = classesOf(element).map((name) => short.get(name) ?? name);
    if (names.length > 0) element.attribs['class'] = names.join(' ');
    else delete element.attribs['class'];
  }
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(className, (all, name) => {
      const replaced = short.get(unescapeName(name));
      return replaced ? `.${replaced}` : all;
    });
  });
  return root.toString();
}

function unescapeName(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, aa, ab, … */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? '';
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}
