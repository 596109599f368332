import { tidyCode, tidyPassword } from '@studio/domain/text/tidy';
import * as auth from 'aws-amplify/auth';
import { getSiteConfig } from '../site-config.ts';
import type { SignInInput, SignInMethod, SignInStep } from './account-types.ts';
import { callUserPool } from './call-user-pool.ts';
import {
  adoptSharedSession,
  getRefreshToken,
  hideSessionFromLibrary,
  setTokenStorage,
} from './client-session.ts';
import { toSignInStep } from './to-sign-in-step.ts';
import { toUserAttributes } from './to-user-attributes.ts';
import { tryPasswordForms } from './try-password-forms.ts';

/** Begins with the password. */
export function signIn({ email, password, remember }: SignInInput): Promise<SignInStep> {
  const username = tidyCode(email);
  return tryPasswordForms(password, (secret) => begin({ username, password: secret }, remember));
}

/** Begins without a password: by this way, or by the one that is chosen next. */
export function signInWithMethod(
  way: SignInMethod | null,
  { email, remember }: Omit<SignInInput, 'password'>,
): Promise<SignInStep> {
  const preferred = way && { preferredChallenge: way };
  return begin({ username: tidyCode(email), options: { authFlowType: 'USER_AUTH', ...preferred } }, remember);
}

/** Answers what the pool has asked last; a password is composed, which changes no other answer. */
export async function answerStep(answer: string): Promise<SignInStep> {
  return ended(await auth.confirmSignIn({ challengeResponse: tidyPassword(answer) }));
}

/** A password of one's own, in place of the one that came by mail. */
export async function completeNewPassword(
  newPassword: string,
  names?: { firstName: string; lastName: string },
): Promise<SignInStep> {
  const userAttributes = names ? toUserAttributes(names) : {};
  const challengeResponse = tidyPassword(newPassword);
  return ended(await auth.confirmSignIn({ challengeResponse, options: { userAttributes } }));
}

/**
 * A member who is logged in already can log in again, for a recent login or because another tab was faster: the session that
 * is there stays, and where it is kept, until the new one takes its place. Over somebody else nobody logs in: the library
 * refuses, and whoever it is stays.
 */
async function begin(input: auth.SignInInput, remember: boolean): Promise<SignInStep> {
  adoptSharedSession();
  const here = await emailHere();
  replaced = null;
  if (here === null) setTokenStorage(remember ? 'browser' : 'tab');
  if (here === input.username.toLowerCase()) {
    replaced = getRefreshToken();
    hideSessionFromLibrary();
  }
  try {
    return await ended(await auth.signIn(input));
  } finally {
    if (here !== null) adoptSharedSession();
  }
}

/** Refresh token of the login that a further one is about to replace. */
let replaced: string | null = null;

/** Ends the login that was replaced: nobody holds its tokens any more. */
async function ended(output: Parameters<typeof toSignInStep>[0]): Promise<SignInStep> {
  const step = toSignInStep(output);
  if (step.at === 'done' && replaced) {
    const Token = replaced;
    replaced = null;
    const ClientId = getSiteConfig().identity.userPoolClientId;
    await callUserPool('RevokeToken', { ClientId, Token }).catch(() => null);
  }
  return step;
}

/** The address of who is signed in, in small letters; null: nobody. */
async function emailHere(): Promise<string | null> {
  const { tokens } = await auth.fetchAuthSession();
  return tokens ? String(tokens.idToken?.payload.email).toLowerCase() : null;
}
