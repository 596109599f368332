import { test as base, expect } from '@playwright/test';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

interface StudioFixtures {
  /** Fails the test on any console error that it didn't `allow`. */
  consoleGuard: ConsoleGuard;
  mailbox: Mailbox;
}

/** Test against the running studio. Pages are opened by path, and a console error fails it. */
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
