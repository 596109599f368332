import { loaded } from './account.ts';
import type { AccountLocks, AuthEvents, Factor, KnownDevice } from './account-security.ts';
import { renew } from './bearer.ts';

/*
 * How an account is entered, for features. Rejects as the functions of account.ts do; `ReauthenticationRequiredException` says
 * that the password has to be given again first: see `provePassword`.
 */
type Client = typeof import('./security-client.ts');

async function ask<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = await loaded(() => import('./security-client.ts'));
  try {
    return await work(client);
  } catch (error) {
    // Signed out from elsewhere: the page learns of it, and leads to the login.
    if (isSignedOut(error)) await renew();
    throw error;
  }
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && error.message.includes('Token');

export const accountLocks = (): Promise<AccountLocks> => ask((client) => client.accountLocks());

/** Begins to set an authenticator app up: its key, and the address that the QR code leads it to. */
export const beginApp = (email: string): Promise<{ key: string; address: string }> =>
  ask((client) => client.beginApp(email));

/** Proves the app by its first code. It is asked for once it is turned on. */
export const proveApp = (code: string, name: string): Promise<void> =>
  ask((client) => client.proveApp(code, name));

/** Turns a second factor on, off, or on as the one that is asked for first. */
export const setFactor = (factor: Factor, to: 'on' | 'first' | 'off'): Promise<void> =>
  ask((client) => client.setFactor(factor, to));

/** From now on it is chosen at each log-in which of these is asked for. */
export const preferNone = (on: readonly Factor[]): Promise<void> => ask((client) => client.preferNone(on));

/** Ten new recovery codes, in place of all earlier ones; they are told this once. */
export const makeRecoveryCodes = (): Promise<string[]> => ask((client) => client.makeRecoveryCodes());

/** The devices of the account, the last one used first. */
export const knownDevices = (): Promise<KnownDevice[]> => ask((client) => client.knownDevices());

/** A device is known no more, and whoever is signed in there is not any more. */
export const signOutDevice = (id: string): Promise<void> => ask((client) => client.signOutDevice(id));

/** What happened to the account, the newest first; `after` names where to go on. Null where the service does not tell. */
export const authEvents = (after: string | null): Promise<AuthEvents | null> =>
  ask((client) => client.authEvents(after));

/** The password once more: for 15 minutes it counts like signing in. */
export const provePassword = (password: string): Promise<void> =>
  ask((client) => client.provePassword(password));
