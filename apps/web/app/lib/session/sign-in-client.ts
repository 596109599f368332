import { normaliseEmail } from '@studio/domain/people/email';
import { normaliseCode, normalisePassword } from '@studio/domain/text/normalise-text';
import * as auth from 'aws-amplify/auth';
import { getSandboxClientId } from '../api/client-and-session-ids.ts';
import { getSiteConfig } from '../site/site-config.ts';
import { toUserAttributes } from './account-client.ts';
import type { SignInInput, SignInMethod, SignInStep } from './account-types.ts';
import {
  adoptSharedSession,
  dispatchSessionChange,
  getRefreshToken,
  hideSessionFromLibrary,
  setTokenStorage,
} from './amplify-session.ts';
import { callUserPool } from './call-user-pool.ts';
import { connectionErrorMessage } from './import-with-readable-error.ts';
import { toSignInStep } from './to-sign-in-step.ts';
import { tryPasswordVariants } from './try-password-variants.ts';

/** Starts a login. A resolved promise doesn't mean that the member is logged in: check `at` of the step. */
export function signIn({ email, password, remember }: SignInInput): Promise<SignInStep> {
  const username = normaliseCode(email);
  return tryPasswordVariants(password, (secret) => startSignIn({ username, password: secret }, remember));
}

/** Starts a login without a password. A `method` of null asks which methods are available. */
export function signInWithMethod(
  method: SignInMethod | null,
  { email, remember }: Omit<SignInInput, 'password'>,
): Promise<SignInStep> {
  const preferred = method && { preferredChallenge: method };
  return startSignIn(
    { username: normaliseCode(email), options: { authFlowType: 'USER_AUTH', ...preferred } },
    remember,
  );
}

/**
 * Responds to the step with a code, the name of a choice, an email address, a password or free text. Applies the
 * Unicode normalisation for passwords to every response, which leaves codes, names of choices and email addresses
 * unchanged.
 */
export async function respondToStep(answer: string): Promise<SignInStep> {
  return finishStep(await auth.confirmSignIn({ challengeResponse: normalisePassword(answer) }));
}

/**
 * Replaces the temporary password from the email with the member's own password, at the step `new-password`. Pass names
 * only when the step needs them.
 */
export async function completeNewPassword(
  newPassword: string,
  names?: { firstName: string; lastName: string },
): Promise<SignInStep> {
  const userAttributes = names ? toUserAttributes(names) : {};
  const challengeResponse = normalisePassword(newPassword);
  return finishStep(await auth.confirmSignIn({ challengeResponse, options: { userAttributes } }));
}

/**
 * Logs in as a demo account. `url` is the endpoint, from the public configuration, that returns the account's
 * credentials for this browser. Rejects with an Error whose message can be shown.
 */
export async function signInAsDemoAccount(url: string, remember: boolean): Promise<SignInStep> {
  return signIn({ ...(await fetchCredentials(url)), remember });
}

async function fetchCredentials(url: string): Promise<Pick<SignInInput, 'email' | 'password'>> {
  const pendingResponse = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: getSandboxClientId() }),
  });
  const response = await pendingResponse.catch(() => {
    throw new Error(connectionErrorMessage);
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return { email: body.email, password: body.password };
  throw new Error(body.message ?? 'We couldn’t log you in. Try again, or log in with your email.');
}

/**
 * Starts a login. A member who is already logged in can log in again, for example because a call needs a recent login,
 * or because another tab logged in meanwhile. The current session stays until the new one replaces it. It also stays if
 * someone tries to log in as another member, which the library rejects.
 */
async function startSignIn(input: auth.SignInInput, remember: boolean): Promise<SignInStep> {
  adoptSharedSession();
  const currentEmail = await getCurrentEmail();
  replaced = null;
  if (currentEmail === null) setTokenStorage(remember ? 'browser' : 'tab');
  if (currentEmail === normaliseEmail(input.username)) {
    replaced = getRefreshToken();
    hideSessionFromLibrary();
  }
  try {
    return await finishStep(await auth.signIn(input));
  } finally {
    if (currentEmail !== null) adoptSharedSession();
  }
}

/** Refresh token of the session that the new login replaces; null without one. */
let replaced: string | null = null;

/**
 * Returns the next step. After the login, revokes the session that it replaced, because no storage contains the
 * tokens of that session any more.
 */
async function finishStep(output: Parameters<typeof toSignInStep>[0]): Promise<SignInStep> {
  const step = toSignInStep(output);
  if (step.at === 'done' && replaced) {
    const Token = replaced;
    replaced = null;
    const ClientId = getSiteConfig().identity.userPoolClientId;
    await callUserPool('RevokeToken', { ClientId, Token }).catch(() => null);
  }
  // The header must show the account menu before the login dialog closes, because its button gets the focus.
  if (step.at === 'done') await dispatchSessionChange();
  return step;
}

/** Returns the logged-in member's email address normalised; null without a session. */
async function getCurrentEmail(): Promise<string | null> {
  const { tokens } = await auth.fetchAuthSession();
  return tokens ? normaliseEmail(String(tokens.idToken?.payload.email)) : null;
}
