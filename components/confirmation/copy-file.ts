type Copy = {
  language: string;
  title: string;
  lines: readonly string[];
  answers: readonly { label: string; value: string }[];
};

const asHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function copyFile({ language, title, lines, answers }: Copy): Blob {
  const rows = answers.map(
    ({ label, value }) => `<dt>${asHtml(label)}</dt><dd>${asHtml(value)}</dd>`,
  );
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${asHtml(title)}</title>
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}dt{font-weight:bold}dd{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><h1>${asHtml(title)}</h1>
${lines.map((line) => `<p>${asHtml(line)}</p>`).join('\n')}
<dl>${rows.join('\n')}</dl></body></html>`;
  return new Blob([html], { type: 'text/html' });
}
