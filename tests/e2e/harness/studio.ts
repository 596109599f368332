import { test as base, expect } from '@playwright/test';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

interface StudioFixtures {
  /** Fails the test on any error in the browser's console that it did not expect by `allow`. */
  consoleGuard: ConsoleGuard;
  mailbox: Mailbox;
}

/** A test against the running studio: pages are opened by path, and an error in the console fails it. */
export const test = base.extend<StudioFixtures>({
  consoleGuard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      await use(guard);
      expect(guard.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  mailbox: async ({ request }, use) => {
    await use(openMailbox(request));
  },
});

export { expect };
