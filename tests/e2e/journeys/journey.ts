import type { ClassSlot } from '@studio/contracts/timetable';
import { type Caller, createCaller } from '../../races/harness/api-client.ts';
import { test as base, expect } from '../harness/studio.ts';
import { CheckoutPage } from './checkout-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { TimetablePage } from './timetable-page.ts';

interface JourneyFixtures {
  /** URL of the studio, without a trailing slash. */
  url: string;
  /** Caller that uses the booking service directly. */
  studio: Caller;
  timetable: TimetablePage;
  checkout: CheckoutPage;
  confirmation: ConfirmationPage;
  /** Goes to checkout as people do: opens the class on the timetable and clicks Book. */
  hold: (slot: ClassSlot) => Promise<void>;
}

/** Test that walks through the site's pages. */
export const test = base.extend<JourneyFixtures>({
  url: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('No studio runs: STUDIO_URL is not set.');
    await use(baseURL.replace(/\/$/, ''));
  },
  studio: async ({ url }, use) => use(createCaller(url)),
  timetable: async ({ page }, use) => use(new TimetablePage(page)),
  checkout: async ({ page }, use) => use(new CheckoutPage(page)),
  confirmation: async ({ page }, use) => use(new ConfirmationPage(page)),
  hold: async ({ timetable, checkout }, use) => {
    await use(async (slot) => {
      await timetable.openAt(slot);
      await timetable.bookButton(slot).click();
      await checkout.expectHeld();
    });
  },
});

export { expect };
