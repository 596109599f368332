import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { AccountPage } from './journeys/account-page.ts';
import { testCards } from './journeys/checkout-page.ts';
import { expect, test } from './journeys/journey.ts';
import { PurchasePage } from './journeys/purchase-page.ts';

// Whole months of a membership: Stripe, its webhooks and the emails take their time.
const flex = 'Reformer Flex 4';
/** Test card that can be saved, and is declined whenever it's charged. */
const failsLater = '4000 0000 0000 0341';
/** Test card for which the bank asks the cardholder at each charge. */
const alwaysAuthenticates = '4000 0027 6000 3184';
/** Matches the error that browsers log for a declined payment. */
const declined = /status of 402/;

/** Takes out the membership with four sessions a month as a new member. */
async function startMembership(page: Page): Promise<{ account: AccountPage; email: string }> {
  const account = new AccountPage(page);
  const checkout = new PurchasePage(page);
  const { email } = await account.openAsNewMember('/checkout?product=reformer-flex-4');
  await checkout.openPayment('Start for £120 a month');
  await checkout.pay(testCards.pays, 'Start for £120 a month');
  await checkout.expectPurchased('Your membership has started');
  return { account, email };
}

/** Advances a member's subscription past its next renewal at Stripe. */
async function renew(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post('/sandbox/stripe/dials', {
    data: { moveOn: { by: 'renewal', email } },
  });
  expect(await response.json()).toMatchObject({ moved: 1 });
}

/** Reopens the account until the studio has processed Stripe's event. */
async function openWhen(account: AccountPage, shown: RegExp): Promise<void> {
  await expect(async () => {
    await account.open();
    await expect(account.membership(flex)).toContainText(shown, { timeout: 3000 });
  }).toPass();
}

