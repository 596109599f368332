import type { Browser, Page } from '@playwright/test';
import { type Caller, createCaller } from '../../races/harness/api-client.ts';
import { type ConsoleGuard, guardConsole } from '../harness/console-guard.ts';
import { waitUntilTakenOver } from '../harness/state-change.ts';
import { LoginForm } from './login-form.ts';

type TeamMember = 'admin' | 'staff' | 'trainer';

/** Logs one of the demo's team in and goes to a page of the tools. */
export async function logInAs(page: Page, who: TeamMember, path: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ returnUrl: path })}`);
  const form = new LoginForm(page.getByRole('main'));
  await waitUntilTakenOver(form.button);
  await form.logIn(`${who}@miles-street.example`);
  await page.waitForURL((address) => address.pathname === new URL(path, address).pathname);
  // The address is there before its page: until then the log-in stands here, with an email field of its own.
  await form.password.waitFor({ state: 'hidden' });
}

/** Somebody of the team at a computer of their own, logged in. */
export async function atTheirDesk(
  browser: Browser,
  url: string,
  who: TeamMember,
  path: string,
): Promise<{ page: Page; guard: ConsoleGuard }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  const guard = guardConsole(context);
  const page = await context.newPage();
  await logInAs(page, who, path);
  return { page, guard };
}

/** The calls of whoever is logged in, by the token of their page. */
export async function callerOf(page: Page, url: string): Promise<Caller> {
  const accessToken = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1],
  );
  return createCaller(url, {}, accessToken);
}
