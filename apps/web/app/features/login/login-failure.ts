import type { SignInStep } from '../../lib/session/account-types.ts';
import { getIdentityErrorText } from '../../lib/session/identity-error-text.ts';

/** Why somebody is not signed in: the catalogue's sentence, what to do, and where to go next. */
export interface LoginFailure {
  /** Of the error, in the service's words; empty when it was none. */
  name: string;
  message: string;
  advice?: string;
  next?: { label: string; to: string };
}

const unable = 'Unable to sign in. Please check your email and password.';

/** What is said about an error: its own message, else the catalogue's (handbook: accounts 9). */
export function toLoginFailure(error: unknown, email: string): LoginFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'UserNotConfirmedException') return unconfirmed(email);
  if (name === 'PasswordResetRequiredException') return resetRequired;
  const known = getIdentityErrorText(error);
  return {
    name,
    message: known?.says ?? (message || unable),
    ...(known ? { advice: known.next } : {}),
  };
}

/** Whether a sign-in has come to its end with the error: its session is gone, and it begins anew. */
export function isSignInSessionEnded(error: unknown): boolean {
  return error instanceof Error && ending.includes(error.name);
}

const ending: readonly string[] = [
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'SignInException',
  'UserNotConfirmedException',
];

/** What is said about a step on which nobody is signed in; null when somebody is, or goes on here. */
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
  message: 'Your password has to be set anew before you can log in.',
  next: { label: 'Set a new password', to: '/forgot-password' },
};

function unconfirmed(email: string): LoginFailure {
  return {
    name: 'UserNotConfirmedException',
    message: 'Please verify your email address before logging in.',
    next: { label: 'Enter your code', to: `/signup/verify?${new URLSearchParams({ email })}` },
  };
}
