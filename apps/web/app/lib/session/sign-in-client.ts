import { tidyCode, tidyPassword } from '@studio/domain/text/tidy';
import * as auth from 'aws-amplify/auth';
import type { SignInInput, SignInStep, WayIn } from './account-types.ts';
import { attributesOf } from './attributes-of.ts';
import { followSession, keepIn } from './client-session.ts';
import { stepOf } from './step-of.ts';
import { withPassword } from './with-password.ts';

/** Begins with the password. */
export function signIn({ email, password, remember }: SignInInput): Promise<SignInStep> {
  const username = tidyCode(email);
  return withPassword(password, (secret) => begin({ username, password: secret }, remember));
}

/** Begins without a password: by this way, or by the one that is chosen next. */
export function signInBy(
  way: WayIn | null,
  { email, remember }: Omit<SignInInput, 'password'>,
): Promise<SignInStep> {
  const preferred = way && { preferredChallenge: way };
  return begin({ username: tidyCode(email), options: { authFlowType: 'USER_AUTH', ...preferred } }, remember);
}

/** Answers what the pool has asked last; a password is composed, which changes no other answer. */
export async function answerStep(answer: string): Promise<SignInStep> {
  return stepOf(await auth.confirmSignIn({ challengeResponse: tidyPassword(answer) }));
}

/** A password of one's own, in place of the one that came by mail. */
export async function completeNewPassword(
  newPassword: string,
  names?: { firstName: string; lastName: string },
): Promise<SignInStep> {
  const userAttributes = names ? attributesOf(names) : {};
  const challengeResponse = tidyPassword(newPassword);
  return stepOf(await auth.confirmSignIn({ challengeResponse, options: { userAttributes } }));
}

/**
 * Who is signed in already, in a tab that was faster, signs in anew. Over somebody else nobody does: the library
 * refuses, and whoever it is stays.
 */
async function begin(input: auth.SignInInput, remember: boolean): Promise<SignInStep> {
  followSession();
  const here = await emailHere();
  const themselves = here === input.username.toLowerCase();
  if (themselves) await auth.signOut();
  if (themselves || here === null) keepIn(remember ? 'browser' : 'tab');
  return stepOf(await auth.signIn(input));
}

/** The address of who is signed in, in small letters; null: nobody. */
async function emailHere(): Promise<string | null> {
  const { tokens } = await auth.fetchAuthSession();
  return tokens ? String(tokens.idToken?.payload.email).toLowerCase() : null;
}
