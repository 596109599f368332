import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import { demoMember } from './journeys/login-dialog.ts';
import { LoginForm } from './journeys/login-form.ts';

const staff = { email: 'staff@miles-street.example' };

test('a team page gives visitors the reason and brings them back; members are redirected home @nightly', async ({
  page,
  request,
  url,
}) => {
  const html = await (await request.get('/about')).text();
  expect(html).not.toContain('Ines Duarte');
  const login = new LoginForm(page.getByRole('main'));

  await page.goto('/about');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fabout$/);
  await expect(login.container).toContainText('That page is for our team.');
  for (const [name, to] of [
    ['Reformer', '/classes/reformer#teachers'],
    ['Pilates', '/classes/mat-pilates#teachers'],
    ['Yoga', '/classes/yoga#teachers'],
    ['choose a class by instructor', '/timetable?filter=trainer'],
  ] as const) {
    await expect(login.container.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  }
  await waitUntilHydrated(login.email);
  await expectNoAxeViolations(page);
  await login.logIn(staff.email);
  await page.waitForURL(`${url}/about`);
  await expect(page.getByRole('heading', { name: 'Who teaches here' })).toBeVisible();
  await page.goto('/login?returnUrl=/pricing');
  await page.waitForURL(`${url}/pricing`);

  await page.evaluate(() => localStorage.clear());
  for (const externalUrl of [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'https://evil.example',
  ]) {
    await page.goto(`/login?${new URLSearchParams({ returnUrl: externalUrl })}`);
    await expect(login.container).not.toContainText('take you there');
  }
  await waitUntilHydrated(login.email);
  await login.logIn(demoMember.email);
  await page.waitForURL(`${url}/`);
  const teamNotice = page.getByRole('status').filter({ hasText: 'That page is for our team' });
  for (const path of ['/about', '/scan', '/admin', '/trainer', '/login?returnUrl=/about']) {
    await page.goto(path);
    await page.waitForURL(`${url}/`);
    await expect(teamNotice).toHaveText('That page is for our team, so we’ve taken you to the home page.');
  }
});
