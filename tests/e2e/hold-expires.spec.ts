import { testCards } from './journeys/checkout-page.ts';
import { expireHold } from './journeys/expire-hold.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';

test('a hold that expires during typing loses nothing: one click renews it, and it is paid @phone-only', async ({
  page,
  url,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  // The page's clock is moved forward, so the server rejects its first call and returns the time.
  consoleGuard.allow(/status of 403/);
  const guest = createGuest('Lotte');
  await page.clock.install();
  await hold(await findClass(studio, { daysAhead: 5, activity: 'yoga' }));
  await checkout.fillDetails(guest);
  await expireHold(page, url);

  const holdNotice = page.getByRole('region', { name: 'Your hold' });
  await expect(holdNotice).toContainText('Your hold has expired');
  await expect(holdNotice).toContainText('You haven’t been charged.');
  await expect(checkout.continueButton).toBeDisabled();
  await holdNotice.getByRole('button', { name: 'Hold place again' }).click();

  await checkout.expectHeld();
  await expect(holdNotice).toBeHidden();
  await checkout.expectDetails(guest);
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();
});
