/**
 * The JSON that belongs to a part of the page: in the next element, or in the export in a file of
 * its own. Throws if the file doesn't come.
 */
export async function readProps(part: HTMLElement): Promise<unknown> {
  const { props } = part.dataset;
  if (!props) return JSON.parse(part.nextElementSibling?.textContent ?? '{}');
  const response = await fetch(props);
  if (!response.ok) throw new Error(`${props}: ${response.status}`);
  return response.json();
}
