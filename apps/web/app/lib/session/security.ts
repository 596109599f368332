import { loaded } from './account.ts';

/** What may be asked for after the password: a code of an app, by email, or by text message. */
export type Factor = 'TOTP' | 'EMAIL' | 'SMS';

/** How an account is entered. */
export interface AccountLocks {
  /** Those that are on. */
  factors: readonly Factor[];
  /** The one that is asked for first; null where that is chosen each time. */
  preferred: Factor | null;
  /** The phone number, and whether a code has proven it; null where there is none. */
  phone: { number: string; proven: boolean } | null;
  /** Recovery codes that are still good. */
  codesLeft: number;
}

/** A browser that has been signed in on. */
export interface KnownDevice {
  id: string;
  /** 'Firefox on Windows'; null where it did not say. */
  browser: string | null;
  /** The network of its last sign-in, '81.2.69.0/24'; null where that is not known any more. */
  network: string | null;
  isThisNetwork: boolean;
  lastSignIn: Date;
  isThis: boolean;
}

/** Something that happened to the account. */
export interface AuthEvent {
  id: string;
  /** In the service's words: 'SignIn', 'PasswordFailed' … */
  type: string;
  detail: string | null;
  failed: boolean;
  at: Date;
  browser: string | null;
  network: string | null;
  isThisNetwork: boolean;
}

/*
 * How an account is entered, for features. Rejects as the functions of account.ts do; `ReauthenticationRequiredException` says
 * that the password has to be given again first: see `provePassword`.
 */
const client = () => loaded(() => import('./security-client.ts'));

export const accountLocks = async (): Promise<AccountLocks> => (await client()).accountLocks();

/** Begins to set an authenticator app up: its key, and the address that the QR code leads it to. */
export const beginApp = async (email: string): Promise<{ key: string; address: string }> =>
  (await client()).beginApp(email);

/** Proves the app by its first code. It is asked for once it is turned on. */
export const proveApp = async (code: string, name: string): Promise<void> =>
  (await client()).proveApp(code, name);

/** Turns a second factor on, off, or on as the one that is asked for first. */
export const setFactor = async (factor: Factor, to: 'on' | 'first' | 'off'): Promise<void> =>
  (await client()).setFactor(factor, to);

/** From now on it is chosen at each log-in which of these is asked for. */
export const preferNone = async (on: readonly Factor[]): Promise<void> => (await client()).preferNone(on);

/** Ten new recovery codes, in place of all earlier ones; they are told this once. */
export const makeRecoveryCodes = async (): Promise<string[]> => (await client()).makeRecoveryCodes();

/** The devices of the account, the last one used first. */
export const knownDevices = async (): Promise<KnownDevice[]> => (await client()).knownDevices();

/** A device is known no more, and whoever is signed in there is not any more. */
export const signOutDevice = async (id: string): Promise<void> => (await client()).signOutDevice(id);

/** What happened to the account, the newest first; `after` names where to go on. */
export const authEvents = async (
  after: string | null,
): Promise<{ events: AuthEvent[]; next: string | null }> => (await client()).authEvents(after);

/** The password once more: for 15 minutes it counts like signing in. */
export const provePassword = async (password: string): Promise<void> =>
  (await client()).provePassword(password);
