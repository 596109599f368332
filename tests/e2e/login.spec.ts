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
const badRequest = /status of 400/;

const accountChip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Hi,/ });

/** Returns the storage keys of a session. Device data stays after a logout. */
function listTokenKeys(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string[]> {
  return page.evaluate(
    (name) => Object.keys(window[name]).filter((key) => /\.(id|access|refresh)Token$/.test(key)),
    storage,
  );
}

/** Returns the id that gives a browser access to its bookings. */
const readClientId = (page: Page) => page.evaluate(() => localStorage.getItem('iss_clientId'));

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

test('the dialog shows errors, keeps what was typed, and can be closed @phone-first', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  await page.goto('/faq');
  const login = await openDialog(page);
  await expect(login.container).toContainText('Welcome back. Choose a method to continue.');
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await expectNoAxeViolations(page);

  await login.button.click();
  await expect(login.email).toHaveAccessibleDescription('Enter your email address.');
  await expect(login.email).toBeFocused();
  await login.logIn(member.email, 'not-my-password');
  await expect(login.failure).toContainText('Incorrect username or password.');
  await expect(login.failure).toContainText('Check your email and password');
  await expect(login.email).toHaveValue(member.email);
  await expect(login.password).toHaveValue('not-my-password');
  await login.container.getByRole('button', { name: 'Show password' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expectNoAxeViolations(page);

  await page.keyboard.press('Escape');
  await expect(login.container).toBeHidden();
  await openDialog(page);
  await login.container.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?returnUrl=%2Ffaq$/);
  await expect(login.container).toBeHidden();
});

test('a user from another provider becomes a member with tokens of the pool @phone-only', async ({
  page,
}) => {
  await page.goto('/faq');
  const login = await openDialog(page);
  await expect(login.email).toBeFocused();
  const provider = (name: string) =>
    login.container.getByRole('button', { name: `Continue with ${name}`, exact: true });
  for (const name of ['Google', 'Facebook', 'Apple']) await expect(provider(name)).toBeVisible();
  await provider('Google').click();
  await expect(login.container).toBeHidden();
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toHaveLength(3);
  await page.goto('/account/profile');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true }).first()).toHaveValue(
    /@google\.social\.example$/,
  );
});

test('a link with signedIn=1 signs in the demo member once @nightly', async ({ page, url }) => {
  await page.goto('/timetable?activity=yoga&signedIn=1');
  await page.waitForURL(`${url}/timetable?activity=yoga`);
  await expect(accountChip(page)).toHaveAccessibleName(`Hi, ${member.firstName}`);
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toHaveLength(3);
  await page.goBack();
  await expect(page).not.toHaveURL(/signedIn/);
});

test('a click outside the dialog closes it @nightly', async ({ page }) => {
  await page.goto('/faq');
  const login = await openDialog(page);
  await page.mouse.click(20, 400);
  await expect(login.container).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeFocused();
});

