import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import type { BrowserContext } from '@playwright/test';
import { demoPassword } from '../../../scripts/serve/demo-accounts.ts';
import { openUserPool, type TestUserPool } from '../../races/harness/open-user-pool.ts';

export type DemoAccount = 'admin' | 'staff' | 'trainer' | 'member';

interface Session {
  clientId: string;
  tokens: AuthenticationResultType;
}

/** Well below 15 minutes, after which a login is too old for sensitive changes. */
const sharedForMs = 8 * 60_000;
const shared = new Map<string, { session: Promise<Session>; since: number }>();

/** Returns the studio whose pages this browser opens by path. */
export async function studioOf({ request }: BrowserContext): Promise<string> {
  return new URL((await request.get('/healthz')).url()).origin;
}

/** Logs in an account of the user pool, without a page. */
export async function openSession(pool: TestUserPool, email: string, password: string): Promise<Session> {
  return { clientId: pool.clientId, tokens: await pool.logIn(email, password) };
}

/** Returns the session of a demo account that this worker's journeys share. None of them may end it. */
export function sharedSession(url: string, account: DemoAccount): Promise<Session> {
  const key = `${url} ${account}`;
  const cached = shared.get(key);
  if (cached && Date.now() - cached.since < sharedForMs) return cached.session;
  const session = ownSession(url, account);
  shared.set(key, { session, since: Date.now() });
  return session;
}

/** Returns a session that its journey may end or replace. */
export async function ownSession(url: string, account: DemoAccount): Promise<Session> {
  return openSession(await openUserPool(url), `${account}@miles-street.example`, demoPassword);
}

/** Stores a session where the site's client library looks for it. Clears the browser's other storage. */
export async function enterSession(
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
