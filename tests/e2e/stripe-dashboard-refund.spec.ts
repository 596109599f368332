import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBookingWithPayment, refundInProviderDashboard } from './journeys/other-browsers.ts';
import { logInAs } from './journeys/staff-login.ts';

test.describe.configure({ timeout: 120_000 });
test('a refund made in Stripe shows on Today until staff mark it done @phone @nightly', async ({
  page,
  url,
  studio,
}, { project }) => {
  // Each project uses its own guest.
  const guest = createGuest(project.name === 'phone' ? 'Rhona' : 'Ronald');
  const slot = await findClass(studio, { daysAhead: 10, activity: 'mat' });
  const { intentId } = await createPaidBookingWithPayment(url, slot, guest);
  await refundInProviderDashboard(url, intentId);
  await logInAs(page, 'staff', '/admin');
  const row = page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('listitem')
    .filter({ hasText: getFullName(guest) });
  // Stripe's event arrives with a delay.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Refunded in Stripe', { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(row).toContainText('The booking is still active.');
  await expectNoAxeViolations(page);
  await row.getByRole('link', { name: /^Open/ }).click();
  await expect(page).toHaveURL(/\/admin\/people\//);
  await expect(page.getByRole('heading', { name: getFullName(guest) })).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(row).toBeHidden();
});
