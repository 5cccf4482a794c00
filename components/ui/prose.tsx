/** Running text from Markdown, whose HTML comes escaped from lib/markdown.ts. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