test('a text selection that ends outside the dialog leaves it open, with what was typed @nightly', async ({
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
  await expect(login.container).toBeHidden();
});

test('when the dialog fails to load, its page opens, and Back restores what was typed @nightly', async ({
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

test('a click on Log in opens the dialog once the header has its script, even after a failed load @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/enhance-header-.*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/faq');
  const failedRequest = page.waitForEvent('requestfailed');
  const login = await openDialog(page);
  await failedRequest;
  await expect(login.email).toBeFocused();
});

test('a member is greeted at once in every tab, until they log out in one', async ({
  page,
  context,
  url,
}) => {
  await page.goto('/faq');
  const login = await openDialog(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(accountChip(other)).toBeHidden();
  await login.logIn(member.email);
  await expect(login.container).toBeHidden();
  await expect(accountChip(page)).toHaveAccessibleName(`Hi, ${member.firstName}`);
  await expect(accountChip(page)).toBeFocused();
  await expect(accountChip(other)).toBeVisible();
  expect(page.url()).toBe(`${url}/faq`);

  await accountChip(page).click();
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
  await accountChip(page).click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${url}/`);
  await expect(accountChip(page)).toBeHidden();
  await expect(accountChip(other)).toBeHidden();
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
    await accountChip(page).click();
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
  await expect(accountChip(other)).toHaveAccessibleName(`Hi, ${member.firstName}`);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeHidden();
  await other.close();
});

test('without Remember me the session ends with the tab @nightly', async ({ page, context }) => {
  await logInOnPage(page, { remember: false });
  await page.reload();
  await expect(accountChip(page)).toBeVisible();
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toEqual([]);
  await expect.poll(() => listTokenKeys(page, 'sessionStorage')).toHaveLength(3);
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(accountChip(other)).toBeHidden();
  await logInOnPage(other);
  await accountChip(page).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await reloaded;
  await expect.poll(() => listTokenKeys(page, 'sessionStorage')).toEqual([]);
  // The other tab keeps its session for the browser, which this tab now uses.
  await expect(accountChip(page)).toBeVisible();
});

test('a team page gives visitors the reason and brings them back; members are redirected home @nightly', async ({
  page,
  request,
  url,
}) => {
  const html = await (await request.get('/about')).text();
  expect(html).not.toContain('Ines Duarte');
  const login = new LoginForm(page.getByRole('main'));

  await page.goto('/about');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fabout$/);
  await expect(login.container).toContainText('That page is for our team.');
  for (const [name, to] of [
    ['Reformer', '/classes/reformer#teachers'],
    ['Mat Pilates', '/classes/mat-pilates#teachers'],
    ['Yoga', '/classes/yoga#teachers'],
    ['choose a class by instructor', '/timetable?filter=trainer'],
  ] as const) {
    await expect(login.container.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  }
  await waitUntilHydrated(login.email);
  await expectNoAxeViolations(page);
  await login.logIn(staff.email);
  await page.waitForURL(`${url}/about`);
  await expect(page.getByRole('heading', { name: 'Who teaches here' })).toBeVisible();
  await page.goto('/login?returnUrl=/pricing');
  await page.waitForURL(`${url}/pricing`);

  await page.evaluate(() => localStorage.clear());
  for (const externalUrl of [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'https://evil.example',
  ]) {
    await page.goto(`/login?${new URLSearchParams({ returnUrl: externalUrl })}`);
    await expect(login.container).not.toContainText('take you there');
  }
  await waitUntilHydrated(login.email);
  await login.logIn(member.email);
  await page.waitForURL(`${url}/`);
  const teamNotice = page.getByRole('status').filter({ hasText: 'That page is for our team' });
  for (const path of ['/about', '/scan', '/admin', '/trainer', '/login?returnUrl=/about']) {
    await page.goto(path);
    await page.waitForURL(`${url}/`);
    await expect(teamNotice).toHaveText('That page is for our team, so we’ve taken you to the home page.');
  }
});

test('an account can be created at checkout: return URL, hold and what was typed stay @nightly', async ({
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
  const login = await openDialog(page);
  // As another tab does, but without a storage event in this one.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session);
  await login.logIn(member.email);
  await expect(login.failure).toContainText('Someone is already logged in here.');
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toHaveLength(3);
  await login.logIn('trainer@miles-street.example');
  await expect(login.container).toBeHidden();
  await expect(accountChip(page)).toHaveAccessibleName('Hi, Ines');
});

test('logging in at checkout keeps the hold and what was typed; later calls carry the member’s token @phone-only', async ({
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
  const holdRequest = page.waitForRequest((request) => request.url().endsWith('/classes/class/hold'));
  await login.logIn(member.email);
  await expect(login.container).toBeHidden();
  const headers = await (await holdRequest).allHeaders();
  expect(headers.authorization).toMatch(/^Bearer /);
  const customerRegion = page.getByRole('region', { name: 'Booking for' });
  await expect(customerRegion).toContainText(member.name);
  await expect(customerRegion).toContainText(member.email);
  await expect(checkout.field('First name')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Payment method' })).toContainText('Card');
  expect(page.url()).toBe(address);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(page.getByText('You’re booking as a guest.')).toBeVisible();
  await expect(checkout.field('First name')).toHaveValue('Ida');
  await checkout.expectHeld();
});
