import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/expect-state-change.ts';
import type { Mailbox } from '../harness/mailbox.ts';

/** Password with which `signUpAndVerify` creates accounts. */
export const newMemberPassword = 'olive-on-the-sill';

/** Matches the error that browsers log when the identity service rejects a call. */
export const badRequest = /status of 400/;
/** Matches the error that browsers log when a test aborts a request. */
export const connectionFailed = /ERR_FAILED/;

export const createMemberEmail = () => `amara.${randomUUID().slice(0, 8)}@guests.example`;

/** Waits for an email with this subject and returns its code, if that isn't the known one. */
export async function waitForEmailedCode(
  mailbox: Mailbox,
  email: string,
  subjectPrefix: string,
  previousCode = '',
): Promise<string> {
  const codes = async () =>
    (await mailbox.read(email)).flatMap(({ subject }) => {
      const [, code] = subject.match(new RegExp(`^${subjectPrefix}: (\\d{6})$`)) ?? [];
      return code && code !== previousCode ? [code] : [];
    });
  await expect.poll(codes, { message: `a code to ${email}` }).not.toEqual([]);
  return (await codes())[0] ?? '';
}

/** Returns the main part of an account page, with its controls. */
export function locateAccountForm(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    /** Opens a page and waits until its form is hydrated. */
    open: async (path: string, button: string) => {
      await page.goto(path);
      await waitUntilHydrated(main.getByRole('button', { name: button, exact: true }));
    },
  };
}

/** Signs a new member up through the pages and the emailed code, up to the open login dialog. */
export async function signUpAndVerify(
  page: Page,
  mailbox: Mailbox,
  email: string,
  url = '/signup',
): Promise<void> {
  const { field, button, open } = locateAccountForm(page);
  await open(url, 'Create account');
  await field('Title').selectOption('Ms');
  await field('First name (optional)').fill('Amara');
  await field('Surname (optional)').fill('Okafor');
  await field('Email').fill(email);
  await field('Password').fill(newMemberPassword);
  await button('Create account').click();
  await page.waitForURL('**/signup/verify?*');
  await field('Code').fill(await waitForEmailedCode(mailbox, email, 'Your verification code'));
  await button('Verify').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Email verified. Please log in.');
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
}

/** Logs in through the open dialog. */
export async function logInThroughDialog(page: Page, email: string, secret: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
}
