'use client';

import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; title: string; text: string; reload: string; call: string };

/**
 * Shows how to reach a person where a part of the page broke, in place of the framework's own words.
 * The number is taken from the page, which still stands there when this is first called.
 */
export class ErrorBoundary extends Component<Props, { phone?: HTMLAnchorElement | null }> {
  override state: { phone?: HTMLAnchorElement | null } = {};

  static getDerivedStateFromError(error: unknown) {
    // In development the framework shows the error itself, and goes on once it is fixed.
    if (process.env.NODE_ENV === 'development') throw error;
    return { phone: document.querySelector('a[href^="tel:"]') };
  }

  override render() {
    const { children, title, text, reload, call } = this.props;
    const { phone } = this.state;
    if (phone === undefined) return children;
    return (
      <main className="max-w-site px-gutter py-section mx-auto text-center">
        <h1 className="font-display text-title">{title}</h1>
        <p className="text-ink-soft mx-auto mt-4 mb-8 max-w-lg">{text}</p>
        <p className="flex justify-center gap-6">
          <button
            type="button"
            className="text-link cursor-pointer underline"
            onClick={() => window.location.reload()}
          >
            {reload}
          </button>
          {phone && (
            <a href={phone.href}>
              {call} {phone.textContent}
            </a>
          )}
        </p>
      </main>
    );
  }
}
