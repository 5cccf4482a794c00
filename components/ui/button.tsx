import type { ComponentProps } from 'react';

const look =
  'inline-flex min-h-[52px] items-center justify-center gap-2 rounded-control px-[24px] text-center font-semibold no-underline [transition:background-color_.15s]';
const live = 'border border-transparent bg-action text-night hover:bg-glow';

export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  const state = props.disabled
    ? 'cursor-not-allowed border border-control border-dashed bg-card text-ink-soft'
    : `cursor-pointer ${live}`;
  return <button {...props} className={`${look} ${state} ${className}`} />;
}

export function ButtonLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a {...props} className={`${look} ${live} ${className}`} />;
}

const quiet =
  'rounded-control border-control bg-card text-ink hover:bg-wash aria-pressed:bg-teal aria-pressed:text-card inline-flex min-h-11 cursor-pointer items-center gap-2 border px-control font-semibold aria-pressed:border-transparent no-underline print:hidden';

export function QuietButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={quiet} />;
}

export function QuietLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={quiet} />;
}
