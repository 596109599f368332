import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { AccountPage } from './journeys/account-page.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';
import { SecondFactorAccount } from './journeys/second-factor-account.ts';
import { SecurityPage } from './journeys/security-page.ts';

/** Matches the error that browsers log for an error of the user pool. */
const badRequest = /status of 400/;

test('an app, emailed codes and recovery codes are turned on, and one of them off again @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  const { email, password } = await new AccountPage(page).openAsNewMember('/security');
  const security = new SecurityPage(page);
  const { main, button, row, section } = {
    main: security.main,
    button: (name: string) => security.button(name),
    row: (text: string) => security.row(text),
    section: (name: string) => security.section(name),
  };
  await expect(main.getByText('Your account is protected by your password only.')).toBeVisible();
  await expectNoAxeViolations(page);

  await button('Set up authenticator app').click();
  const setupDialog = security.dialog('Set up authenticator app');
  await expect(setupDialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoAxeViolations(page);
  const app = await security.readSetupKey();
  const code = setupDialog.getByLabel('Code from your authenticator app');
  await setupDialog.getByLabel('Name of the authenticator app (optional)').fill('Kitchen phone');
  await button('Turn on').click();
  await expect(setupDialog.getByText('Enter the code from your authenticator app.')).toBeVisible();
  await code.fill(app.generate() === '000000' ? '111111' : '000000');
  await button('Turn on').click();
  await expect(setupDialog.getByText('That code is incorrect.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(app.generate());
  await button('Turn on').click();
  await expect(setupDialog).toBeHidden();
  await expect(row('Authenticator app').first()).toContainText('On');
  await expect(
    main.getByText('When you log in, we ask for your password and then a code from your authenticator app.'),
  ).toBeVisible();

  await button('Turn on codes by email').click();
  await expect(main.getByRole('radio', { name: 'Authenticator app' })).toBeChecked();
  await main.getByText('Ask me each time').click();
  await expect(main.getByRole('radio', { name: 'Ask me each time' })).toBeChecked();
  await expect(main.getByText('a code from your authenticator app or by email.')).toBeVisible();

  await button('Create codes for two-step verification').click();
  const codes = security.dialog('Save your recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await button('Download').click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const recoveryCode of await codes.getByRole('listitem').allTextContents())
    expect(file).toContain(recoveryCode);
  await expectNoAxeViolations(page);
  await button('I’ve saved my codes').click();
  await expect(section('Recovery codes')).toContainText('10 codes left');
  await mailbox.waitFor(email, /recovery codes/i);

  // Simulates a login older than 15 minutes: stubs the error once. The real error, and the effect of the password, are
  // tested in tests/integrations/identity-events.test.ts.
  let requestCount = 0;
  await page.route('**/idp/', async (route) => {
    const isMatch = route.request().headers()['x-amz-target']?.endsWith('.CreateRecoveryCodes');
    if (!isMatch || requestCount++ > 0) return route.continue();
    const error = {
      __type: 'ReauthenticationRequiredException',
      message: 'Enter your password to continue.',
    };
    return route.fulfill({ status: 400, contentType: 'application/x-amz-json-1.1', json: error });
  });
  await button('Create new codes for two-step verification').click();
  await button('Create new codes').click();
  const reauthDialog = security.dialog('Confirm it’s you');
  await reauthDialog.getByLabel('Password', { exact: true }).fill('not-that-one-3');
  await button('Continue').click();
  await expect(reauthDialog.getByText('That password is incorrect.')).toBeVisible();
  await expectNoAxeViolations(page);
  await reauthDialog.getByLabel('Password', { exact: true }).fill(password);
  await button('Continue').click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await button('I’ve saved my codes').click();
  await expect(section('Recent activity')).toContainText('Incorrect password entered');

  await button('Turn off codes by email').click();
  await security
    .dialog('Turn off codes by email?')
    .getByRole('button', { name: 'Turn off', exact: true })
    .click();
  await expect(row('Codes by email').first()).not.toContainText('On');
  const activity = section('Recent activity').getByRole('listitem');
  await expect(activity.first()).toContainText('Codes by email turned off');
  await expect(activity.last()).toContainText('Logged in');
  await expectNoAxeViolations(page);
});

test('a member sees another device and signs it out @phone-only @nightly', async ({
  page,
  browser,
  url,
  consoleGuard,
}) => {
  const { email, password } = await SecondFactorAccount.create(url);
  const otherContext = await browser.newContext({ baseURL: url });
  const other = await otherContext.newPage();
  // The user pool only knows devices that logged in through the page.
  for (const device of [page, other]) {
    await device.goto('/login?returnUrl=/account');
    await new LoginForm(device.getByRole('main')).logIn(email, password);
    await device.waitForURL(`${url}/account`);
  }

  const security = new SecurityPage(page);
  await security.open();
  const devices = security.section('Your devices').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  const otherDevice = devices.filter({ hasNotText: 'This device' });
  await otherDevice.getByRole('button', { name: /^Log out/ }).click();
  await expect(devices).toHaveCount(1);
  await expect(security.section('Recent activity')).toContainText('Device logged out');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // The next call of the logged-out device is rejected, and its page redirects to the login.
  await other.goto('/security');
  await other.waitForURL('**/login?**');
  await otherContext.close();
  consoleGuard.allow(badRequest);
});
