import * as auth from 'aws-amplify/auth';
import type { SignInInput, SignInStep, WayIn } from './account-types.ts';
import { attributesOf } from './attributes-of.ts';
import { keepIn } from './client-session.ts';
import { stepOf } from './step-of.ts';

/** Begins with the password. */
export function signIn({ email, password, remember }: SignInInput): Promise<SignInStep> {
  return begin({ username: email.trim(), password }, remember);
}

/** Begins without a password: by this way, or by the one that is chosen next. */
export function signInBy(
  way: WayIn | null,
  { email, remember }: Omit<SignInInput, 'password'>,
): Promise<SignInStep> {
  const preferred = way && { preferredChallenge: way };
  return begin({ username: email.trim(), options: { authFlowType: 'USER_AUTH', ...preferred } }, remember);
}

/** Answers what the pool has asked last. */
export async function answerStep(answer: string): Promise<SignInStep> {
  return stepOf(await auth.confirmSignIn({ challengeResponse: answer }));
}

/** A password of one's own, in place of the one that came by mail. */
export async function completeNewPassword(
  newPassword: string,
  names?: { firstName: string; lastName: string },
): Promise<SignInStep> {
  const userAttributes = names ? attributesOf(names) : {};
  return stepOf(await auth.confirmSignIn({ challengeResponse: newPassword, options: { userAttributes } }));
}

async function begin(input: auth.SignInInput, remember: boolean): Promise<SignInStep> {
  keepIn(remember ? 'browser' : 'tab');
  try {
    return stepOf(await auth.signIn(input));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserAlreadyAuthenticatedException')) throw error;
    // Another tab was faster, or somebody else is signed in: who has just asked for it is meant.
    await auth.signOut();
    return stepOf(await auth.signIn(input));
  }
}
