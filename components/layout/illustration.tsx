import type { ComponentProps } from 'react';
import { findPicture } from '@/lib/pictures';

type IllustrationProps = { name: string } & Omit<ComponentProps<'img'>, 'src'>;

/** A picture of public/images/, a drawing or a photo. */
export function Illustration({ name, alt, ...props }: IllustrationProps) {
  return <img src={findPicture(`/images/${name}`)} alt={alt} {...props} />;
}
