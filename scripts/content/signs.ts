const link = 'Write a link as [words](address), on one line and without a space between.';
const item = 'Begin an item of a list with a hyphen and a space, at the beginning of the line.';
const step = 'Begin a step with 1. and a space, at the beginning of the line.';
const heading = 'Begin a heading with ## and a space, at the beginning of the line.';
const table = 'A table needs its lines together, below | --- | --- |, and an empty line around it.';
const star = 'Remove the star; important words stand between two each, **so**, and “times” is ×.';
const alone = 'Write the words alone.';
const other = 'It is a sign of another program. Remove it, or type the words anew.';

/** In running text alone: in any line, in the first of a paragraph, or below one like it. */
type Place = 'line' | 'start' | 'again';
type Sign = [sign: RegExp, cure: string, place?: Place];

/** What Markdown, HTML and other programs leave among words, and what to write in its place. */
const signs: Sign[] = [
  // Fields of Word, changes, blocks and formulas; other braces are refused by their names.
  [/\{[^{}]*[*~<][^{}]*\}|«\w+_\w+»|^:::.*|HYPERLINK \S+|(?<!\|.*)\|[A-Z_]+\|(?!.*\|)/, other],
  [/(?:Dear|Hello|Hi|Hola|Estimad\S+|Querid\S+) «[^»]*»/, other],
  [/\$+(?=[^$]*[=\\^_{+%])[^\s$][^$]*[^\s$(S]\$+(?!\d)|\$[A-Za-z]\$|^\$\$$/, other],
  // Notes, comments and pictures, and times of messages.
  [/(?<!\])\[(?:\p{Lu}{0,3}\d+(?:R\d+)?|(?:note|nota) \d+|(?:image|cid):[^\]]*)\]/u, other],
  [/\[(?:edit|editar|\w+\?|citation needed|cita requerida|EXTERNAL.*?|\d+:\d\d.*?)\]/, other],
  [/(?<=[.,;:!?])\[(?:[a-z]|[ivx]+)\](?!\p{Ll})|\p{Ll}{4,}[.,]\d{1,3}(?= \p{Lu}|$)/u, other],
  [/^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d+:\d\d.*/, other],
  [
    /!\[[^\][]*\]\s*(?:\([^)]*\)?|\[[^\]]*\])/,
    'Write ![what it shows](name.svg "why it matters").',
  ],
  [/\]\((?:file|javascript|vbscript|data):[^)]*/i, 'Write an address that begins with https://.'],
  [/\[[^\][]*\](?:\([^)]*\)?|\[[^\]]*\]|\s+\((?:https?:|[/#]|blogs\/)[^)]*\)?)/, link],
  [/\([^)]*\)\[(?:https?:|[/#])[^\]]*\]?|^\[[^\][]+\]:\s*(?:<|https?:|[/#]).*/, link],
  [/<(?:https?|mailto):[^<>]*>|\[\[[^\]]*\]\]|\[https?:\S+ [^\]]*\]/i, link],
  [/https?:\S*(?:-\n\S+|[/=&?_]\n\S*[-/=_]\S*| [\w-]+\.(?:pdf|docx?|html?)\b)/, link],
  [/^\[[ xX]?\]\s.*|\w*(?:~~?[^~\s][^~]*~+|\^[^^\s]+\^)/, alone],
  [/`+[^`]*`*|==[^=\s][^=]*==|'{2,}\w[^']*'{2,}/, alone],
  [/<\/?[a-z][a-z\d:]*(?: [^<>@]*)?>|<[@#]\w[^<>]*>/i, alone],
  [/^(?:[•·▪●○■□◦‣⁃➢▸►☐☑✓✔\uE000-\uF8FF]\s*\S*|-\p{L}\S*|- \S+)/u, item],
  [/^(?:[-=_*~#]+|\*( \*)+)\s*$/, `Remove the line. ${heading}`],
  [/^(?:#(?:#+\s*|\s)|=+ )\S*/, heading],
  [
    /^(?:>|-{4,} ?\p{Lu}|(?:From|Sent|De|Enviado el): .*(?:@|\d:\d\d)|Enviado el:|(?:Subject|Asunto): (?:R[Ee]|F[Ww]d?|R[Vv]):).*|^(?:(?:On|El) .*\d.* )?(?:wrote|escribió):$/u,
    'Remove what a quoted e-mail left. Quote words between “ and ”.',
  ],
  [/\*\*[^*]+[^\p{L}\p{N}\s*]\*\*(?=\p{L})/u, 'Write a space after the second **.'],
  // Legal databases write a page as *3.
  [/\S*\s?(?:(?<!\()\*+(?!\d)|(?<=\d)\*)(?:\s?\S+)?/, star],
  [/^\|.*/, table],
  [
    /(?<![\p{L}/@.]\S*)\p{Ll}{2,}(?:[.?!:;,](?=\p{Lu}\p{Ll})|[,;](?=\p{Ll}))\S*/u,
    'Write a space in it.',
  ],
  // Letters of private fonts, decoration and full width, and places of pictures.
  [/[\uE000-\uF8FF\uFFFC]|[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/u, other],
  // Joined letters, accents beside theirs, and lost, dotted or spaced ones.
  [/\p{L}*[\uFB00-\uFB06]\p{L}*|\S*[´˜¨¸ˆ]\s?\S*|\S*\(cid:\d+\)\S*/u, other],
  [/_{3,}.*/, 'No page has a line to fill in. Say in words what to write, or remove it.'],
  [/\S*\\[a-z]+\S*|(?:[._…]\s?){4,}.*|(?:\p{Lu} ){4,}\p{Lu}(?!\p{L})/u, other],
  // What assistants and translators say, and codes of other site programs.
  [/【[^】]*】?|:contentReference\[[^\]]*\]/, other],
  [/(?:Translated|Traducido) (?:with|by|con|por) (?:DeepL.*|Google(?: Translate)?$)/, other],
  [/(?<![“"«][^”"»]*)(?<!\p{L} )(?:Let me know if|Would you like me to) .*/u, other],
  [
    /^(?:(?:Sure|Certainly|¡Claro)!|As an AI (?:lang|model|assist)|Como modelo de lenguaje).*/,
    other,
  ],
  [/^(?:I hope this helps(?:!|\. \p{Lu})|Espero que esto [lt]e (?:ayude|sirva)[.!]).*/u, other],
  [
    /^(?:Avís[ea]|Díga|Di)me si (?:dese|quier)\S+ que .*|^¿\S+ que l[ao]s? (?:adapte|ajuste).*/,
    other,
  ],
  [/^(?:Here(?:’|')s|Here is|Aquí está) .* (?:version|draft|trans|versi|tradu).*:$/, other],
  [/^Traducción: [¿¡\p{Lu}].*|(?:Read more|Continue reading|Leer más) ?[»›→>].*/u, other],
  [/\[(?:\/\w+|toc|read more.*?|[\w-]+\s[^\]]*\w=["“”][^\]]*)\]|(?<!\S):[a-z_]+:(?!\S)/i, other],
  // Errors and pages of Word, cells of Excel, mails, and codes of letters.
  [/¡?Error! (?:Reference|Bookmark|No se encuentra)[^.]*|p\S+ \d+ (?:of|de) \d+$/i, other],
  [/#¡?(?:REF|VALUE|VALOR|NUM)!|#NAME\?|#N\/A|#DIV\/0!|#{8,}|(?<!\S)=[A-Z]+\(.*/, other],
  [/\S*""\S*|\d\.\d+E\+\d+|\(edit(?:ed|ado)\)$/, other],
  [/(?<![“"«][^”"»]*)\b(?:Sent from my|Enviado desde mi|Get Outlook for) \w+/i, other],
  [/(?:=[\dA-F]{2}){2,}|=20\s*$|&(?:[a-z]+|#\w+);/, other],
  // “— so” may begin another line, and a date stand in one, but not in two after each other.
  [/^[-–—+*]\s+\S+/, item, 'start'],
  [/^(?:[\p{So}\p{Sm}»›¾]|[lnqu§] ).*/u, item, 'again'],
  [/^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b.*/, `It runs on from the line before. ${item}`, 'again'],
  [/^(?:\(?\d{1,2}(?:[.)](?!\d)|\s?[-–—:]\s|\uFE0F?\u20E3)|(?:Step|Paso)\s\d).*/i, step, 'again'],
  [/^(?:\(?(?:[a-z]|[ivx]+)[.)]\s|[①-⑳]).*/, step, 'again'],
  [/^o(?:\t|\s{2,})\S+/, item, 'line'],
  [/^[a-z](?:\)\s|\.\t).*/, step, 'line'],
  [/.* \| .*/, table, 'line'],
  [/\S*\t\S*/, 'Remove the tab, or write a table as lines of | cells |.', 'line'],
  [/\p{Ll}+-\n\p{Ll}+/u, 'Write a divided word on one line.', 'line'],
];

/** The first sign in a text of one line, with what to write in its place. */
export function signIn(text: string, isHere = ([, , place]: Sign) => !place) {
  for (const sign of signs) {
    const written = isHere(sign) && sign[0].exec(text)?.[0];
    if (written) return { written, cure: sign[1] };
  }
  return undefined;
}

/** The first sign in each line of a paragraph. */
export function* signsIn(paragraph: string) {
  const lines = paragraph.split('\n');
  for (const [at, line] of lines.entries()) {
    const [before = '', next = ''] = [lines[at - 1], lines[at + 1]];
    const isHere = ([sign, , place]: Sign) =>
      place === 'again' ? at > 0 && sign.test(before) : place !== 'start' || at === 0;
    const end = /\p{L}[-/=&?_]$/u.test(line) ? `\n${next}` : '';
    const found = signIn(line + end, isHere);
    if (found) yield { at, ...found };
  }
}
