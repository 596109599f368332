import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import {
  type AnalyticsScriptServer,
  startAnalyticsScriptServer,
} from './journeys/analytics-script-server.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test as inOwn } from './journeys/isolated-studio.ts';
import { test as inShared } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

/** Creates a test in a studio that reports events to a third-party script. */
function createTestWithScript(consent: 'required' | 'not-needed') {
  return inOwn.extend<object, { script: AnalyticsScriptServer }>({
    script: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
      async ({}, use) => {
        const script = await startAnalyticsScriptServer();
        await use(script);
        await script.stop();
      },
      { scope: 'worker' },
    ],
    studioEnv: [
      async ({ script }, use) =>
        use({
          ANALYTICS_SCRIPT_URL: script.url,
          ANALYTICS_ATTRIBUTES: 'data-site=miles',
          ANALYTICS_CONSENT: consent,
        }),
      { scope: 'worker' },
    ],
  });
}

const consentTest = createTestWithScript('required');
const noConsentTest = createTestWithScript('not-needed');

const consentBanner = (page: Page) => page.getByRole('region', { name: 'Can we count your visit?' });
const cookieChoicesButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });

/**
 * Opens the timetable and moves the mouse, because user input starts the page's scripts. Waits until the studio has
 * received the event.
 */
async function viewTimetable(page: Page): Promise<void> {
  const eventResponse = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto('/timetable');
  await page.mouse.move(200, 300);
  await page.keyboard.press('Shift');
  const response = await eventResponse;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    events: [{ name: 'timetable-viewed', page: 'timetable' }],
  });
}

consentTest(
  'a third-party script loads only after consent, gets events, and stops after a refusal @phone-only @nightly',
  async ({ page, script }) => {
    await viewTimetable(page);
    await expect(consentBanner(page)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(script.countRequests()).toBe(0);

    // The question doesn't block the page, and closing it doesn't give consent.
    await consentBanner(page).getByRole('button', { name: 'Close' }).click();
    await expect(consentBanner(page)).toBeHidden();
    await viewTimetable(page);
    expect(script.countRequests()).toBe(0);
    await consentBanner(page).getByRole('button', { name: 'Decline' }).focus();
    await page.keyboard.press('Tab');
    await expect(consentBanner(page).getByRole('button', { name: 'Accept' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(consentBanner(page)).toBeHidden();
    await viewTimetable(page);
    await expect.poll(() => script.getEvents()).toEqual(['miles booking timetable-viewed']);
    await expect(consentBanner(page)).toBeHidden();

    await cookieChoicesButton(page).click();
    await expect(consentBanner(page).getByRole('status')).toHaveText(/You’ve accepted/);
    await expectNoAxeViolations(page);
    const reloaded = page.waitForEvent('load');
    await consentBanner(page).getByRole('button', { name: 'Decline' }).click();
    await reloaded;
    const before = script.countRequests();
    await viewTimetable(page);
    await expect(consentBanner(page)).toBeHidden();
    expect(script.countRequests()).toBe(before);
    await page.goto('/privacy');
    await page.getByRole('main').getByRole('button', { name: 'Cookie choices' }).click();
    await expect(consentBanner(page).getByRole('status')).toHaveText(/You’ve declined/);
    expect(await page.context().cookies()).toEqual([]);
  },
);

consentTest(
  'a browser with Global Privacy Control is not asked for consent @nightly',
  async ({ page, script }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    );
    const before = script.countRequests();
    await viewTimetable(page);
    await expect(consentBanner(page)).toBeHidden();
    await cookieChoicesButton(page).click();
    await expect(consentBanner(page).getByRole('status')).toHaveText(
      /Your browser asks sites not to track you/,
    );
    await expect(consentBanner(page).getByRole('button', { name: 'Accept' })).toBeHidden();
    expect(script.countRequests()).toBe(before);
  },
);

noConsentTest(
  'where consent is not required, the script loads at once and also gets the events of calls @nightly',
  async ({ page, script, studio, hold }) => {
    await viewTimetable(page);
    await expect.poll(() => script.getEvents()).toEqual(['miles booking timetable-viewed']);
    await hold(await findClass(studio, { daysAhead: 2, activity: 'mat' }));
    const expectedEvents = ['class-opened mat', 'place-held', 'checkout-opened class'];
    await expect
      .poll(() => script.getEvents())
      .toEqual(expect.arrayContaining(expectedEvents.map((event) => `miles booking ${event}`)));
    await expect(consentBanner(page)).toHaveCount(0);
    await expect(cookieChoicesButton(page)).toHaveCount(0);
  },
);

inShared(
  'without a third-party script there is no consent question, and the studio still counts @nightly',
  async ({ page, timetable }) => {
    await viewTimetable(page);
    const eventRequest = page.waitForRequest((request) => request.url().endsWith('/api/events'));
    await timetable.list.locator('summary').first().click();
    expect((await eventRequest).postDataJSON()).toMatchObject({ events: [{ name: 'class-opened' }] });
    await expect(consentBanner(page)).toHaveCount(0);
    await expect(cookieChoicesButton(page)).toHaveCount(0);

    await logInAs(page, 'staff', '/admin/insight');
    await page.getByRole('main').getByText('This month', { exact: true }).click();
    const funnel = page.getByRole('main').getByRole('region', { name: 'Booking funnel' });
    await expect(funnel.getByRole('listitem')).toHaveCount(5);
    await expect(funnel.getByRole('listitem').first()).toHaveText(/Viewed the timetable/);
    await expect(funnel).toContainText(/Counted since/);
    await funnel.getByRole('button', { name: 'Show as table' }).click();
    await expect(funnel.getByRole('row')).toHaveCount(6);
    await expectNoAxeViolations(page);
  },
);
