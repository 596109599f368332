import type { Browser, Page } from '@playwright/test';
import { type Caller, createCaller } from '../../races/harness/api-client.ts';
import { type ConsoleGuard, guardConsole } from '../harness/console-guard.ts';
import {
  createOwnSession,
  type DemoAccount,
  getSharedSession,
  getStudioUrl,
  storeSession,
} from './session.ts';

/**
 * Opens a page with a demo account logged in, in a session shared with other journeys. A journey that ends or replaces
 * its session sets `endsIt` and gets its own.
 */
export async function logInAs(
  page: Page,
  account: DemoAccount,
  path: string,
  { endsIt = false } = {},
): Promise<void> {
  const origin = await getStudioUrl(page.context());
  const session = await (endsIt ? createOwnSession : getSharedSession)(origin, account);
  await storeSession(page.context(), origin, session);
  await page.goto(path);
}

/** Opens a separate browser of a logged-in team member. */
export async function openStaffBrowser(
  browser: Browser,
  url: string,
  account: DemoAccount,
  path: string,
): Promise<{ page: Page; guard: ConsoleGuard }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  const guard = guardConsole(context);
  const page = await context.newPage();
  await logInAs(page, account, path);
  return { page, guard };
}

/** Creates a caller with the access token of the page's user. */
export async function createCallerFromPage(page: Page, url: string): Promise<Caller> {
  const accessToken = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1],
  );
  return createCaller(url, {}, accessToken);
}
