import type { ArticlePlan } from './plan-article';

/** Takes the plan of an article and today's date and returns its text, with TODO where words are missing. */
export function articleText({ id, title }: ArticlePlan, today: string): string {
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
export const figureTexts = {
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
