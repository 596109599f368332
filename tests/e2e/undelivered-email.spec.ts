import { paths } from '@studio/contracts/paths';
import type { GetTodayResponse } from '@studio/contracts/staff-today';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

test('an address that the mail server rejects shows on Today, is corrected, and the email is resent @phone @nightly', async ({
  page,
  url,
  mailbox,
}) => {
  await logInAs(page, 'staff', '/admin');
  const staff = await createCallerFromPage(page, url);
  const right = createGuest('Zoe').email;
  const wrong = right.replace(/@.*/, '@nowhere.invalid');
  const names = { firstName: 'Zoe', lastName: `Hart ${right.slice(0, 8)}` };
  await staff.call(paths.personAdd, { ...names, email: wrong, phone: '' });
  const message = { name: 'Zoe', email: wrong, message: 'Is there a lift?', openForMs: 5000 };
  expect((await staff.call(paths.contact, message)).status).toBe(200);
  const isOnToday = async () => {
    const { actionItems } = (await staff.call(paths.staffToday, {})).body as unknown as GetTodayResponse;
    return actionItems.some(({ email }) => email === wrong);
  };
  await expect.poll(isOnToday, { timeout: 20_000 }).toBe(true);

  await page.goto('/admin');
  const row = page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('listitem')
    .filter({ hasText: wrong });
  await expect(row).toContainText(`1 email wasn’t delivered to Zoe ${names.lastName}`);
  await expectNoAxeViolations(page);
  await row.getByRole('link', { name: /^Open/ }).click();

  const main = page.getByRole('main');
  const notice = main.getByRole('alert').filter({ hasText: '1 email wasn’t delivered' });
  await expect(notice).toContainText('Their email provider has rejected emails to this email address');
  await expectNoAxeViolations(page);
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(isOnToday, { timeout: 20_000 }).toBe(true);

  await page.reload();
  await notice.getByRole('button', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('maya@');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('12');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Enter an email address in the format')).toBeVisible();
  await expect(dialog.getByText('Enter the phone number with its country code')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Phone' }).clear();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`\u202a${right}\u00a0`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('link', { name: right })).toBeVisible();
  await expect(notice).toBeHidden();
  await mailbox.waitFor(right, /message/i);
  expect(await isOnToday()).toBe(false);
});
