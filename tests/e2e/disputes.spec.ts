import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBookingWithPayment } from './journeys/other-browsers.ts';
import { logInAs } from './journeys/staff-login.ts';

test('a dispute on Today links to its evidence to copy or download; the client’s profile shows it @phone @nightly', async ({
  page,
  context,
  url,
  studio,
}, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Each project uses its own guest.
  const guest = createGuest(project.name === 'phone' ? 'Dilys' : 'Dorian');
  const slot = await findClass(studio, { daysAhead: 11, activity: 'mat' });
  await createPaidBookingWithPayment(url, slot, guest, 'pm_card_createDispute');
  await logInAs(page, 'staff', '/admin');
  const row = page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('listitem')
    .filter({ hasText: getFullName(guest) });
  // Stripe's event arrives with a delay.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Disputed payment', { timeout: 3000 });
  }).toPass();
  await expect(row).toContainText('Reply in Stripe by');
  await expect(row).toContainText('The cardholder says they didn’t make this payment.');
  await row.getByRole('link', { name: /^View evidence/ }).click();

  const panel = page.getByRole('dialog', { name: 'Dispute' });
  await expect(panel.getByText('Needs response', { exact: true })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Attendance' })).toContainText(getFullName(guest));
  await expect(panel.getByRole('region', { name: 'Refund policy that applied' })).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Copy evidence' }).click();
  await expect(page.getByText('Evidence copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(guest.email);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download evidence' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^evidence-d[pu]_\w+\.txt$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(copied);

  await panel.getByRole('link', { name: getFullName(guest) }).click();
  const disputes = page.getByRole('region', { name: 'Disputes' });
  await expect(disputes).toContainText('Respond by');
  await expectNoAxeViolations(page);
  await disputes.getByRole('link', { name: /^View evidence/ }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/money$/);
});
