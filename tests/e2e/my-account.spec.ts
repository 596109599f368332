import { paths } from '@studio/contracts/paths';
import { createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { AccountPage } from './journeys/account-page.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { buyProductAsMember, createPaidBooking } from './journeys/other-browsers.ts';

test('the account shows sessions and their history, a card, the calendar, emails, health answers and data @phone', async ({
  page,
  request,
  url,
  studio,
}) => {
  const account = new AccountPage(page);
  const { main } = account;
  const { email, accessToken } = await account.openAsNewMember('/account');
  await buyProductAsMember(url, accessToken, 'reformer-pack-10');
  const slot = await findClass(studio, { daysAhead: 6, activity: 'mat' });
  await createPaidBooking(url, slot, { ...createGuest('Petra'), email });
  // Reading the profile links earlier bookings with the address to the account.
  expect((await createCaller(url, {}, accessToken).call(paths.userGet)).status).toBe(200);
  await account.open();

  const pack = account.credits('Reformer Pack of 10');
  await expect(pack).toContainText('10 of 10 sessions left');
  await pack.getByText('Session history').click();
  await expect(pack.getByRole('listitem').first()).toContainText('+10');
  await expectNoAxeViolations(page);

  await account.addCard(testCards.pays);
  await expect(main.getByText('Visa ending 4242').first()).toBeVisible();
  await main.getByRole('button', { name: 'Remove: Visa ending 4242' }).first().click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await main.getByRole('button', { name: 'Show link' }).click();
  const address = await main.getByRole('textbox', { name: 'Calendar feed' }).inputValue();
  expect(await (await request.get(address)).text()).toContain('BEGIN:VEVENT');

  const reminders = main.getByRole('checkbox', { name: /Class reminders/ });
  await reminders.click();
  await expect(main.getByText('Changes saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await reminders.click();
  await expect(main.getByText('Changes saved.', { exact: true })).toBeVisible();

  await main.getByRole('button', { name: /Answer now|Change/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Health answers' });
  await dialog.getByRole('button', { name: 'Save my answers' }).click();
  await expect(dialog.getByText('Read and accept the waiver to continue.')).toBeVisible();
  const consent = dialog.getByRole('checkbox', { name: /my explicit consent/ });
  await expect(consent).not.toBeChecked();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await consent.check();
  await dialog.getByRole('radio', { name: 'No' }).first().check();
  await dialog.getByRole('radio', { name: 'Yes' }).last().check();
  await dialog.getByRole('textbox', { name: 'What should your instructor know?' }).fill('A stiff neck');
  await dialog.getByRole('checkbox', { name: 'I’ve read and accept the safety waiver.' }).check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save my answers' }).click();
  await expect(main.getByText('A stiff neck.')).toBeVisible();

  await main.getByRole('button', { name: 'Withdraw consent' }).click();
  const withdrawDialog = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expectNoAxeViolations(page);
  await withdrawDialog.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(withdrawDialog).toBeHidden();
  await expect(main.getByText('You haven’t shared any health answers.')).toBeVisible();
  await page.reload();
  await expect(main.getByText('You haven’t shared any health answers.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Withdraw consent' })).toHaveCount(0);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  await main.getByRole('button', { name: 'Delete my account' }).click();
  const deleteDialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(deleteDialog.getByRole('alert')).toContainText('You have an upcoming booking.');
  await expect(deleteDialog.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await deleteDialog.getByRole('link', { name: 'My bookings' }).click();
  await expect(page).toHaveURL('/bookings');
});

test('a member deletes the account after ticking a box, and the next page confirms it @phone-only', async ({
  page,
}) => {
  const account = new AccountPage(page);
  await account.openAsNewMember('/account');
  // A journey is faster than a person: the page's pending requests would no longer find the account.
  await page.waitForLoadState('networkidle');
  await account.main.getByRole('button', { name: 'Delete my account' }).click();
  const deleteDialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await deleteDialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deleteDialog.getByText('Tick this box to continue.')).toBeVisible();
  await deleteDialog.getByRole('checkbox').check();
  await deleteDialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('status').filter({ hasText: 'Your account has been deleted.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Your account has been deleted.' })).toBeHidden();
});
