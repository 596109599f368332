import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

test.setTimeout(240_000);
// The studio starts like the demo, whose member has attended classes.
test.use({ studioDatabase: 'embedded', studioEnv: { DEMO_FILL: 'on' } });

test('a past class shows its outcome and links to its receipt and invoice @phone @nightly', async ({
  page,
}) => {
  await logInAs(page, 'member', '/bookings');
  await page.getByRole('button', { name: 'Show past bookings' }).click();
  const earlier = page.getByRole('region', { name: 'Past bookings' });
  const attended = earlier
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Attended' }) })
    .first();
  await attended.locator('summary').click();
  await expect(attended.getByRole('button', { name: 'Manage booking' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await attended.getByRole('link', { name: /^View booking: / }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Attended' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Your class' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book another class' })).toBeVisible();
  for (const hiddenText of [
    /Show this QR/,
    /Arrive \d+ minutes/,
    /^Add to calendar$/,
    /Before your first class/,
  ]) {
    await expect(main.getByText(hiddenText)).toBeHidden();
  }
  await expect(main.getByRole('link', { name: 'Directions' })).toBeHidden();
  await expectNoAxeViolations(page);
});
