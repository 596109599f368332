import { renewAccessToken } from './access-token.ts';
import { importOrThrow } from './account.ts';
import type { AccountDevice, AccountSecurity, AuthEvents, SecondFactorKind } from './account-security.ts';

/*
 * How an account is entered, for features. Rejects as the functions of account.ts do; `ReauthenticationRequiredException` says
 * that the password has to be given again first: see `verifyPassword`.
 */
type Client = typeof import('./security-client.ts');

async function ask<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = await importOrThrow(() => import('./security-client.ts'));
  try {
    return await work(client);
  } catch (error) {
    // Signed out from elsewhere: the page learns of it, and leads to the login.
    if (isSignedOut(error)) await renewAccessToken();
    throw error;
  }
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && error.message.includes('Token');

export const getAccountSecurity = (): Promise<AccountSecurity> =>
  ask((client) => client.getAccountSecurity());

/** Begins to set an authenticator app up: its key, and the address that the QR code leads it to. */
export const beginAppSetup = (email: string): Promise<{ key: string; address: string }> =>
  ask((client) => client.beginAppSetup(email));

/** Proves the app by its first code. It is asked for once it is turned on. */
export const verifyApp = (code: string, name: string): Promise<void> =>
  ask((client) => client.verifyApp(code, name));

/** Turns a second factor on, off, or on as the one that is asked for first. */
export const setSecondFactor = (factor: SecondFactorKind, to: 'on' | 'first' | 'off'): Promise<void> =>
  ask((client) => client.setSecondFactor(factor, to));

/** From now on it is chosen at each log-in which of these is asked for. */
export const clearPreferredFactor = (on: readonly SecondFactorKind[]): Promise<void> =>
  ask((client) => client.clearPreferredFactor(on));

/** Ten new recovery codes, in place of all earlier ones; they are told this once. */
export const generateRecoveryCodes = (): Promise<string[]> => ask((client) => client.generateRecoveryCodes());

/** The devices of the account, the last one used first. */
export const listDevices = (): Promise<AccountDevice[]> => ask((client) => client.listDevices());

/** A device is known no more, and whoever is signed in there is not any more. */
export const signOutDevice = (id: string): Promise<void> => ask((client) => client.signOutDevice(id));

/** What happened to the account, the newest first; `after` names where to go on. Null where the service does not tell. */
export const listAuthEvents = (after: string | null): Promise<AuthEvents | null> =>
  ask((client) => client.listAuthEvents(after));

/** The password once more: for 15 minutes it counts like signing in. */
export const verifyPassword = (password: string): Promise<void> =>
  ask((client) => client.verifyPassword(password));
