import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';
import { logInAs } from './journeys/staff-login.ts';

const member = { email: 'member@miles-street.example', firstName: 'Hannah', name: 'Hannah Whitfield' };
const staff = { email: 'staff@miles-street.example' };
/** What browsers log when the identity service returns an error. */
const refused = /status of 400/;

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Hi,/ });

/** Returns the storage keys of a session. Device data stays after a logout. */
function tokens(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string[]> {
  return page.evaluate(
    (name) => Object.keys(window[name]).filter((key) => /\.(id|access|refresh)Token$/.test(key)),
    storage,
  );
}

/** Returns the id that gives a browser access to its bookings. */
const whoseBrowser = (page: Page) => page.evaluate(() => localStorage.getItem('iss_clientId'));

/** Opens the dialog as people do: from the header, on phones through the menu. */
async function openDialog(page: Page): Promise<LoginForm> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await waitUntilHydrated(page.getByRole('banner').getByRole('link', { name: /home$/ }).first());
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Log in/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  return new LoginForm(dialog);
}

/** Logs in as the member on /login, which leads to the home page. */
async function logInOnPage(page: Page, { remember = true } = {}): Promise<void> {
  await page.goto('/login');
  const login = new LoginForm(page.getByRole('main'));
  await waitUntilHydrated(login.email);
  await login.remember.setChecked(remember);
  await login.logIn(member.email);
  await page.waitForURL((to) => to.pathname === '/');
}

test('the dialog: failures are told in it, what was typed stays, and it can be left @phone-first', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(refused);
  await page.goto('/faq');
  const login = await openDialog(page);
  await expect(login.place).toContainText('Welcome back. Choose a method to continue.');
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await expectNoAxeViolations(page);

  await login.button.click();
  await expect(login.email).toHaveAccessibleDescription('Enter your email address.');
  await expect(login.email).toBeFocused();
  await login.logIn(member.email, 'not-my-password');
  await expect(login.failure).toContainText('Incorrect username or password.');
  await expect(login.failure).toContainText('Check both');
  await expect(login.email).toHaveValue(member.email);
  await expect(login.password).toHaveValue('not-my-password');
  await login.place.getByRole('button', { name: 'Show password' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expectNoAxeViolations(page);

  await page.keyboard.press('Escape');
  await expect(login.place).toBeHidden();
  await openDialog(page);
  await login.place.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?returnUrl=%2Ffaq$/);
  await expect(login.place).toBeHidden();
});

test('who comes from another provider is a member with tokens of the pool @phone-only', async ({ page }) => {
  await page.goto('/faq');
  const login = await openDialog(page);
  await expect(login.email).toBeFocused();
  const provider = (name: string) =>
    login.place.getByRole('button', { name: `Continue with ${name}`, exact: true });
  for (const name of ['Google', 'Facebook', 'Apple']) await expect(provider(name)).toBeVisible();
  await provider('Google').click();
  await expect(login.place).toBeHidden();
  await expect.poll(() => tokens(page, 'localStorage')).toHaveLength(3);
  await page.goto('/account/profile');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true }).first()).toHaveValue(
    /@google\.social\.example$/,
  );
});

test('a link with signedIn=1 signs in the demo’s member once @nightly', async ({ page, url }) => {
  await page.goto('/timetable?activity=yoga&signedIn=1');
  await page.waitForURL(`${url}/timetable?activity=yoga`);
  await expect(chip(page)).toHaveAccessibleName(`Hi, ${member.firstName}`);
  await expect.poll(() => tokens(page, 'localStorage')).toHaveLength(3);
  await page.goBack();
  await expect(page).not.toHaveURL(/signedIn/);
});

test('a press beside the dialog closes it @nightly', async ({ page }) => {
  await page.goto('/faq');
  const login = await openDialog(page);
  await page.mouse.click(20, 400);
  await expect(login.place).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeFocused();
});

