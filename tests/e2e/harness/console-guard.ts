import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export interface ConsoleGuard {
  /**
   * Allows errors that match the pattern from now on, because the browser itself logs every error response (409, 402).
   */
  allow(pattern: RegExp): void;
  /** Returns the errors that weren't allowed. */
  unexpected(): string[];
}

/** Matches React's warnings about failed hydration, which these tests treat as errors. */
const hydration = /hydrat|did not match|server rendered/i;

/** Collects errors, uncaught exceptions and failed hydration of all pages in the context. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const reported: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (isFault(message)) reported.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    reported.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => reported.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' || (message.type() === 'warning' && hydration.test(message.text()));
}
