import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';
import { demoMember } from './journeys/login-dialog.ts';
import { LoginForm } from './journeys/login-form.ts';

test('an account can be created at checkout: return URL, hold and what was typed stay @nightly', async ({
  page,
  studio,
  hold,
  checkout,
}) => {
  await hold(await findClass(studio, { daysAhead: 4 }));
  const { pathname, search } = new URL(page.url());
  await checkout.field('First name').fill('Ida');
  await page.getByRole('main').getByRole('link', { name: 'Create a free account' }).click();
  await expect(page).toHaveURL(`/signup?${new URLSearchParams({ returnUrl: pathname + search })}`);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.goBack();
  await checkout.expectHeld();
  await expect(checkout.field('First name')).toHaveValue('Ida');
});

test('logging in at checkout keeps the hold and what was typed; later calls carry the member’s token @phone-only', async ({
  page,
  studio,
  hold,
  checkout,
}) => {
  await hold(await findClass(studio, { daysAhead: 4 }));
  const address = page.url();
  await checkout.field('First name').fill('Ida');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const login = new LoginForm(page.getByRole('dialog', { name: 'Log in' }));
  const holdRequest = page.waitForRequest((request) => request.url().endsWith('/classes/class/hold'));
  await login.logIn(demoMember.email);
  await expect(login.container).toBeHidden();
  const headers = await (await holdRequest).allHeaders();
  expect(headers.authorization).toMatch(/^Bearer /);
  const customerRegion = page.getByRole('region', { name: 'Booking for' });
  await expect(customerRegion).toContainText(demoMember.name);
  await expect(customerRegion).toContainText(demoMember.email);
  await expect(checkout.field('First name')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Payment method' })).toContainText('Card');
  expect(page.url()).toBe(address);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(page.getByText('You’re booking as a guest.')).toBeVisible();
  await expect(checkout.field('First name')).toHaveValue('Ida');
  await checkout.expectHeld();
});