test('a selection that ends beside the dialog leaves it open, with what was typed @nightly', async ({
  page,
}) => {
  await page.goto('/faq');
  const login = await openDialog(page);
  await login.email.fill(member.email);
  await login.email.hover();
  await page.mouse.down();
  await page.mouse.move(20, 400, { steps: 5 });
  await page.mouse.up();
  await expect(login.email).toBeVisible();
  await expect(login.email).toHaveValue(member.email);
  await page.mouse.click(20, 400);
  await expect(login.place).toBeHidden();
});

test('where the dialog does not come, its page does, and the way back leads to what was typed @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/login-overlay-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Message');
  await waitUntilHydrated(message);
  await message.fill('My left shoulder.');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcontact$/);
  const login = new LoginForm(page.getByRole('main'));
  await expect(login.email).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('My left shoulder.');
});

test('a press on Log in opens the dialog once the header has its script, also when that did not come at first @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/enhance-header-.*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/faq');
  const missed = page.waitForEvent('requestfailed');
  const login = await openDialog(page);
  await missed;
  await expect(login.email).toBeFocused();
});

test('a member is greeted at once, in every tab, until they log out in one', async ({
  page,
  context,
  url,
}) => {
  await page.goto('/faq');
  const login = await openDialog(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(chip(other)).toBeHidden();
  await login.logIn(member.email);
  await expect(login.place).toBeHidden();
  await expect(chip(page)).toHaveAccessibleName(`Hi, ${member.firstName}`);
  await expect(chip(page)).toBeFocused();
  await expect(chip(other)).toBeVisible();
  expect(page.url()).toBe(`${url}/faq`);

  await chip(page).click();
  const menu = page.locator('#account-menu');
  await expect(menu).toContainText(member.name);
  await expect(menu).toContainText(member.email);
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
  await chip(page).click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${url}/`);
  await expect(chip(page)).toBeHidden();
  await expect(chip(other)).toBeHidden();
  await expect.poll(() => tokens(page, 'localStorage')).toEqual([]);
  // The browser alone no longer gives access to bookings made here.
  await expect.poll(() => whoseBrowser(page)).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(() => whoseBrowser(page)).not.toBe(before);
  await expect.poll(() => whoseBrowser(other)).toBe(await whoseBrowser(page));
});

for (const [who, tools] of [
  ['trainer', ['Trainer Tools']],
  ['staff', ['Staff tools']],
  ['admin', ['Staff tools', 'Trainer Tools']],
] as const)
  test(`the account menu leads ${who} to ${tools.join(' and ')} @nightly`, async ({ page }) => {
    await logInAs(page, who, '/faq');
    await chip(page).click();
    const links = page.locator('#account-menu').getByRole('link', { name: /tools$/i });
    await expect(links).toHaveText([...tools]);
  });

test('whose page it is shows before any script has come @nightly', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await logInAs(page, 'member', '/');
  const other = await context.newPage();
  await other.route('**/assets/*.js', (route) => route.abort());
  await other.goto('/classes', { waitUntil: 'commit' });
  await expect(chip(other)).toHaveAccessibleName(`Hi, ${member.firstName}`);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeHidden();
  await other.close();
});

test('who is not to be remembered is forgotten with the tab @nightly', async ({ page, context }) => {
  await logInOnPage(page, { remember: false });
  await page.reload();
  await expect(chip(page)).toBeVisible();
  await expect.poll(() => tokens(page, 'localStorage')).toEqual([]);
  await expect.poll(() => tokens(page, 'sessionStorage')).toHaveLength(3);
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(chip(other)).toBeHidden();
  await logInOnPage(other);
  await chip(page).click();
  const leftBehind = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await leftBehind;
  await expect.poll(() => tokens(page, 'sessionStorage')).toEqual([]);
  // The other tab keeps its session for the browser, which this tab now uses.
  await expect(chip(page)).toBeVisible();
});

test('a page for the team: visitors are told why and come back, members are led home @nightly', async ({
  page,
  request,
  url,
}) => {
  const html = await (await request.get('/about')).text();
  expect(html).not.toContain('Ines Duarte');
  const login = new LoginForm(page.getByRole('main'));

  await page.goto('/about');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fabout$/);
  await expect(login.place).toContainText('That page is for our team.');
  for (const [name, to] of [
    ['Reformer', '/classes/reformer#teachers'],
    ['Mat Pilates', '/classes/mat-pilates#teachers'],
    ['Yoga', '/classes/yoga#teachers'],
    ['choose a class by instructor', '/timetable?filter=trainer'],
  ] as const) {
    await expect(login.place.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  }
  await waitUntilHydrated(login.email);
  await expectNoAxeViolations(page);
  await login.logIn(staff.email);
  await page.waitForURL(`${url}/about`);
  await expect(page.getByRole('heading', { name: 'Who teaches here' })).toBeVisible();
  await page.goto('/login?returnUrl=/pricing');
  await page.waitForURL(`${url}/pricing`);

  await page.evaluate(() => localStorage.clear());
  for (const elsewhere of ['//evil.example', '/\\evil.example', '/%5Cevil.example', 'https://evil.example']) {
    await page.goto(`/login?${new URLSearchParams({ returnUrl: elsewhere })}`);
    await expect(login.place).not.toContainText('take you there');
  }
  await waitUntilHydrated(login.email);
  await login.logIn(member.email);
  await page.waitForURL(`${url}/`);
  const told = page.getByRole('status').filter({ hasText: 'That page is for our team' });
  for (const path of ['/about', '/scan', '/admin', '/trainer', '/login?returnUrl=/about']) {
    await page.goto(path);
    await page.waitForURL(`${url}/`);
    await expect(told).toHaveText('That page is for our team, so we’ve taken you to the home page.');
  }
});

test('an account can be made at checkout: the way back, the hold and what was typed stay @nightly', async ({
  page,
  studio,
  hold,
  checkout,
}) => {
  await hold(await findClass(studio, { daysAhead: 4 }));
  const { pathname, search } = new URL(page.url());
  await checkout.field('First name').fill('Ida');
  await page.getByRole('main').getByRole('link', { name: 'Create a free account' }).click();
  await expect(page).toHaveURL(`/signup?${new URLSearchParams({ returnUrl: pathname + search })}`);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.goBack();
  await checkout.expectHeld();
  await expect(checkout.field('First name')).toHaveValue('Ida');
});

test('over somebody who is logged in nobody else logs in; they themselves go on @nightly', async ({
  page,
  browser,
  url,
}) => {
  const elsewhere = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const theirs = await elsewhere.newPage();
  await logInAs(theirs, 'trainer', '/robots.txt', { endsIt: true });
  const session = await theirs.evaluate(() => Object.entries(localStorage));
  await elsewhere.close();

  await page.goto('/faq');
  const login = await openDialog(page);
  // As another tab does, but without a storage event in this one.
  await page.evaluate((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, session);
  await login.logIn(member.email);
  await expect(login.failure).toContainText('Somebody is logged in here already.');
  await expect.poll(() => tokens(page, 'localStorage')).toHaveLength(3);
  await login.logIn('trainer@miles-street.example');
  await expect(login.place).toBeHidden();
  await expect(chip(page)).toHaveAccessibleName('Hi, Ines');
});

test('logging in at checkout keeps the hold and what was typed; calls are the member’s own @phone-only', async ({
  page,
  studio,
  hold,
  checkout,
}) => {
  await hold(await findClass(studio, { daysAhead: 4 }));
  const address = page.url();
  await checkout.field('First name').fill('Ida');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const login = new LoginForm(page.getByRole('dialog', { name: 'Log in' }));
  const handedOver = page.waitForRequest((request) => request.url().endsWith('/classes/class/hold'));
  await login.logIn(member.email);
  await expect(login.place).toBeHidden();
  const headers = await (await handedOver).allHeaders();
  expect(headers.authorization).toMatch(/^Bearer /);
  const who = page.getByRole('region', { name: 'Booking for' });
  await expect(who).toContainText(member.name);
  await expect(who).toContainText(member.email);
  await expect(checkout.field('First name')).toBeHidden();
  await expect(page.getByRole('region', { name: 'What you pay with' })).toContainText('Card');
  expect(page.url()).toBe(address);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(page.getByText('You are booking as a guest.')).toBeVisible();
  await expect(checkout.field('First name')).toHaveValue('Ida');
  await checkout.expectHeld();
});
