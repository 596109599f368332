import { importWithReadableError } from './account.ts';
import type { SignInStep } from './account-types.ts';
import type { Passkey } from './passkey.ts';

/*
 * API of passkeys. Functions reject with the errors that account.ts describes. The names
 * `PasskeyRegistrationCanceled`, `PasskeyAuthenticationCanceled` and `PasskeyOperationAborted` mean that the
 * member cancelled.
 */
const client = () => importWithReadableError(() => import('./passkeys-client.ts'));
const signIn = () => importWithReadableError(() => import('./passkey-sign-in-client.ts'));

/**
 * Returns whether this browser supports passkeys for this site. Sites whose host is an IP address can't have
 * passkeys.
 */
export function arePasskeysSupported(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === 'function';
}

/** Asks the browser to create a passkey for the member, and names it. */
export const registerPasskey = async (name: string): Promise<Passkey> =>
  (await client()).registerPasskey(name);

/** Returns the member's passkeys, oldest first. */
export const listPasskeys = async (): Promise<Passkey[]> => (await client()).listPasskeys();

/** Renames a passkey, to at most 100 characters. */
export const renamePasskey = async (id: string, name: string): Promise<void> =>
  (await client()).renamePasskey(id, name);

/** Removes a passkey from the account. It may remain on the member's device. */
export const removePasskey = async (id: string): Promise<void> => (await client()).removePasskey(id);

/**
 * Asks the browser for a passkey now. With an email address, only that account's passkeys count; if it has
 * none, the step asks for another method. Without an email address, any passkey of this site counts.
 */
export const signInWithPasskey = async (email = '', remember = true): Promise<SignInStep> =>
  (await signIn()).signInWithPasskey(email, remember);

/**
 * Makes the browser offer passkeys in a field with `autoComplete="username webauthn"`, until the signal
 * aborts.
 * @param remember is read when a passkey is chosen: whether the session outlives the tab
 * @returns true after a login; false when the browser doesn't support autofill or the signal aborted
 */
export async function offerPasskeyAutofill(signal: AbortSignal, remember = () => true): Promise<boolean> {
  if (!arePasskeysSupported()) return false;
  return (await signIn()).offerPasskeyAutofill(signal, remember);
}
