import { tidyCode } from '@studio/domain/text/tidy';
import { decodeJWT, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { getSiteConfig } from '../site-config.ts';
import type { SignInStep } from './account-types.ts';
import { callUserPool } from './call-user-pool.ts';
import { adoptSharedSession, dispatchSessionChange, setTokenStorage } from './client-session.ts';
import { getCurrentUser } from './session-user.ts';
import { signInWithMethod } from './sign-in-client.ts';

/** Ends what the browser offers in a field; it can do only one at a time. */
let endOffer: (() => void) | null = null;
/** The browser asks for a passkey now. */
let asking: Promise<unknown> | null = null;

/** Shorter than the pool waits, so that nobody chooses one in vain. */
const offerMs = 13 * 60_000;

export async function signInWithPasskey(email: string, remember: boolean): Promise<SignInStep> {
  endOffer?.();
  const asked = tidyCode(email)
    ? signInWithMethod('WEB_AUTHN', { email, remember })
    : signInAsAnybody(remember);
  asking = asked;
  return asked.finally(() => {
    asking = null;
  });
}

export async function offerPasskeyAutofill(signal: AbortSignal, remember: () => boolean): Promise<boolean> {
  // Where it is missing, what else is needed is missing, too.
  if (!('parseRequestOptionsFromJSON' in PublicKeyCredential)) return false;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
  while (!signal.aborted) {
    await asking?.catch(() => null);
    const offer = new AbortController();
    endOffer = () => offer.abort();
    const ends = AbortSignal.any([signal, offer.signal, AbortSignal.timeout(offerMs)]);
    const started = await start().catch(() => null);
    if (!started) return false;
    const chosen = await choose(started, { mediation: 'conditional', signal: ends }).catch(() => null);
    if (!chosen && ends.aborted) continue;
    // The browser cannot after all. Nobody has asked for anything, so nobody is told, and the form stays where it is.
    if (!chosen) return false;
    await enter(started, chosen, remember());
    return true;
  }
  return false;
}

async function signInAsAnybody(remember: boolean): Promise<SignInStep> {
  const started = await start();
  await enter(started, await choose(started, {}), remember);
  return { at: 'done' };
}

/** A sign-in of nobody in particular, by an operation of our pool's own. */
interface Started {
  Session: string;
  CREDENTIAL_REQUEST_OPTIONS: string;
}

const clientId = () => getSiteConfig().identity.userPoolClientId;
const start = (): Promise<Started> => callUserPool('StartPasskeySignIn', { ClientId: clientId() });

/** The browser's answer, as JSON. Its errors have the names that the client library gives them. */
async function choose(
  { CREDENTIAL_REQUEST_OPTIONS }: Started,
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'>,
): Promise<string> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(CREDENTIAL_REQUEST_OPTIONS));
    const credential = await navigator.credentials.get({ publicKey, ...how });
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

interface Entered {
  AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string };
}

/** Signs in, and hands the tokens to the client library, as it would itself. */
async function enter({ Session }: Started, CREDENTIAL: string, remember: boolean): Promise<void> {
  const { AuthenticationResult } = await callUserPool<Entered>('CompletePasskeySignIn', {
    ClientId: clientId(),
    Session,
    CREDENTIAL,
  });
  // Somebody else is signed in: who has just shown a passkey is meant.
  adoptSharedSession();
  if (getCurrentUser()) await signOut();
  setTokenStorage(remember ? 'browser' : 'tab');
  const accessToken = decodeJWT(AuthenticationResult.AccessToken);
  const idToken = decodeJWT(AuthenticationResult.IdToken);
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
