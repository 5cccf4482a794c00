const link = 'Write a link as [words](address), without a space between.';
const item = 'Begin an item of a list with a hyphen and a space, at the beginning of the line.';
const step = 'Begin a step with 1. and a space, at the beginning of the line.';
const heading = 'Begin a heading with ## and a space, at the beginning of the line.';
const table = 'A table needs its lines together, below | --- | --- |, and an empty line around it.';
const star = 'Remove the star; important words stand between two each, **so**, and “times” is ×.';
const other = 'It is a sign of another program. Remove it, or type the words anew.';

type Sign = [sign: RegExp, cure: string];

/** What Markdown, HTML and other programs leave among words, and what to write in its place. */
const signs: Sign[] = [
  [
    /!\[[^\][]*\]\s*(?:\([^)]*\)?|\[[^\]]*\])/,
    'Write ![what it shows](name.svg "why it matters").',
  ],
  [/\]\((?:file|javascript|vbscript|data):[^)]*/i, 'Write an address that begins with https://.'],
  [/\[[^\][]*\](?:\([^)]*\)?|\[[^\]]*\]|\s+\((?:https?:|[/#])[^)]*\)?)/, link],
  [/\([^)]*\)\[(?:https?:|[/#])[^\]]*\]?|^\[[^\][]+\]:\s*(?:<|https?:|[/#]).*/, link],
  [/<(?:https?|mailto):[^<>]*>/i, link],
  [
    /^\[[ xX]?\]\s.*|\w*(?:~~?[^~\s][^~]*~+|\^[^^\s]+\^)|`+[^`]*`*|<\/?\w+:[^<>]*>/,
    'Write the words alone.',
  ],
  [/^(?:[•·▪●○■□◦‣➢✓✔]\s*\S*|-\p{L}\S*)/u, item],
  [/^(?:[-=_*~#]+|\*( \*)+)\s*$/, `Remove the line. ${heading}`],
  [/^#(?:#+\s*|\s)\S*/, heading],
  [
    /^(?:>|-{4,} ?\p{Lu}).*|^(?:On|El) .*\d.* (?:wrote|escribió):$/u,
    'Remove what a quoted e-mail left. Quote words between “ and ”.',
  ],
  [/\*\*[^*]+[^\p{L}\p{N}\s*]\*\*(?=\p{L})/u, 'Write a space after the second **.'],
  // Legal databases write a page as *3.
  [/\S*\s?(?:\*+(?!\d)|(?<=\d)\*)(?:\s?\S+)?/, star],
  [/^\|.*/, table],
  [
    /(?<![\p{L}/@.]\S*)\p{Ll}{2,}(?:[.?!:;,](?=\p{Lu}\p{Ll})|[,;](?=\p{Ll}))\S*/u,
    'Write a space in it.',
  ],
  // Letters of private fonts and places of pictures; joined letters, and accents beside theirs.
  [/[\uE000-\uF8FF\uFFFC]|\p{L}*[\uFB00-\uFB06]\p{L}*|\S*[´˜¨¸ˆ]\s?\S*/u, other],
  [/\S*\\[a-z]+\S*|(?:[._…]\s?){4,}.*|(?:\p{Lu} ){4,}\p{Lu}(?!\p{L})/u, other],
  // What assistants say, and codes of other site programs.
  [
    /【[^】]*】?|:contentReference\[[^\]]*\]|^(?:Sure|Certainly|¡Claro)!.*|^Let me know if .*/i,
    other,
  ],
  [/\[(?:\/\w+|toc|[\w-]+\s[^\]]*\w=["“”][^\]]*)\]|(?<!\S):[a-z_]+:(?!\S)/i, other],
  // Comments, notes, pictures and times of messages.
  [/\[(?:\p{Lu}{0,3}\d+|citation needed|(?:image|cid):[^\]]*|\d+\/\d+\/\d+[^\]]*)\]/u, other],
  // Fields of Word, cells of Excel, mails, and codes of letters.
  [/¡?Error! (?:Reference|Bookmark|No se encuentra)[^.]*|#¡?(?:REF|VALUE|VALOR)!|#{8,}/i, other],
  [/\b(?:Sent from my|Enviado desde mi) \w+|(?:=[\dA-F]{2}){2,}|=20\s*$|&(?:[a-z]+|#\w+);/, other],
];

/** The same at the start of a paragraph; “— so” may begin another line. */
const starts: Sign[] = [[/^(?:[-–—+*]\s|o\t)\s*\S+/, item]];

/** The same in lines that run on; a date may stand in one, but not in two after each other. */
const repeated: Sign[] = [
  [/^[\p{So}\p{Sm}»›].*/u, item],
  [/^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b.*/, `It runs on from the line before. ${item}`],
  [/^(?:\(?\d{1,2}(?:[.)](?!\d)|\s?[-–—:]\s|\uFE0F?\u20E3)|(?:Step|Paso)\s\d).*/i, step],
];

/** The same where a text has several lines. */
const ofLines: Sign[] = [
  [/^o(?:\t|\s{2,})\S+/, item],
  [/^(?:1[.)]\s|[a-z]\)\s|[a-z]\.\t).*/, step],
  [/.* \| .*/, table],
  [/\S*\t\S*/, 'Write a table as lines of | cells |, or a space.'],
  [/\p{Ll}+-\n\p{Ll}+/u, 'Write a divided word on one line.'],
];

/** The first sign in a text of one line, with what to write in its place. */
export function signIn(text: string, all = signs) {
  for (const [sign, cure] of all) {
    const written = sign.exec(text)?.[0];
    if (written) return { written, cure };
  }
  return undefined;
}

/** The first sign in each line of a paragraph. */
export function* signsIn(paragraph: string) {
  const lines = paragraph.split('\n');
  for (const [at, line] of lines.entries()) {
    const [before = '', next = ''] = [lines[at - 1], lines[at + 1]];
    const more = at === 0 ? starts : repeated.filter(([sign]) => sign.test(before));
    const end = line.endsWith('-') ? `\n${next}` : '';
    const found = signIn(line + end, [...signs, ...more, ...ofLines]);
    if (found) yield { at, ...found };
  }
}
