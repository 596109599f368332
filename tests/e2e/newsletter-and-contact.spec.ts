import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { delayRequests } from './harness/delay-requests.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import type { Mailbox, ReceivedEmail } from './harness/mailbox.ts';
import { expect, test } from './harness/studio.ts';

const studioAddress = 'hello@miles-street.example';

const newEmail = () => `anna-${randomUUID().slice(0, 8)}@guests.example`;
const connectionFailed = /ERR_FAILED/;
/** Matches the error that browsers log when the server asks for proof of work, after a form was filled in too fast. */
const proofRequired = /status of 428/;

/** Returns the path and query of an email's link to a page of the site. */
function extractLink(email: ReceivedEmail, path: string): string {
  const found = email.text.match(/https?:\S+/g)?.find((address) => address.includes(path));
  const { pathname, search } = new URL(found ?? 'http://none');
  return pathname + search;
}

async function open(page: Page, path: string, control: Locator): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(control);
}

test('an address joins the list, is confirmed once, gets its code, and leaves with one click @phone-only', async ({
  page,
  mailbox,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(proofRequired);
  const email = newEmail();
  const form = page.getByRole('main').locator('form');
  const box = form.getByPlaceholder('Enter Your Email');
  await open(page, '/prelaunch', box);
  await expect(page.getByRole('heading', { level: 1, name: 'The studio is open' })).toBeVisible();
  await box.fill('anna@');
  await box.press('Enter');
  await expect(box).toHaveAccessibleDescription('Enter an email address in the format name@example.com.');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('anna@');
  await expectNoAxeViolations(page);
  await box.fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const joined = page.getByRole('status').filter({ hasText: 'Check your inbox to confirm' });
  await expect(joined).toBeFocused();
  await expect(joined).toContainText(email);
  await expectNoAxeViolations(page);

  const confirmationEmail = await mailbox.waitFor(email, /^Confirm your email address/);
  const confirm = page.getByRole('button', { name: 'Confirm email address' });
  await open(page, extractLink(confirmationEmail, '/newsletter/confirm'), confirm);
  await expect.poll(() => mailbox.read(email)).toHaveLength(1);
  await expectNoAxeViolations(page);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed', exact: true })).toBeVisible();
  const welcome = await mailbox.waitFor(email, /^Your 10% promo code/);
  expect(welcome.text).toMatch(/10% off your first pack: \w{4} \w{4}\n/);
  await open(page, extractLink(confirmationEmail, '/newsletter/confirm'), confirm);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'You’re already subscribed' })).toBeVisible();

  expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const oneClick = new URL(welcome.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  const unsubscribeResponse = await request.post(oneClick.pathname + oneClick.search, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(unsubscribeResponse.status()).toBe(200);
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' });
  await open(page, extractLink(welcome, '/newsletter/unsubscribe'), unsubscribe);
  await unsubscribe.click();
  await expect(page.getByRole('heading', { name: 'You’ve already unsubscribed' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the footer form works on any page and by keyboard, and keeps the address while the API is down @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(proofRequired);
  consoleGuard.allow(connectionFailed);
  const email = newEmail();
  const box = page.getByRole('contentinfo').getByPlaceholder('Enter Your Email');
  await page.goto('/terms');
  await box.scrollIntoViewIfNeeded();
  await waitUntilHydrated(box);
  await box.fill(email);
  await page.route(`**${paths.newsletterSubscribe}`, (route) => route.abort());
  await box.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toHaveAccessibleDescription('We couldn’t confirm your subscription. Try again.');
  await expect(box).toHaveValue(email);
  await page.unroute(`**${paths.newsletterSubscribe}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check your inbox to confirm')).toBeVisible();
  await mailbox.waitFor(email, /^Confirm your email address/);
});

/** Submits a new address while the scripts are delayed, and then lets them load. */
async function submitBeforeHydration(
  page: Page,
  mailbox: Mailbox,
  form: Locator,
  release: () => void,
): Promise<void> {
  const email = newEmail();
  const box = form.getByPlaceholder('Enter Your Email');
  await box.fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box).toHaveValue(email);
  release();
  await expect(page.getByText('Check your inbox to confirm')).toBeVisible();
  await mailbox.waitFor(email, /^Confirm your email address/);
}

test('an address submitted before the form has its script is sent once it has loaded @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(proofRequired);
  const form = page.getByRole('contentinfo').locator('form');
  const release = await delayRequests(page, /newsletter-form-.*\.js$/);
  await page.goto('/terms');
  await waitUntilHydrated(page.getByRole('contentinfo'));
  await submitBeforeHydration(page, mailbox, form, release);
});

test('an address is sent once the form has its script, even after a failed load @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(proofRequired);
  consoleGuard.allow(connectionFailed);
  const form = page.getByRole('contentinfo').locator('form');
  const script = /newsletter-form-.*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/terms');
  await waitUntilHydrated(page.getByRole('contentinfo'));
  const failedRequest = page.waitForEvent('requestfailed');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await failedRequest;
  await submitBeforeHydration(page, mailbox, form, () => void page.unroute(script));
});

for (const [path, landmark, tag] of [
  ['/', 'main', ''],
  ['/terms', 'contentinfo', ' @nightly'],
] as const) {
  test(`an address submitted from ${landmark} of ${path} before any script has loaded is sent afterwards${tag}`, async ({
    page,
    mailbox,
    consoleGuard,
  }) => {
    consoleGuard.allow(proofRequired);
    const form = page.getByRole(landmark).locator('form', { has: page.getByPlaceholder('Enter Your Email') });
    const release = await delayRequests(page);
    await page.goto(path, { waitUntil: 'commit' });
    await submitBeforeHydration(page, mailbox, form, release);
  });
}

test('a message submitted before any script has loaded is validated afterwards @nightly', async ({
  page,
}) => {
  const release = await delayRequests(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Message').fill('My left shoulder.');
  await form.getByRole('button', { name: 'Send message' }).click();
  release();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('My left shoulder.');
});

test('invalid links explain what to do @nightly', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const confirm = page.getByRole('button', { name: 'Confirm email address' });
  await open(page, '/newsletter/confirm?k=forged', confirm);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Subscribe again' })).toBeVisible();
  await page.goto('/newsletter/unsubscribe');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the contact form shows errors by field, loses nothing, and sends with a copy @phone-first', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(proofRequired);
  consoleGuard.allow(connectionFailed);
  const email = newEmail();
  const form = page.getByRole('main').locator('form');
  const send = form.getByRole('button', { name: 'Send message' });
  await open(page, '/contact?topic=1-1&with=ines-duarte', send);
  await expect(form.getByLabel('Subject')).toHaveValue('A 1:1 session with Ines Duarte');
  await form.getByLabel('Email').fill('anna@');
  await send.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.');
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Enter your message.');
  await expectNoAxeViolations(page);
  await form.getByLabel('Your name').fill('Anna Obi');
  await expect(form.getByText('Enter your name.')).toBeHidden();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Instructor').selectOption('Jonah Price');
  await expect(form.getByLabel('Subject')).toHaveValue('A 1:1 session with Jonah Price');
  await form.getByLabel('Message').fill('My left shoulder.\n\nMornings are best.');

  await page.route(`**${paths.contact}`, (route) => route.abort());
  await send.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t confirm that your message was sent.' }),
  ).toBeVisible();
  await page.unroute(`**${paths.contact}`);
  await expect(form.getByLabel('Message')).toHaveValue('My left shoulder.\n\nMornings are best.');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you, Anna' })).toBeFocused();
  await expectNoAxeViolations(page);
  await mailbox.waitFor(email, /^Your message: A 1:1 session with Jonah Price$/);
  const countNotices = async () => {
    const studioEmails = await mailbox.read(studioAddress);
    return studioEmails.filter(({ headers }) => headers['reply-to']?.includes(email)).length;
  };
  await expect.poll(countNotices).toBe(1);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('the forms fit the narrowest phone @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/contact', '/prelaunch', '/newsletter/confirm?k=x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
  }
});
