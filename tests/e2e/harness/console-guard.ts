import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export interface ConsoleGuard {
  /** Expects errors like this one from here on: the browser itself reports every refusal (409, 402) as an error. */
  allow(pattern: RegExp): void;
  /** What was reported and not expected. */
  unexpected(): string[];
}

/** React reports a page that it could not take over as a warning in some cases; it is an error to us. */
const hydration = /hydrat|did not match|server rendered/i;

/** Listens to every page of the context for errors, uncaught exceptions and failed hydration. */
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
