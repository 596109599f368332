import { demoMember } from '../../scripts/serve/demo-accounts.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { LoginForm } from './journeys/login-form.ts';

// Needs example bookings, because optional emails are sent hours after a class or the day before. Starts like the demo.
test.use({ studioDatabase: 'embedded', studioEnv: { DEMO_FILL: 'on' } });

test('the link at the foot of an email stops its kind, with one click and not before @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  // Opening the truncated link logs this error.
  consoleGuard.allow(/status of 404/);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const findReviewRequest = async () =>
    (await mailbox.read(demoMember.email)).find(({ subject }) => /^How was/.test(subject));
  await expect.poll(findReviewRequest, { message: 'the mail after the class' }).toBeTruthy();
  const email = await findReviewRequest();
  const link = /http\S+\/emails\/opt-out\?k=\S+/.exec(email?.text ?? '')?.[0] ?? '';
  expect(email?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  await test.step('opening the link changes nothing', async () => {
    for (let times = 0; times < 2; times++) {
      await page.goto(link);
      await expect(title).toHaveText('Turn off these emails?');
    }
    await expectNoAxeViolations(page);
  });

  await test.step('one click stops the emails and announces it', async () => {
    const stop = main.getByRole('button', { name: 'Turn off emails' });
    await waitUntilHydrated(stop);
    await stop.click();
    await expect(title).toHaveText('We’ve turned off these emails');
    await expect(main.getByText('You can turn them on again in your account')).toBeFocused();
    await expectNoAxeViolations(page);
    await page.goto(link);
    await waitUntilHydrated(stop);
    await stop.click();
    await expect(title).toHaveText('These emails are already off');
  });

  await test.step('a truncated link shows an error', async () => {
    await page.goto(link.slice(0, -3));
    const stop = main.getByRole('button', { name: 'Turn off emails' });
    await waitUntilHydrated(stop);
    await stop.click();
    await expect(title).toHaveText('This link doesn’t work');
  });

  await test.step('the account shows this kind as off, and the others as on', async () => {
    await page.goto(`/login?${new URLSearchParams({ returnUrl: '/account' })}`);
    const form = new LoginForm(main);
    await waitUntilHydrated(form.button);
    await form.logIn(demoMember.email);
    await page.waitForURL('**/account');
    const emailSettings = page.getByRole('region', { name: 'Email preferences' });
    await expect(emailSettings.getByRole('checkbox', { name: /^Review requests/ })).not.toBeChecked();
    await expect(emailSettings.getByRole('checkbox', { name: /^Class reminders/ })).toBeChecked();
  });
});
