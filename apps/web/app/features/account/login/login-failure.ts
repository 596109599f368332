import type { SignInStep } from '../../../lib/session/account-types.ts';
import { getIdentityErrorText } from '../../../lib/session/identity-error-text.ts';

/** Failed login as the form shows it: a message, and optionally advice and a link to the next step. */
export interface LoginFailure {
  /** Name of the identity service's error; empty for other failures. */
  name: string;
  message: string;
  advice?: string;
  next?: { label: string; to: string };
}

const unable = 'Unable to sign in. Please check your email and password.';

/**
 * Returns the failure for an error: with the text of the error catalogue (handbook: accounts 9), or else the error's
 * own message, or else a general one. `email` is the email address of the account.
 */
export function toLoginFailure(error: unknown, email: string): LoginFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'UserNotConfirmedException') return unconfirmed(email);
  if (name === 'PasswordResetRequiredException') return resetRequired;
  const errorText = getIdentityErrorText(error);
  return {
    name,
    message: errorText?.message ?? (message || unable),
    ...(errorText ? { advice: errorText.next } : {}),
  };
}

/** Returns whether the error ends the sign-in session, so that the login starts over. */
export function isSignInSessionEnded(error: unknown): boolean {
  return error instanceof Error && sessionEndingErrors.includes(error.name);
}

const sessionEndingErrors: readonly string[] = [
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'SignInException',
  'UserNotConfirmedException',
];

/** Returns the failure for a step at which the login ends without success; null for other steps. */
export function getStepFailure(step: SignInStep, email: string): LoginFailure | null {
  switch (step.at) {
    case 'unconfirmed':
      return unconfirmed(email);
    case 'reset-required':
      return resetRequired;
    case 'unsupported':
      return { name: '', message: unable };
    default:
      return null;
  }
}

const resetRequired: LoginFailure = {
  name: 'PasswordResetRequiredException',
  message: 'You need to reset your password before you can log in.',
  next: { label: 'Reset password', to: '/forgot-password' },
};

function unconfirmed(email: string): LoginFailure {
  return {
    name: 'UserNotConfirmedException',
    message: 'Please verify your email address before logging in.',
    next: { label: 'Enter verification code', to: `/signup/verify?${new URLSearchParams({ email })}` },
  };
}
