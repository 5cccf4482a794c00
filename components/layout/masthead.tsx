import type { ComponentProps, ReactNode } from 'react';
import { Container, Heading } from '@/components/ui/section';
import { Illustration } from './illustration';

type MastheadProps = {
  title: ReactNode;
  size?: ComponentProps<typeof Heading>['size'];
  above?: ReactNode;
  /** On wide screens, to the right of all else. */
  beside?: ReactNode;
  picture?: { name: string; height: number; className: string };
  children?: ReactNode;
};

const hills = { name: 'hills', height: 140, className: 'h-14 lg:h-24' };

/** A page's headline and what leads into it, on the night sky of the first screen. */
export function Masthead({
  title,
  size = 'headline',
  above,
  beside,
  picture = hills,
  children,
}: MastheadProps) {
  return (
    <div className="on-night bg-night text-on-night relative">
      <Illustration
        name={picture.name}
        alt=""
        width={780}
        height={picture.height}
        loading="lazy"
        className={`absolute bottom-0 w-full object-fill print:hidden ${picture.className}`}
      />
      <Container
        className={`relative pt-4 pb-20 lg:pt-6 print:py-0 ${beside ? 'items-start gap-x-14 lg:grid lg:grid-cols-[1fr_22rem]' : ''}`}
      >
        <div>
          {above}
          <Heading as="h1" size={size}>
            {title}
          </Heading>
          {children}
        </div>
        {beside}
      </Container>
    </div>
  );
}
