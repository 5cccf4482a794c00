import type { Token } from 'markdown-it';

export type Picture = { src: string; width: number; height: number };
/** Takes the file name written in a text and returns where the picture is and its size. */
export type FindPicture = (file: string) => Picture;

/** Takes a text's tokens and gives each picture alone in its paragraph its size and its title as the caption. */
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
    // The renderer fills in the alternative text.
    image.attrs = Object.entries({ ...picture, alt: '', loading: 'lazy', decoding: 'async' });
  });
}
