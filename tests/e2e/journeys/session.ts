import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import type { BrowserContext } from '@playwright/test';
import { demoPassword } from '../../../scripts/serve/demo-accounts.ts';
import { openUserPool, type TestUserPool } from '../../races/harness/open-user-pool.ts';

export type DemoAccount = 'admin' | 'staff' | 'trainer' | 'member';

interface Session {
  clientId: string;
  tokens: AuthenticationResultType;
}

/** Milliseconds for which journeys share a session: well below the 15 minutes of a recent login. */
const sharedForMs = 8 * 60_000;
const shared = new Map<string, { session: Promise<Session>; since: number }>();

/** Returns the URL of the studio whose pages this browser opens by path. */
export async function getStudioUrl({ request }: BrowserContext): Promise<string> {
  return new URL((await request.get('/healthz')).url()).origin;
}

/** Logs in an account of the user pool, without a page. */
export async function openSession(pool: TestUserPool, email: string, password: string): Promise<Session> {
  return { clientId: pool.clientId, tokens: await pool.logIn(email, password) };
}

/** Returns the session of a demo account that this worker's journeys share. None of them may end it. */
export function getSharedSession(url: string, account: DemoAccount): Promise<Session> {
  const key = `${url} ${account}`;
  const cached = shared.get(key);
  if (cached && Date.now() - cached.since < sharedForMs) return cached.session;
  const session = createOwnSession(url, account);
  shared.set(key, { session, since: Date.now() });
  return session;
}

/** Logs a demo account in and returns a session that only this journey uses, so that it may end or replace it. */
export async function createOwnSession(url: string, account: DemoAccount): Promise<Session> {
  return openSession(await openUserPool(url), `${account}@miles-street.example`, demoPassword);
}

/** Stores a session where the site's client library looks for it. Clears the browser's other storage. */
export async function storeSession(
  context: BrowserContext,
  origin: string,
  { clientId, tokens }: Session,
): Promise<void> {
  const claims = JSON.parse(Buffer.from(tokens.AccessToken?.split('.')[1] ?? '', 'base64url').toString());
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  const user = `${client}.${claims.username}`;
  const localStorage = Object.entries({
    [`${client}.LastAuthUser`]: String(claims.username),
    [`${user}.accessToken`]: tokens.AccessToken ?? '',
    [`${user}.idToken`]: tokens.IdToken ?? '',
    [`${user}.refreshToken`]: tokens.RefreshToken ?? '',
    [`${user}.clockDrift`]: '0',
  }).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
