import { sentenceOf } from '../../lib/session/identity-sentences.ts';
import { NotProven } from '../../lib/session/use-proof.ts';

/** What is said when the service did not take a form: the catalogue's sentence, and what to do next. */
export interface Failure<Field extends string = never> {
  message: string;
  next?: string | undefined;
  /** The field that it is about; the message then stands at it. */
  field?: Field;
}

/** Errors of the language, not of the service. */
const unread: readonly string[] = ['SyntaxError', 'TypeError'];
const stillHere = 'What you typed is still here. Please try again in a moment.';

/** The service's name for what went wrong; empty when it is none of its errors. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** What to do next about an error; `otherwise` when nothing more is known about it. */
export function nextStep(error: unknown, otherwise = stillHere): string {
  return hadNoAnswer(error) ? otherwise : (sentenceOf(error)?.next ?? otherwise);
}

/** The service's own sentence, or ours where that one is for programmers; null when an answer could not even be read. */
export function ownMessage(error: unknown): string | null {
  const ours = sentenceOf(error)?.says;
  if (ours) return ours;
  return error instanceof Error && !unread.includes(error.name) && error.message ? error.message : null;
}

/** Whether nothing at all is known of what was sent: no answer came. */
export function hadNoAnswer(error: unknown): boolean {
  return [...unread, 'NetworkError', 'Error', 'Unknown'].includes(errorName(error));
}

/** What is said when somebody was asked for their password again and did not give it; null for anything else. */
export function unproven(error: unknown, message: string): Failure | null {
  if (!(error instanceof NotProven)) return null;
  return {
    message,
    next: 'What you typed is still here. Your password is asked for once more when you go on.',
  };
}
