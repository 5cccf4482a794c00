import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { figureFolder } from '../../lib/content/figures';
import { listFiles, readText } from '../../lib/content/read-file';

export type ArticlePlan = { id: number; title: string; file: string };

/** Throws an error that says what to write where the title is empty, too long, or already has a file. */
export function planArticle(title: string): ArticlePlan {
  const words = title.trim();
  const slug = slugOf(words);
  if (!slug) {
    throw new Error('Write the title in quotes: npm run new:article "What to do after a dog bite"');
  }
  if (words.length > 60) {
    throw new Error(
      `The title has ${words.length} characters. Search results show 60: shorten it.`,
    );
  }
  const names = listFiles('en/articles', '.md').map((path) => path.slice('en/articles/'.length));
  const twin = names.find((name) => name.replace(/^\d+-/, '') === `${slug}.md`);
  if (twin) throw new Error(`content/en/articles/${twin} has this title already. Choose another.`);
  // An article that was removed may have left its address to a redirect.
  const gone = readText('redirects.yml').matchAll(/from: \/blogs\/page\d+\/(\d+)/g);
  const numbers = [...names, ...[...gone].map(([, number = '']) => number)];
  const id = Math.max(0, ...numbers.map((name) => Number.parseInt(name, 10) || 0)) + 1;
  return {
    id,
    title: words,
    file: `content/en/articles/${String(id).padStart(2, '0')}-${slug}.md`,
  };
}

function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const plainCover = new URL('./plain-cover.svg', import.meta.url);

/** Writes the article's text, two figures and a cover; returns their paths. */
export function writeArticle(plan: ArticlePlan, today: string): string[] {
  const figures = Object.entries(figureTexts).map(
    ([name, text]) => [`content/en/${figureFolder(plan.id)}/${name}.yml`, text] as const,
  );
  const files = new Map([
    [plan.file, articleText(plan, today)],
    [`public/images/blogs/${plan.id}/cover.svg`, readFileSync(plainCover, 'utf8')],
    ...figures,
  ]);
  // The text last: an open page shows it at once, and would find its figures missing.
  for (const [file, text] of [...files].reverse()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...files.keys()];
}

function articleText({ id, title }: ArticlePlan, today: string): string {
  return `---
id: ${id}
title: ${JSON.stringify(title)}
summary: "TODO: Two or three sentences that answer the question of the title."
description: "TODO: One sentence for search results that says what the article answers, so that people know it is for them. 110 to 160 characters."
updated: ${today}
draft: true # Visitors do not see it. To publish the article, remove this line.
coverAlt: A lantern shines on a hill at dusk, above a quiet valley with a lit house.
coverCaption: "TODO: One sentence below the cover: why it matters."
related: []
sources:
  - id: first-source
    title: "TODO: The source's own title"
    publisher: "TODO: Who published it, such as a court or an agency"
    url: https://www.example.org/
---

TODO: Begin with what helps most. Short sentences, everyday words, 900 to 1,500 words in all.

## TODO: A question that readers ask?

TODO: The answer. A fact carries its source like this.[^first-source]

- TODO: One point
- TODO: Another point

{figure: first-steps}

## TODO: A second question?

TODO: The answer. Point to another article where it helps, such as [how contingency fees work](blogs/9).

## TODO: A third question?

TODO: The answer.

{figure: what-to-keep}

## TODO: A fourth question?

TODO: The answer.

## What to do now

1. TODO: The first step
2. TODO: The second step

When you are ready, [ask for a free consultation](/#finder).
`;
}

/** The data of the two figures that the text shows, by name. */
const figureTexts = {
  'first-steps': `kind: flow
title: "TODO: The figure's title"
caption: "TODO: One sentence below the figure: why it matters."
steps:
  - title: "TODO: First step"
    text: "TODO: What happens"
  - title: "TODO: Second step"
    text: "TODO: What happens"
  - title: "TODO: Third step"
    text: "TODO: What happens"
`,
  'what-to-keep': `kind: checklist
title: "TODO: The figure's title"
caption: "TODO: One sentence below the figure: why it matters."
items:
  - "TODO: First thing"
  - "TODO: Second thing"
  - "TODO: Third thing"
  - "TODO: Fourth thing"
`,
};
