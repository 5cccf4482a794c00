import type { ComponentProps } from 'react';

const look =
  'w-full rounded-control border text-ink ' +
  'placeholder:text-placeholder placeholder:opacity-100 hover:border-teal ' +
  'aria-invalid:border-2 aria-invalid:border-danger';
const plain = `${look} min-h-[52px] border-control bg-card`;
/** Of what repeats another control. */
const quiet = `${look} min-h-[44px] border-transparent bg-wash`;

export const radio =
  'border-control bg-card checked:border-teal size-5 flex-none scroll-mt-36 appearance-none rounded-full border-2 checked:border-6';

export function Input({ className = 'px-control', ...props }: ComponentProps<'input'>) {
  return <input {...props} className={`${plain} ${className}`} />;
}

/** No autofill: the visitor's own zip code may differ from the accident's. */
export function ZipInput(props: ComponentProps<'input'>) {
  return (
    <Input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
      required
      pattern="(.*\P{Nd})?\p{Nd}{5}(\p{Nd}{4})?(\P{Nd}.*)?"
      {...props}
    />
  );
}

export function TextArea({ className = 'px-control', ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={`${plain} py-3 ${className}`} />;
}

export function Select({
  className = '',
  isQuiet,
  ...props
}: ComponentProps<'select'> & { isQuiet?: boolean }) {
  return (
    <div className="relative">
      <select
        {...props}
        className={`${isQuiet ? quiet : plain} pl-control appearance-none truncate pr-[34px] ${className}`}
      />
      <Chevron className="stroke-ink pointer-events-none absolute inset-y-0 right-[14px] my-auto w-3" />
    </div>
  );
}

export function Chevron({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 10 6" aria-hidden className={`fill-none stroke-2 ${className}`}>
      <path d="M1 1l4 4 4-4" />
    </svg>
  );
}
