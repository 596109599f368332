import { waitUntilHydrated } from './harness/expect-state-change.ts';
import type { Mailbox } from './harness/mailbox.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';

test.describe.configure({ timeout: 240_000 });

/** Adds the invisible characters that pasted text can contain. */
const asPasted = (text: string) => `\u202a${text.slice(0, 2)}\u200b${text.slice(2)}\u202c\u00a0`;

test('pasted details: an undeliverable address is rejected, and the right one gets the email @nightly', async ({
  studio,
  timetable,
  checkout,
  confirmation,
  mailbox,
}) => {
  const guest = createGuest('Zoe');
  const slot = await findClass(studio, { daysAhead: 4, activity: 'reformer' });
  await timetable.open();
  await timetable.choose('Reformer');
  await timetable.day(slot.dateStart.split('#')[0] ?? '').click();
  await timetable.head(slot).click();
  await timetable.bookButton(slot).click();
  await checkout.expectHeld();
  const names = { firstName: '\u202aZoe\u0301\u00a0', lastName: asPasted('Hart') };
  for (const email of [`${guest.email},`, `<${guest.email}>`]) {
    await checkout.fillDetails({ ...guest, ...names, email });
    await checkout.continueButton.click();
    await expect(checkout.field('Email')).toHaveAccessibleDescription(
      /^Please enter a valid email address\./,
    );
  }
  await checkout.fillDetails({
    ...guest,
    ...names,
    email: asPasted(guest.email),
    phone: asPasted(guest.phone),
  });
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();
  await expect(confirmation.codeCard.getByRole('heading', { name: 'Zoé Hart', exact: true })).toBeVisible();
  await mailbox.waitFor(guest.email, /^Booked/);
});

test('sign-up and login work with pasted text, and with the password from two keyboards @nightly', async ({
  page,
  browser,
  url,
  mailbox,
}) => {
  const { email } = createGuest('Zoe');
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await page.goto('/signup');
  await waitUntilHydrated(button('Create account'));
  await field('Title').selectOption('Ms');
  await field('First name (optional)').fill('\u200b\u00a0');
  await field('Email').fill(asPasted(email));
  await field('Password').fill('cafe\u0301\u00a0harbour 27');
  await button('Create account').click();
  await page.waitForURL('**/signup/verify?*');
  await field('Code').fill(asPasted(await waitForCode(mailbox, email)));
  await button('Verify').click();
  const login = new LoginForm(page.getByRole('dialog', { name: 'Log in' }));
  await expect(login.email).toHaveValue(email);
  await login.password.fill('café harbour 27');
  await login.button.click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');

  const otherPage = await browser.newPage({ baseURL: url });
  await otherPage.goto('/login');
  const other = new LoginForm(otherPage.getByRole('main'));
  await waitUntilHydrated(other.button);
  await other.email.fill(asPasted(email.toUpperCase()));
  await other.password.fill('cafe\u0301\u00a0harbour 27');
  await other.button.click();
  await expect(otherPage.locator('html')).toHaveAttribute('data-session', 'signed-in');
  await otherPage.close();
});

/** Returns the six-digit code in the verification email. */
async function waitForCode(mailbox: Mailbox, email: string): Promise<string> {
  const codeEmail = await mailbox.waitFor(email, /^Your verification code/);
  return /\d{6}/.exec(codeEmail.subject)?.[0] ?? '';
}
