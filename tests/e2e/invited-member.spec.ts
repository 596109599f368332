import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findNode, nodeFlags } from '../../scripts/setup/find-node.mjs';
import { projectRoot } from '../../scripts/setup/run-program.mjs';
import { poolSecrets } from '../races/harness/studio-process.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';

/** Runs `npm run admin -- invite` against the running studio. */
async function invite(email: string, studioUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    findNode(),
    [...nodeFlags, 'scripts/admin/admin.ts', 'invite', email],
    { cwd: projectRoot, env: { ...process.env, ...poolSecrets, PORT: new URL(studioUrl).port } },
  );
  return stdout;
}

test('an invited person sets a password and a name at the first login and is in the staff group @phone-only @nightly', async ({
  page,
  mailbox,
  url,
  consoleGuard,
}, { project }) => {
  consoleGuard.allow(/status of 400/);
  const email = `first.admin.${project.name}@people.example`;
  expect(await invite(email, url)).toContain('has been invited as an Owner');
  const invitation = await mailbox.waitFor(email, /You’ve been invited/);
  const [, temporaryPassword = ''] = /Temporary password: (\S+)/.exec(invitation.text) ?? [];

  await page.goto('/login');
  const login = new LoginForm(page.getByRole('main'));
  await waitUntilHydrated(login.email);
  await login.logIn(email, temporaryPassword);
  await expect(login.container).toContainText('Choose your own password');
  await expectNoAxeViolations(page);

  const [firstName, surname, password] = ['First name', 'Surname', 'New password'].map((label) =>
    login.container.getByRole('textbox', { name: label }),
  );
  const save = login.container.getByRole('button', { name: 'Save and log in' });
  await save.click();
  await expect(firstName ?? save).toBeFocused();
  await firstName?.fill('Rosa');
  await surname?.fill('Lindqvist');
  await password?.fill('password1');
  await save.click();
  await expect(login.failure).toContainText('too common');
  await expect(firstName ?? save).toHaveValue('Rosa');
  await password?.fill('brass bowl at four');
  await save.click();
  // Owners continue to the staff tools.
  await page.waitForURL(`${url}/admin`);

  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Who teaches here' })).toBeVisible();
  await page.goto('/account/profile');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Rosa');
});
