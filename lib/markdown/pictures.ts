import type { Token } from 'markdown-it';

export type Picture = { src: string; width: number; height: number };
export type FindPicture = (file: string) => Picture;

/** Turns a picture alone in its paragraph into a figure with its size, and its title as caption. */
export function captionPictures(tokens: Token[], findPicture?: FindPicture): void {
  tokens.forEach((open, index) => {
    const [content, close] = tokens.slice(index + 1, index + 3);
    const [image, ...others] = content?.children ?? [];
    if (open.type !== 'paragraph_open' || open.hidden || !close) return;
    if (image?.type !== 'image' || others.length > 0) return;
    open.type = 'figure_open';
    open.tag = 'figure';
    close.type = 'figure_close';
    close.content = String(image.attrGet('title') ?? '');
    const file = String(image.attrGet('src'));
    const picture = { src: file, ...findPicture?.(file) };
    // The renderer fills in alt.
    image.attrs = Object.entries({ ...picture, alt: '', loading: 'lazy', decoding: 'async' });
  });
}
