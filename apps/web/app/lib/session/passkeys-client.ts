import { normaliseCode } from '@studio/domain/text/normalise-text';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { getSiteConfig } from '../site/site-config.ts';
import type { Passkey, SignInStep } from './account-types.ts';
import { adoptSharedSession, dispatchSessionChange, setTokenStorage } from './amplify-session.ts';
import { arePasskeysSupported } from './are-passkeys-supported.ts';
import { callUserPool, callUserPoolAsMember } from './call-user-pool.ts';
import { getCurrentUser } from './session-user.ts';
import { signInWithMethod } from './sign-in-client.ts';

/*
 * The error names `PasskeyRegistrationCanceled`, `PasskeyAuthenticationCanceled` and `PasskeyOperationAborted` mean that
 * the member cancelled.
 */

/** Asks the browser to create a passkey for the member, and names it. */
export async function registerPasskey(name: string): Promise<Passkey> {
  adoptSharedSession();
  await auth.associateWebAuthnCredential();
  const created = (await listPasskeys()).at(-1);
  if (!created) throw new Error('We couldn’t find the new passkey.');
  // The passkey exists even if naming it fails; the member can rename it.
  const named = await renamePasskey(created.id, name).then(
    () => name,
    () => created.name,
  );
  return { ...created, name: named };
}

/** Returns the member's passkeys, oldest first. */
export async function listPasskeys(): Promise<Passkey[]> {
  adoptSharedSession();
  const { credentials } = await auth.listWebAuthnCredentials();
  return credentials.map((credential) => ({
    id: credential.credentialId ?? '',
    name: credential.friendlyCredentialName ?? '',
    createdAt: credential.createdAt ?? new Date(0),
    isExternal: credential.authenticatorAttachment === 'cross-platform',
  }));
}

/** Renames a passkey, to at most 100 characters. */
export async function renamePasskey(id: string, name: string): Promise<void> {
  await callUserPoolAsMember('RenameWebAuthnCredential', { CredentialId: id, FriendlyCredentialName: name });
}

/** Removes a passkey from the account. It may remain on the member's device. */
export async function removePasskey(id: string): Promise<void> {
  adoptSharedSession();
  await auth.deleteWebAuthnCredential({ credentialId: id });
  await signalRemaining().catch(() => null);
}

