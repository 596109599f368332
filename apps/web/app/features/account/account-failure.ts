import { getIdentityErrorText } from '../../lib/session/identity-error-text.ts';
import { ReauthenticationCancelled } from '../../lib/session/use-reauthentication.ts';

/** What is said when the service did not take a form: the catalogue's sentence, and what to do next. */
export interface AccountFailure<Field extends string = never> {
  message: string;
  next?: string | undefined;
  /** The field that it is about; the message then stands at it. */
  field?: Field;
}

/** Errors of the language, not of the service. */
const unread: readonly string[] = ['SyntaxError', 'TypeError'];
const stillHere = 'What you typed is still here. Please try again in a moment.';

/** The service's name for what went wrong; empty when it is none of its errors. */
export function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** What to do next about an error; `otherwise` when nothing more is known about it. */
export function describeNextStep(error: unknown, otherwise = stillHere): string {
  return hasNoResponse(error) ? otherwise : (getIdentityErrorText(error)?.next ?? otherwise);
}

/** The service's own sentence, or ours where that one is for programmers; null when an answer could not even be read. */
export function getServiceMessage(error: unknown): string | null {
  const ours = getIdentityErrorText(error)?.says;
  if (ours) return ours;
  return error instanceof Error && !unread.includes(error.name) && error.message ? error.message : null;
}

/** Whether nothing at all is known of what was sent: no answer came. */
export function hasNoResponse(error: unknown): boolean {
  return [...unread, 'NetworkError', 'Error', 'Unknown'].includes(getErrorName(error));
}

/** What is said when somebody was asked for their password again and did not give it; null for anything else. */
export function toReauthenticationFailure(error: unknown, message: string): AccountFailure | null {
  if (!(error instanceof ReauthenticationCancelled)) return null;
  return {
    message,
    next: 'What you typed is still here. Your password is asked for once more when you go on.',
  };
}
