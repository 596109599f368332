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
function withScript(consent: 'required' | 'not-needed') {
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

const asking = withScript('required');
const unasked = withScript('not-needed');

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const choices = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });

/**
 * Opens the timetable and moves the mouse, since user input starts the page's scripts. Waits until the studio has
 * received the event.
 */
async function lookAtTimetable(page: Page): Promise<void> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto('/timetable');
  await page.mouse.move(200, 300);
  await page.keyboard.press('Shift');
  const response = await counted;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    events: [{ name: 'timetable-viewed', page: 'timetable' }],
  });
}

asking(
  'nothing of a script of others before a yes, its events after it, and nothing again after a no @phone-only @nightly',
  async ({ page, script }) => {
    await lookAtTimetable(page);
    await expect(question(page)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(script.asked()).toBe(0);

    // The question doesn't block the page, and closing it doesn't give consent.
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page)).toBeHidden();
    await lookAtTimetable(page);
    expect(script.asked()).toBe(0);
    await question(page).getByRole('button', { name: 'Decline' }).focus();
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name: 'Accept' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await lookAtTimetable(page);
    await expect.poll(() => script.told()).toEqual(['miles booking timetable-viewed']);
    await expect(question(page)).toBeHidden();

    await choices(page).click();
    await expect(question(page).getByRole('status')).toHaveText(/You have accepted/);
    await expectNoAxeViolations(page);
    const anew = page.waitForEvent('load');
    await question(page).getByRole('button', { name: 'Decline' }).click();
    await anew;
    const before = script.asked();
    await lookAtTimetable(page);
    await expect(question(page)).toBeHidden();
    expect(script.asked()).toBe(before);
    await page.goto('/privacy');
    await page.getByRole('main').getByRole('button', { name: 'Cookie choices' }).click();
    await expect(question(page).getByRole('status')).toHaveText(/You have declined/);
    expect(await page.context().cookies()).toEqual([]);
  },
);

asking('a browser that says no for its owner is not asked @nightly', async ({ page, script }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const before = script.asked();
  await lookAtTimetable(page);
  await expect(question(page)).toBeHidden();
  await choices(page).click();
  await expect(question(page).getByRole('status')).toHaveText(/Your browser asks sites not to follow you/);
  await expect(question(page).getByRole('button', { name: 'Accept' })).toBeHidden();
  expect(script.asked()).toBe(before);
});

unasked(
  'where nobody has to be asked, the script runs at once, and hears of calls as well @nightly',
  async ({ page, script, studio, hold }) => {
    await lookAtTimetable(page);
    await expect.poll(() => script.told()).toEqual(['miles booking timetable-viewed']);
    await hold(await findClass(studio, { daysAhead: 2, activity: 'mat' }));
    const heard = ['class-opened mat', 'place-held', 'checkout-opened class'];
    await expect
      .poll(() => script.told())
      .toEqual(expect.arrayContaining(heard.map((event) => `miles booking ${event}`)));
    await expect(question(page)).toHaveCount(0);
    await expect(choices(page)).toHaveCount(0);
  },
);

inShared(
  'without such a script nobody is asked, and the studio counts all the same @nightly',
  async ({ page, timetable }) => {
    await lookAtTimetable(page);
    const opened = page.waitForRequest((request) => request.url().endsWith('/api/events'));
    await timetable.list.locator('summary').first().click();
    expect((await opened).postDataJSON()).toMatchObject({ events: [{ name: 'class-opened' }] });
    await expect(question(page)).toHaveCount(0);
    await expect(choices(page)).toHaveCount(0);

    await logInAs(page, 'staff', '/admin/insight');
    await page.getByRole('main').getByText('This month', { exact: true }).click();
    const funnel = page.getByRole('main').getByRole('region', { name: 'The way to a booking' });
    await expect(funnel.getByRole('listitem')).toHaveCount(5);
    await expect(funnel.getByRole('listitem').first()).toHaveText(/Saw the timetable/);
    await expect(funnel).toContainText(/Counted since/);
    await funnel.getByRole('button', { name: 'Show as table' }).click();
    await expect(funnel.getByRole('row')).toHaveCount(6);
    await expectNoAxeViolations(page);
  },
);
