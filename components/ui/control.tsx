import type { ComponentProps } from 'react';

const look =
  'min-h-13 w-full rounded-control border border-control bg-card px-4 text-ink ' +
  'placeholder:text-placeholder placeholder:opacity-100 hover:border-teal ' +
  'aria-invalid:border-2 aria-invalid:border-danger';

export function Input({ className = '', ...props }: ComponentProps<'input'>) {
  return <input {...props} className={`${look} ${className}`} />;
}

export function TextArea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={`${look} py-3 ${className}`} />;
}

export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={`${look} appearance-none truncate pr-11 ${className}`} />
      <svg
        viewBox="0 0 10 6"
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 w-3 fill-none stroke-2 stroke-ink"
      >
        <path d="M1 1l4 4 4-4" />
      </svg>
    </div>
  );
}
