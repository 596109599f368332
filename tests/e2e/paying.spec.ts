import { cards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/classes.ts';
import { newGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';

test('a declined card is said in the bank’s words, nothing typed is lost, another card pays', async ({
  page,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 402/);
  const guest = newGuest('Dora');
  await hold(await findClass(studio, { daysAhead: 4, activity: 'mat' }));
  await checkout.fillDetails(guest);
  await checkout.openPayment();
  await checkout.pay(cards.declined);
  await expect(checkout.problem('Payment failed.')).toContainText('Your card was declined.');
  await page.getByRole('button', { name: 'Change details' }).click();
  await checkout.expectDetailsKept(guest);
  await checkout.openPayment();
  await checkout.pay(cards.pays);
  await confirmation.expectConfirmed();
});

test('the bank’s 3-D Secure step can fail and be repeated until it is complete', async ({
  page,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 402/);
  const bank = page.getByRole('dialog', { name: 'Confirm your payment' });
  await hold(await findClass(studio, { daysAhead: 4, activity: 'yoga' }));
  await checkout.fillDetails(newGuest('Tamsin'));
  await checkout.openPayment();
  await checkout.pay(cards.asksTheBank);
  await bank.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(checkout.problem('Payment failed.')).toContainText('your place is still held');
  await checkout.payButton.click();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await confirmation.expectConfirmed();
});
