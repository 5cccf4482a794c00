/** Running text from Markdown, whose HTML comes escaped from lib/markdown.ts. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown.ts lets no HTML of a text through.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
