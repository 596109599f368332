import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import { demoMember, listTokenKeys, locateAccountChip, openLoginDialog } from './journeys/login-dialog.ts';
import { LoginForm } from './journeys/login-form.ts';
import { logInAs } from './journeys/staff-login.ts';

/** Returns the id that gives a browser access to its bookings. */
const readClientId = (page: Page) => page.evaluate(() => localStorage.getItem('iss_clientId'));

/** Logs in as the member on /login, which leads to the home page. */
async function logInOnPage(page: Page, { remember = true } = {}): Promise<void> {
  await page.goto('/login');
  const login = new LoginForm(page.getByRole('main'));
  await waitUntilHydrated(login.email);
  await login.remember.setChecked(remember);
  await login.logIn(demoMember.email);
  await page.waitForURL((to) => to.pathname === '/');
}

test('a link with signedIn=1 signs in the demo member once @nightly', async ({ page, url }) => {
  await page.goto('/timetable?activity=yoga&signedIn=1');
  await page.waitForURL(`${url}/timetable?activity=yoga`);
  await expect(locateAccountChip(page)).toHaveAccessibleName(`Hi, ${demoMember.firstName}`);
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toHaveLength(3);
  await page.goBack();
  await expect(page).not.toHaveURL(/signedIn/);
});

test('a member is greeted at once in every tab, until they log out in one @nightly', async ({
  page,
  context,
  url,
}) => {
  // On a busy device, timers run after the events that were queued meanwhile.
  await page.addInitScript(() => {
    const { setTimeout: setTimer } = window;
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms = 0, ...input: unknown[]) => setTimer(work, ms || 200, ...input),
    });
  });
  await page.goto('/faq');
  const login = await openLoginDialog(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(locateAccountChip(other)).toBeHidden();
  await login.logIn(demoMember.email);
  await expect(login.container).toBeHidden();
  await expect(locateAccountChip(page)).toHaveAccessibleName(`Hi, ${demoMember.firstName}`);
  await expect(locateAccountChip(page)).toBeFocused();
  await expect(locateAccountChip(other)).toBeVisible();
  expect(page.url()).toBe(`${url}/faq`);

  await locateAccountChip(page).click();
  const menu = page.locator('#account-menu');
  await expect(menu).toContainText(demoMember.name);
  await expect(menu).toContainText(demoMember.email);
  await expect(menu.getByRole('link')).toHaveText([
    'My bookings',
    'Your account',
    'Account settings',
    'Change password',
    'Security',
    'Membership & packs',
  ]);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await other.goto('/pricing');
  const before = '5'.repeat(32);
  await page.evaluate((id) => localStorage.setItem('iss_clientId', id), before);
  await locateAccountChip(page).click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${url}/`);
  await expect(locateAccountChip(page)).toBeHidden();
  await expect(locateAccountChip(other)).toBeHidden();
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toEqual([]);
  // The browser alone no longer gives access to bookings made here.
  await expect.poll(() => readClientId(page)).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(() => readClientId(page)).not.toBe(before);
  await expect.poll(() => readClientId(other)).toBe(await readClientId(page));
});

for (const [role, tools] of [
  ['trainer', ['Trainer Tools']],
  ['staff', ['Staff tools']],
  ['admin', ['Staff tools', 'Trainer Tools']],
] as const)
  test(`the account menu leads ${role} to ${tools.join(' and ')} @nightly`, async ({ page }) => {
    await logInAs(page, role, '/faq');
    await locateAccountChip(page).click();
    const links = page.locator('#account-menu').getByRole('link', { name: /tools$/i });
    await expect(links).toHaveText([...tools]);
  });

test('the member’s name shows before any script has loaded @nightly', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await logInAs(page, 'member', '/');
  const other = await context.newPage();
  await other.route('**/assets/*.js', (route) => route.abort());
  await other.goto('/classes', { waitUntil: 'commit' });
  await expect(locateAccountChip(other)).toHaveAccessibleName(`Hi, ${demoMember.firstName}`);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeHidden();
  await other.close();
});

test('without Remember me the session ends with the tab @nightly', async ({ page, context }) => {
  await logInOnPage(page, { remember: false });
  await page.reload();
  await expect(locateAccountChip(page)).toBeVisible();
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toEqual([]);
  await expect.poll(() => listTokenKeys(page, 'sessionStorage')).toHaveLength(3);
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(locateAccountChip(other)).toBeHidden();
  await logInOnPage(other);
  await locateAccountChip(page).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await reloaded;
  await expect.poll(() => listTokenKeys(page, 'sessionStorage')).toEqual([]);
  // The other tab keeps its session for the browser, which this tab now uses.
  await expect(locateAccountChip(page)).toBeVisible();
});

test('another person cannot log in over an existing session, but its owner can @nightly', async ({
  page,
  browser,
  url,
}) => {
  const otherContext = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const otherPage = await otherContext.newPage();
  await logInAs(otherPage, 'trainer', '/robots.txt', { endsIt: true });
  const session = await otherPage.evaluate(() => Object.entries(localStorage));
  await otherContext.close();

  await page.goto('/faq');
  const login = await openLoginDialog(page);
  // As another tab does, but without a storage event in this one.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session);
  await login.logIn(demoMember.email);
  await expect(login.failure).toContainText('Someone is already logged in here.');
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toHaveLength(3);
  await login.logIn('trainer@miles-street.example');
  await expect(login.container).toBeHidden();
  await expect(locateAccountChip(page)).toHaveAccessibleName('Hi, Ines');
});