test('a membership gives sessions, renews them monthly, and is frozen, cancelled and reinstated @phone-only', async ({
  page,
  request,
}) => {
  const { account, email } = await startMembership(page);
  const { main } = account;
  const membershipCard = account.membership(flex);

  await test.step('the account shows its sessions and the card that pays for it', async () => {
    await account.open();
    await expect(account.credits(flex)).toContainText(/4 of 4 sessions left.*Renews on \d+ \w+ \d{4}/);
    await expect(main.getByText('Your membership gives you 10% off')).toBeVisible();
    await expect(membershipCard).toContainText(
      /Active.*Renews on \d+ \w+ \d{4} for £120 \(Visa ending 4242\)/,
    );
    await expect(account.cards).toContainText(/Visa ending 4242.*Used for your membership/);
    await expectNoAxeViolations(page);
  });

  await test.step('a renewal adds four sessions, valid from the next month on', async () => {
    const [before = ''] = (await membershipCard.textContent())?.match(/Renews on \d+ \w+ \d{4}/) ?? [];
    const from = before.replace('Renews on ', '');
    await renew(request, email);
    await expect(async () => {
      await account.open();
      await expect(account.credits(flex)).toHaveCount(2, { timeout: 3000 });
    }).toPass();
    await expect(account.credits(flex).first()).toContainText('4 of 4 sessions left');
    await expect(account.credits(flex).first()).toContainText(before);
    await expect(account.credits(flex).last()).toContainText('4 of 4 sessions left');
    await expect(account.credits(flex).last()).toContainText(`Valid from ${from}, renews on`);
    await expect(membershipCard).not.toContainText(before);
    await account.credits(flex).last().getByText('Session history').click();
    await expect(account.credits(flex).last().getByRole('listitem')).toContainText('+4');
  });

  await test.step('it is cancelled for the end of the month, and reinstated', async () => {
    await membershipCard.getByRole('button', { name: 'Cancel membership' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel ${flex}?` });
    await expect(dialog).toContainText(/You can use your membership until \d+ \w+ \d{4}/);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Keep membership' }).click();
    await expect(dialog).toBeHidden();
    await membershipCard.getByRole('button', { name: 'Cancel membership' }).click();
    await dialog.getByRole('button', { name: 'Cancel membership' }).click();
    await expect(dialog).toBeHidden();
    await expect(membershipCard).toContainText(/Ends on \d+ \w+ \d{4}\. You won’t be charged again\./);
    await expect(account.credits(flex).last()).toContainText(/Valid from .+ until \d+ \w+ \d{4}/);
    await membershipCard.getByRole('button', { name: 'Keep membership' }).click();
    await expect(membershipCard).toContainText('Renews on');
  });

  await test.step('it is frozen after the consequences are shown', async () => {
    await membershipCard.getByRole('button', { name: 'Freeze membership' }).click();
    const dialog = page.getByRole('dialog', { name: `Freeze ${flex}` });
    await expect(dialog.getByRole('listitem').first()).toHaveText(/^No payment on \d+ \w+$/);
    await expectNoAxeViolations(page);
    await dialog.getByText('2 months').click();
    await expect(dialog.getByRole('listitem').first()).toHaveText(/^No payments on \d+ \w+ and \d+ \w+$/);
    await dialog.getByRole('button', { name: 'Freeze membership' }).click();
    await expect(dialog).toBeHidden();
    await expect(membershipCard).toContainText(/Frozen from \d+ \w+ \d{4} to \d+ \w+ \d{4}\. Renews on/);
    await expect(membershipCard).toContainText(/Freezes on \d+ \w+/);
    await expect(membershipCard.getByRole('button', { name: 'Freeze membership' })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  await test.step('the freeze is withdrawn before it begins', async () => {
    await membershipCard.getByRole('button', { name: 'Cancel freeze' }).click();
    await expect(membershipCard).toContainText('Active');
    await expect(membershipCard).not.toContainText('Frozen from');
    await expect(membershipCard.getByRole('button', { name: 'Freeze membership' })).toBeVisible();
  });
});

test('a failed payment sends an email, and another card recovers it @phone-only @nightly', async ({
  page,
  request,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(declined);
  const { account, email } = await startMembership(page);
  const { main } = account;
  const membershipCard = account.membership(flex);
  await account.open();
  await account.addCard(failsLater);
  await expect(account.cards).toContainText(/Visa ending 0341.*Used for your membership/);
  await renew(request, email);
  const failureEmail = await mailbox.waitFor(email, /^Payment failed: Reformer Flex 4$/);
  expect(failureEmail.text).toContain('/account');

  await openWhen(account, /Payment failed/);
  await expect(membershipCard.getByRole('alert')).toContainText(/We’ll try again on \d+ \w+ \d{4}/);
  await expect(membershipCard).toContainText('£120 is due for this month.');
  await expect(account.credits(flex)).toHaveCount(1);
  await expectNoAxeViolations(page);

  await membershipCard.getByRole('button', { name: 'Pay £120 now' }).click();
  await expect(membershipCard.getByRole('alert')).toContainText('Your card was declined again.');
  await account.typeCard(testCards.declined);
  await expectNoAxeViolations(page);
  await membershipCard.getByRole('button', { name: 'Pay £120 with this card' }).click();
  await expect(
    membershipCard.getByRole('alert').filter({ hasText: 'Your card was declined.' }),
  ).toBeVisible();
  await membershipCard.getByRole('button', { name: 'Not now' }).click();
  await expect(membershipCard.getByRole('button', { name: 'Pay £120 now' })).toBeVisible();

  await account.addCard(testCards.pays);
  await expect(membershipCard).toContainText(/Active.*Renews on \d+ \w+ \d{4} for £120 \(Visa ending 4242\)/);
  await expect(membershipCard.getByRole('alert')).toHaveCount(0);
  await expect(account.credits(flex)).toHaveCount(2);
  await expect(main.getByRole('textbox', { name: 'Card number' })).toHaveCount(0);
});

test('a payment that needs authentication is confirmed by its owner or paid with another card @nightly', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(declined);
  const { account, email } = await startMembership(page);
  const membershipCard = account.membership(flex);
  const payNow = membershipCard.getByRole('button', { name: 'Pay £120 now' });
  const bankDialog = account.bankDialog('Confirm your payment');
  await account.open();
  await account.addCard(alwaysAuthenticates);
  await account
    .bankDialog('Confirm your card')
    .getByRole('button', { name: 'Complete authentication' })
    .click();
  await expect(account.cards).toContainText(/Visa ending 3184.*Used for your membership/);
  await renew(request, email);
  await openWhen(account, /Payment failed/);

  await payNow.click();
  await bankDialog.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(membershipCard.getByRole('alert')).toContainText('You haven’t been charged.');
  await membershipCard.getByRole('button', { name: 'Not now' }).click();
  await payNow.click();
  await bankDialog.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(membershipCard).toContainText(/Active.*Renews on/);
  await expect(account.credits(flex)).toHaveCount(2);

  await renew(request, email);
  await openWhen(account, /Payment failed/);
  await payNow.click();
  await bankDialog.getByRole('button', { name: 'Fail authentication' }).click();
  await account.typeCard(testCards.pays);
  await membershipCard.getByRole('button', { name: 'Pay £120 with this card' }).click();
  await expect(membershipCard).toContainText(/Active.*\(Visa ending 4242\)/);
  await expect(
    account.cards.getByRole('listitem').filter({ hasText: 'Used for your membership' }),
  ).toContainText('Visa ending 4242');
  await expect(account.credits(flex)).toHaveCount(3);
});
