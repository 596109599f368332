import { expect, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/expect-state-change.ts';
import { LoginForm } from './login-form.ts';

/** Account and name of the demo's member. */
export const demoMember = {
  email: 'member@miles-street.example',
  firstName: 'Hannah',
  name: 'Hannah Whitfield',
};

/** Returns the button in the header that greets a logged-in user and opens the account menu. */
export const locateAccountChip = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Hi,/ });

/** Returns the storage keys of a session. Device data stays after a logout. */
export function listTokenKeys(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string[]> {
  return page.evaluate(
    (name) => Object.keys(window[name]).filter((key) => /\.(id|access|refresh)Token$/.test(key)),
    storage,
  );
}

/** Opens the login dialog as people do: from the header, on phones through the menu. */
export async function openLoginDialog(page: Page): Promise<LoginForm> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await waitUntilHydrated(page.getByRole('banner').getByRole('link', { name: /home$/ }).first());
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Log in/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  return new LoginForm(dialog);
}
