import type { ComponentProps } from 'react';
import { pictureOf } from '@/lib/pictures';

type IllustrationProps = { name: string } & Omit<ComponentProps<'img'>, 'src' | 'srcSet'>;

/** A picture of public/images/, a drawing or a photo; its size is that of the drawing that ships. */
export async function Illustration({ name, alt, ...props }: IllustrationProps) {
  const { src, srcSet, size } = await pictureOf(`/images/${name}`);
  return (
    <img
      {...props}
      {...size}
      alt={alt ?? ''}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && 'min(41rem, 92vw)'}
    />
  );
}
