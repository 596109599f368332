import type { Locator, Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

const message = 'You logged in more than 15 minutes ago. Log in again to continue.';

/** Simulates a login of more than 15 minutes ago: stubs the server's error for the next call. */
async function rejectNext(page: Page, path: string = paths.teamInvite): Promise<void> {
  const code = 'login_required_again';
  const json = { ok: false, code, message, error: { code, message } };
  await page.route(`**/api${path}`, (route) => route.fulfill({ status: 401, json }), { times: 1 });
}

/** Moves the session to the tab's storage, as without "Remember me". */
async function moveSessionToTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    const entries = Object.entries(localStorage).filter(([key]) => key.startsWith('Cognito'));
    for (const [key, value] of entries) {
      sessionStorage.setItem(key, value);
      localStorage.removeItem(key);
    }
  });
  await page.reload();
}

const readAccessToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return localStorage.getItem(key ?? '') ?? '';
  });

async function removeFromTeam(row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Remove from team' }).click();
  await row.getByRole('dialog').getByRole('button', { name: 'Remove from team' }).click();
}

test('an owner with an old login logs in again in a dialog, and the invitation is sent as typed @phone @nightly', async ({
  page,
  consoleGuard,
}) => {
  // The rejected invitation, the wrong password and the ended token log these errors.
  consoleGuard.allow(/status of 40[01]/);
  await logInAs(page, 'admin', '/admin/team', { endsIt: true });
  const main = page.getByRole('main');
  const email = `again.${crypto.randomUUID()}@people.example`;
  const typed = main.getByRole('textbox', { name: 'Email' });
  const invite = main.getByRole('button', { name: 'Send invitation', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  const before = await readAccessToken(page);

  await typed.fill(email);
  await rejectNext(page);
  await invite.click();
  await expect(dialog.getByText('admin@miles-street.example')).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(dialog).toContainText(
    'To send the invitation, enter your password. The invitation hasn’t been sent yet.',
  );
  await expect(main.getByText('Waiting for your login…')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(message)).toBeVisible();
  await expect(typed).toHaveValue(email);

  await rejectNext(page);
  await invite.click();
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(dialog.getByText('Enter your password.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog.getByText('That password is incorrect.')).toBeVisible();
  // A wrong password doesn't end the current login.
  expect(await readAccessToken(page)).toBe(before);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const invitedRow = main.getByRole('listitem').filter({ hasText: email });
  await expect(invitedRow).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/team$/);

  // A new login has replaced the old one, which has ended.
  const after = await readAccessToken(page);
  expect(after).not.toBe(before);
  const getUserStatus = async (accessToken: string) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    };
    return (await page.request.post('/idp/', { headers, data: { AccessToken: accessToken } })).status();
  };
  expect([await getUserStatus(before), await getUserStatus(after)]).toEqual([400, 200]);

  await removeFromTeam(invitedRow);
  await expect(invitedRow).toBeHidden();
});

test('a tab-only session is renewed by an emailed code and stays in the tab @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401/);
  await logInAs(page, 'admin', '/admin/team', { endsIt: true });
  await moveSessionToTab(page);
  const main = page.getByRole('main');
  const email = `again.${crypto.randomUUID()}@people.example`;
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await rejectNext(page);
  await main.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await page.getByRole('button', { name: 'Log in with a code by email instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check your email' });
  const subject = /^Your login code: (\d{6})$/;
  const sent = await mailbox.waitFor('admin@miles-street.example', subject);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(subject.exec(sent.subject)?.[1] ?? '');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  const invitedRow = main.getByRole('listitem').filter({ hasText: email });
  await expect(invitedRow).toBeVisible();
  expect(await readAccessToken(page)).toBe('');
  await removeFromTeam(invitedRow);
  await expect(invitedRow).toBeHidden();
});

test('the login opens over another dialog, which stays as it was and continues after the login @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401/);
  await logInAs(page, 'admin', '/admin/timetable', { endsIt: true });
  await page.getByRole('main').getByRole('button', { name: 'Export bookings' }).click();
  const below = page.getByRole('dialog', { name: 'Export bookings' });
  const above = page.getByRole('dialog', { name: 'Log in again' });
  const firstDay = below.getByLabel('Start date');
  const day = await firstDay.inputValue();
  await rejectNext(page, paths.bookingsExport);
  await below.getByRole('button', { name: 'Export CSV' }).click();
  await expect(above).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(below.getByText(message)).toBeVisible();
  await expect(firstDay).toHaveValue(day);
  await rejectNext(page, paths.bookingsExport);
  await below.getByRole('button', { name: 'Export CSV' }).click();
  await above.getByLabel('Password', { exact: true }).fill(demoPassword);
  // The first response was stubbed; this one is the server's.
  const [exportResponse] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith(paths.bookingsExport) && response.status() === 200,
    ),
    above.getByRole('button', { name: 'Log in again' }).click(),
  ]);
  expect(await exportResponse.json()).toMatchObject({ ok: true, name: expect.stringMatching(/^bookings-/) });
});
