import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../../scripts/serve/demo-accounts.ts';
import { type Caller, createCaller } from '../../races/harness/api-client.ts';
import { userPoolOf } from '../../races/harness/user-pool.ts';
import { type ConsoleGuard, guardConsole } from '../harness/console-guard.ts';

type DemoAccount = 'admin' | 'staff' | 'trainer' | 'member';

/** Where the client library keeps a session; the site's pages find it there. */
const sessionPrefix = 'CognitoIdentityServiceProvider';

/**
 * Opens a page with one of the demo's team logged in: by their tokens, which takes a second less than by the log-in
 * page. login.spec.ts goes that way.
 */
export async function logInAs(page: Page, who: DemoAccount, path: string): Promise<void> {
  // Any address of the studio will do, to be where its pages keep what they remember; this one draws nothing, and names an
  // icon, so that the browser does not ask for one that is not there.
  await page.route('**/robots.txt', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  const { origin } = new URL((await page.goto('/robots.txt'))?.url() ?? '');
  const pool = await userPoolOf(origin);
  const tokens = await pool.logIn(`${who}@miles-street.example`, demoPassword);
  const claims = JSON.parse(Buffer.from(tokens.AccessToken?.split('.')[1] ?? '', 'base64url').toString());
  await page.evaluate(
    ([prefix, username, kept]) => {
      localStorage.setItem(`${prefix}.LastAuthUser`, username);
      for (const [name, value] of kept) localStorage.setItem(`${prefix}.${username}.${name}`, value);
    },
    [
      `${sessionPrefix}.${pool.clientId}`,
      String(claims.username),
      [
        ['accessToken', tokens.AccessToken ?? ''],
        ['idToken', tokens.IdToken ?? ''],
        ['refreshToken', tokens.RefreshToken ?? ''],
        ['clockDrift', '0'],
      ],
    ] as const,
  );
  await page.goto(path);
}

/** Somebody of the team at a computer of their own, logged in. */
export async function atTheirDesk(
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
export async function callerOf(page: Page, url: string): Promise<Caller> {
  const accessToken = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1],
  );
  return createCaller(url, {}, accessToken);
}
