import type { SignInStep } from '../../lib/session/account-types.ts';

/** Why somebody is not signed in: the catalogue's sentence, and where to go next. */
export interface LoginFailure {
  message: string;
  next?: { label: string; to: string };
}

const unable = 'Unable to sign in. Please check your email and password.';

/** What is said about an error: its own message, else the catalogue's (specification 2, section 8). */
export function failureOfError(error: unknown, email: string): LoginFailure {
  if (error instanceof Error && error.name === 'UserNotConfirmedException') return unconfirmed(email);
  return { message: (error instanceof Error && error.message) || unable };
}

/** What is said about a step on which nobody is signed in; null when somebody is, or goes on here. */
export function failureOfStep(step: SignInStep, email: string): LoginFailure | null {
  switch (step.at) {
    case 'unconfirmed':
      return unconfirmed(email);
    case 'reset-required':
      return {
        message: 'Your password has to be set anew before you can log in.',
        next: { label: 'Set a new password', to: '/forgot-password' },
      };
    case 'unsupported':
      return { message: unable };
    default:
      return null;
  }
}

function unconfirmed(email: string): LoginFailure {
  return {
    message: 'Please verify your email address before logging in.',
    next: { label: 'Enter your code', to: `/signup/verify?${new URLSearchParams({ email })}` },
  };
}
