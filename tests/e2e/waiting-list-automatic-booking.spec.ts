import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { AccountPage } from './journeys/account-page.ts';
import { testCards } from './journeys/checkout-page.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import {
  cancelFromEmail,
  createFullClass,
  extractEntryLink,
  formatStart,
  joinWaitingList,
  openJoinSheet,
} from './journeys/waiting-list.ts';

test('a place is booked with a session automatically @nightly', async ({
  page,
  context,
  url,
  studio,
  checkout,
  mailbox,
}) => {
  test.slow();
  const owner = createGuest('Quentin');
  const { email } = await new AccountPage(page).openAsNewMember('/checkout?product=class-pack-10');
  await checkout.terms.check();
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Checkout');
  const slot = await createFullClass(url, studio, owner, 7, 'mat');

  const sheet = await openJoinSheet(page, slot);
  await sheet.getByRole('radio', { name: /^Book me in automatically until the class starts/ }).check();
  await expect(sheet.getByText(/^With 1 session, until/).first()).toBeVisible();
  await joinWaitingList(page, sheet);
  await page.goto('/bookings');
  await expect(page.getByText(/we’ll book a place for you with 1 session/)).toBeAttached();

  await cancelFromEmail(context, await mailbox.waitFor(owner.email, /^Booked: /));
  const booked = await mailbox.waitFor(email, /^Booked: /);
  expect(booked.subject).toContain(formatStart(slot));
  expect((await mailbox.read(email)).some(({ subject }) => /^Place available/.test(subject))).toBe(false);
  await page.goto(extractEntryLink(await mailbox.waitFor(email, /^On the waiting list: /)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve got a place');
});

test('a place is booked with the one of two saved cards that was chosen @nightly', async ({
  page,
  context,
  url,
  studio,
  mailbox,
}) => {
  test.slow();
  const owner = createGuest('Rosalind');
  const account = new AccountPage(page);
  const { email } = await account.openAsNewMember('/account');
  for (const number of [testCards.pays, '5555 5555 5555 4444']) {
    await account.addCard(number);
    await expect(account.cards.getByText(`ending ${number.slice(-4)}`)).toBeVisible();
  }
  // Saving it again doesn't add another card.
  await account.addCard('5555 5555 5555 4444');
  await expect(account.cards.getByRole('button', { name: 'Add a card' })).toBeVisible();
  await expect(account.cards.getByRole('listitem')).toHaveCount(2);
  const slot = await createFullClass(url, studio, owner, 9);

  const sheet = await openJoinSheet(page, slot);
  await sheet.getByRole('radio', { name: /^Book me in automatically while cancelling is free/ }).check();
  const card = sheet.getByRole('group', { name: 'Card', exact: true });
  await expect(card.getByRole('radio', { name: /^Mastercard ending 4444/ })).toBeChecked();
  await card.getByText('Visa ending 4242').click();
  await expect(sheet.getByText(/^You agree that we charge Visa ending 4242/)).toBeVisible();
  await expectNoAxeViolations(page);
  await joinWaitingList(page, sheet);

  await cancelFromEmail(context, await mailbox.waitFor(owner.email, /^Booked: /));
  const booked = await mailbox.waitFor(email, /^Booked: /);
  expect(booked.text).toContain('Visa ending 4242');
  await page.goto(extractEntryLink(await mailbox.waitFor(email, /^On the waiting list: /)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve got a place');
});
