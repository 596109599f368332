import { importOrThrow } from './account.ts';
import type { SignInStep } from './account-types.ts';
import type { Passkey } from './passkey.ts';

/*
 * Passkeys, for features. They reject as the functions of account.ts do; of the names, `PasskeyRegistrationCanceled`,
 * `PasskeyAuthenticationCanceled` and `PasskeyOperationAborted` say that somebody has thought better of it.
 */
const client = () => importOrThrow(() => import('./passkeys-client.ts'));
const signIn = () => importOrThrow(() => import('./passkey-sign-in-client.ts'));

/** Whether this browser has passkeys, for this site: it has none for one that is reached by a bare IP address. */
export function arePasskeysSupported(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === 'function';
}

/** Lets the browser make a passkey for who is signed in, and names it. */
export const registerPasskey = async (name: string): Promise<Passkey> =>
  (await client()).registerPasskey(name);

/** The passkeys of who is signed in, the oldest first. */
export const listPasskeys = async (): Promise<Passkey[]> => (await client()).listPasskeys();

/** Calls a passkey by another name, of 100 letters at most. */
export const renamePasskey = async (id: string, name: string): Promise<void> =>
  (await client()).renamePasskey(id, name);

/** The passkey opens the account no more; its device still has it, and does not know. */
export const removePasskey = async (id: string): Promise<void> => (await client()).removePasskey(id);

/**
 * Asks for a passkey now. With an address, one of its account's: where it has none the step asks for another way. Without
 * one, whoever's is chosen.
 */
export const signInWithPasskey = async (email = '', remember = true): Promise<SignInStep> =>
  (await signIn()).signInWithPasskey(email, remember);

/**
 * Lets the browser offer passkeys in a field with `autoComplete="username webauthn"`, until the signal ends it.
 * @param remember asked when one was chosen: whether the session outlives the tab
 * @returns whether somebody is signed in by it; false where the browser cannot do it, and when it was ended
 */
export async function offerPasskeyAutofill(signal: AbortSignal, remember = () => true): Promise<boolean> {
  if (!arePasskeysSupported()) return false;
  return (await signIn()).offerPasskeyAutofill(signal, remember);
}
