import type { Browser, Page } from '@playwright/test';
import { type Caller, createCaller } from '../../races/harness/api-client.ts';
import { type ConsoleGuard, guardConsole } from '../harness/console-guard.ts';
import { type DemoAccount, enterSession, ownSession, sharedSession, studioOf } from './session.ts';

/**
 * Opens a page with one of the demo's accounts logged in, by a session that other journeys use too. `endsIt`: the journey
 * ends or replaces the session, so it gets its own.
 */
export async function logInAs(
  page: Page,
  who: DemoAccount,
  path: string,
  { endsIt = false } = {},
): Promise<void> {
  const origin = await studioOf(page.context());
  const session = await (endsIt ? ownSession : sharedSession)(origin, who);
  await enterSession(page.context(), origin, session);
  await page.goto(path);
}

/** Somebody of the team at a computer of their own, logged in. */
export async function openStaffBrowser(
  browser: Browser,
  url: string,
  who: DemoAccount,
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
export async function createCallerFromPage(page: Page, url: string): Promise<Caller> {
  const accessToken = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1],
  );
  return createCaller(url, {}, accessToken);
}
