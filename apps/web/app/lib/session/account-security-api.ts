import { renewAccessToken } from './access-token.ts';
import { importWithReadableError } from './account.ts';
import type { AccountDevice, AccountSecurity, AuthEvents, SecondFactorKind } from './account-security.ts';

/*
 * API of the account's security settings. Functions reject with the errors that account.ts describes. On
 * `ReauthenticationRequiredException`, ask for the password, call `verifyPassword` and retry.
 */
type Client = typeof import('./security-client.ts');

async function withClient<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = await importWithReadableError(() => import('./security-client.ts'));
  try {
    return await work(client);
  } catch (error) {
    // The session was ended on another device or tab. The renewal fails, and the page shows the login.
    if (isSignedOut(error)) await renewAccessToken();
    throw error;
  }
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && error.message.includes('Token');

export const getAccountSecurity = (): Promise<AccountSecurity> =>
  withClient((client) => client.getAccountSecurity());

/** Starts the setup of an authenticator app. Returns its key and the URI for the QR code. */
export const beginAppSetup = (email: string): Promise<{ key: string; address: string }> =>
  withClient((client) => client.beginAppSetup(email));

/** Verifies the app with its first code. Doesn't enable it as a second factor. */
export const verifyApp = (code: string, name: string): Promise<void> =>
  withClient((client) => client.verifyApp(code, name));

/** Enables a second factor, disables it, or enables it as the preferred one. */
export const setSecondFactor = (factor: SecondFactorKind, to: 'on' | 'first' | 'off'): Promise<void> =>
  withClient((client) => client.setSecondFactor(factor, to));

/** Clears the preferred factor, so that the member chooses at each login. */
export const clearPreferredFactor = (on: readonly SecondFactorKind[]): Promise<void> =>
  withClient((client) => client.clearPreferredFactor(on));

/** Creates ten recovery codes that replace all earlier ones. They are returned only once. */
export const generateRecoveryCodes = (): Promise<string[]> =>
  withClient((client) => client.generateRecoveryCodes());

/** Returns the devices on which the member is logged in, the most recently used first. */
export const listDevices = (): Promise<AccountDevice[]> => withClient((client) => client.listDevices());

/** Removes a device and ends its session. */
export const signOutDevice = (id: string): Promise<void> => withClient((client) => client.signOutDevice(id));

/**
 * Returns a page of security events, newest first. `after` is the cursor. Resolves with null when the
 * identity service doesn't support it.
 */
export const listAuthEvents = (after: string | null): Promise<AuthEvents | null> =>
  withClient((client) => client.listAuthEvents(after));

/** Verifies the password, which counts as a recent login for 15 minutes. */
export const verifyPassword = (password: string): Promise<void> =>
  withClient((client) => client.verifyPassword(password));
