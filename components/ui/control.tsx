import type { ComponentProps } from 'react';
import { Chevron } from './icon';

const button =
  'inline-flex min-h-[52px] items-center justify-center gap-2 rounded-control px-[24px] text-center font-semibold no-underline transition-colors';
const live =
  'border border-transparent bg-action text-on-action hover:bg-action-hover active:translate-y-px';

export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  const state = props.disabled
    ? 'cursor-not-allowed border border-control border-dashed bg-card text-ink-soft'
    : `cursor-pointer ${live}`;
  return <button {...props} className={`${button} ${state} ${className}`} />;
}

export function ButtonLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a {...props} className={`${button} ${live} ${className}`} />;
}

export function QuietButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button
      {...props}
      type="button"
      className="rounded-control border-control bg-card text-ink hover:bg-wash inline-flex min-h-11 cursor-pointer items-center gap-2 border px-5 font-semibold print:hidden"
    />
  );
}

const field =
  'min-h-[52px] w-full rounded-control border border-control bg-card text-ink ' +
  'placeholder:text-placeholder placeholder:opacity-100 hover:border-teal ' +
  'aria-invalid:border-2 aria-invalid:border-danger';

export function Input({ className = 'px-control', ...props }: ComponentProps<'input'>) {
  return <input {...props} className={`${field} ${className}`} />;
}

export function TextArea({ className = 'px-control', ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={`${field} py-3 ${className}`} />;
}

export function Select({ className = 'pr-[34px] pl-control', ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={`${field} appearance-none truncate ${className}`} />
      <Chevron className="stroke-ink pointer-events-none absolute top-1/2 right-[14px] w-3 -translate-y-1/2" />
    </div>
  );
}