/** Method of newer browsers that hides removed passkeys. It is missing in TypeScript's types. */
interface PasskeySignals {
  signalAllAcceptedCredentials?(details: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
}

/** Tells the browser which passkeys remain, so that it offers no others. */
async function signalRemaining(): Promise<void> {
  const user = getCurrentUser();
  if (!user) return;
  const remaining = await listPasskeys();
  await (PublicKeyCredential as PasskeySignals).signalAllAcceptedCredentials?.({
    rpId: location.hostname,
    userId: btoa(user.id).replaceAll('=', ''),
    allAcceptedCredentialIds: remaining.map(({ id }) => id),
  });
}

/**
 * Function that cancels the running passkey autofill; null if none runs. The browser allows only one passkey request
 * at a time.
 */
let endOffer: (() => void) | null = null;
/** Passkey request that is open in the browser; null if none is. */
let pendingRequest: Promise<unknown> | null = null;

/**
 * Time in ms for which autofill offers passkeys. It is shorter than the validity of the user pool's challenge,
 * because a passkey that is chosen later would be rejected.
 */
const offerMs = 13 * 60_000;

/**
 * Asks the browser for a passkey now. With an email address, only that account's passkeys are accepted; if it
 * has none, the returned step asks for another method. Without an email address, any passkey of this site is
 * accepted.
 */
export async function signInWithPasskey(email: string, remember: boolean): Promise<SignInStep> {
  endOffer?.();
  const request = normaliseCode(email)
    ? signInWithMethod('WEB_AUTHN', { email, remember })
    : signInWithoutEmail(remember);
  pendingRequest = request;
  return request.finally(() => {
    pendingRequest = null;
  });
}

/**
 * Makes the browser offer passkeys in a field with `autoComplete="username webauthn"`, until the signal
 * aborts.
 * @param remember is read when a passkey is chosen: whether the session outlives the tab
 * @returns true after a login; false when the signal aborted, or when the browser or the user pool can't offer passkeys
 */
export async function offerPasskeyAutofill(signal: AbortSignal, remember: () => boolean): Promise<boolean> {
  // Browsers without `parseRequestOptionsFromJSON` also lack the other passkey functions.
  if (!arePasskeysSupported() || !('parseRequestOptionsFromJSON' in PublicKeyCredential)) return false;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
  while (!signal.aborted) {
    await pendingRequest?.catch(() => null);
    const offer = new AbortController();
    endOffer = () => offer.abort();
    const endSignal = AbortSignal.any([signal, offer.signal, AbortSignal.timeout(offerMs)]);
    const started = await start().catch(() => null);
    if (!started) return false;
    const chosen = await choose(started, { mediation: 'conditional', signal: endSignal }).catch(() => null);
    if (!chosen && endSignal.aborted) continue;
    // The browser can't offer passkeys after all. The visitor asked for nothing, so no error is shown.
    if (!chosen) return false;
    await completeLogin(started, chosen, remember());
    return true;
  }
  return false;
}

async function signInWithoutEmail(remember: boolean): Promise<SignInStep> {
  const started = await start();
  await completeLogin(started, await choose(started, {}), remember);
  return { at: 'done' };
}

/**
 * Response that starts a passkey login without an email address, an operation of the project's own user pool.
 */
interface StartedLogin {
  Session: string;
  CREDENTIAL_REQUEST_OPTIONS: string;
}

const clientId = () => getSiteConfig().identity.userPoolClientId;
const start = (): Promise<StartedLogin> => callUserPool('StartPasskeySignIn', { ClientId: clientId() });

/**
 * Asks the browser for a passkey and returns its credential as JSON. Errors get the client library's names.
 */
async function choose(
  { CREDENTIAL_REQUEST_OPTIONS }: StartedLogin,
  options: Pick<CredentialRequestOptions, 'mediation' | 'signal'>,
): Promise<string> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(CREDENTIAL_REQUEST_OPTIONS));
    const credential = await navigator.credentials.get({ publicKey, ...options });
    return JSON.stringify(credential);
  } catch (error) {
    const { name, message } = error as Error;
    throw Object.assign(new Error(message), { name: names[name] ?? 'PasskeyRetrievalFailed' });
  }
}

const names: Readonly<Record<string, string>> = {
  NotAllowedError: 'PasskeyAuthenticationCanceled',
  AbortError: 'PasskeyOperationAborted',
  SecurityError: 'RelyingPartyMismatch',
  TypeError: 'PasskeyNotSupported',
};

interface LoginResult {
  AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string };
}

/** Completes the login and stores the tokens as the client library would. */
async function completeLogin(
  { Session }: StartedLogin,
  CREDENTIAL: string,
  remember: boolean,
): Promise<void> {
  const { AuthenticationResult } = await callUserPool<LoginResult>('CompletePasskeySignIn', {
    ClientId: clientId(),
    Session,
    CREDENTIAL,
  });
  // The login of the passkey's owner ends the session of anyone else in this browser.
  adoptSharedSession();
  if (getCurrentUser()) await auth.signOut();
  setTokenStorage(remember ? 'browser' : 'tab');
  const accessToken = auth.decodeJWT(AuthenticationResult.AccessToken);
  const idToken = auth.decodeJWT(AuthenticationResult.IdToken);
  const { sub = '', iat = 0 } = accessToken.payload;
  const tokens = {
    accessToken,
    idToken,
    refreshToken: AuthenticationResult.RefreshToken,
    clockDrift: iat * 1000 - Date.now(),
    username: sub,
    signInDetails: { loginId: String(idToken.payload.email), authFlowType: 'USER_AUTH' as const },
  };
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({ tokens });
  await dispatchSessionChange();
}
