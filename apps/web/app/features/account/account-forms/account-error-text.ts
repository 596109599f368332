import type { FormFailure } from '../../../lib/forms/use-form.ts';
import { getIdentityErrorText } from '../../../lib/session/identity-error-text.ts';
import { ReauthenticationCancelledError } from '../../../lib/session/use-reauthentication.ts';

/**
 * Names of errors of the JavaScript runtime. They mean that the identity service's response could not be
 * read.
 */
const runtimeErrors: readonly string[] = ['SyntaxError', 'TypeError'];
const defaultAdvice = 'What you’ve typed is still here. Try again in a moment.';

/** Returns the name of an error, or an empty string. */
export function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/**
 * Returns the next step for an error. Returns `otherwise` if the error has none, or if no readable response arrived.
 */
export function getErrorAdvice(error: unknown, otherwise = defaultAdvice): string {
  return isResponseMissing(error) ? otherwise : (getIdentityErrorText(error)?.next ?? otherwise);
}

/**
 * Returns the site's own message for an error, or else the identity service's message. Returns null if the response
 * could not be read.
 */
export function getServiceMessage(error: unknown): string | null {
  const ownMessage = getIdentityErrorText(error)?.message;
  if (ownMessage) return ownMessage;
  return error instanceof Error && !runtimeErrors.includes(error.name) && error.message
    ? error.message
    : null;
}

/** Returns whether the identity service's response is missing or unreadable, so that the outcome is unknown. */
export function isResponseMissing(error: unknown): boolean {
  return [...runtimeErrors, 'NetworkError', 'Error', 'Unknown'].includes(getErrorName(error));
}

/** Returns the failure to show if the member cancelled logging in again; null for other errors. */
export function toReauthenticationFailure(error: unknown, message: string): FormFailure | null {
  if (!(error instanceof ReauthenticationCancelledError)) return null;
  return {
    message,
    next: 'What you’ve typed is still here. We’ll ask for your password when you continue.',
  };
}
