import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Heading } from '@/components/ui/section';
import { fillText } from '@/lib/inline-text';
import { useEmailForm } from './use-email-form';

export function ErrorSummary() {
  const { fields, texts, methods, isSending } = useEmailForm();
  const { errors, submitCount } = useFormState({ control: methods.control });
  const wrong = fields.filter(({ name }) => errors[name]);
  const summary = useRef<HTMLDivElement>(null);

  // Focus once per submit, after the form is no longer inert.
  useEffect(() => {
    if (submitCount > 0 && !isSending) summary.current?.focus();
  }, [submitCount, isSending]);

  const hasErrors = submitCount > 0 && wrong.length > 0;
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = fillText(texts.errorTitle, { title });
    return () => {
      document.title = title;
    };
  }, [hasErrors, texts]);

  if (!hasErrors) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-card border-danger bg-card border-2 px-6 py-5"
    >
      <Heading as="h2" size="subtitle" id="error-summary-title">
        {texts.errorSummary}
      </Heading>
      <ul className="mt-2 list-disc pl-5">
        {wrong.map(({ name }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="text-danger font-semibold"
              onClick={(event) => {
                // Keep the hash out of the history.
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {String(errors[name]?.message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
