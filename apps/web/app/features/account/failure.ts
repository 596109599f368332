/** What is said when the service did not take a form: the catalogue's sentence, and what to do next. */
export interface Failure<Field extends string = never> {
  message: string;
  next?: string | undefined;
  /** The field that it is about; the message then stands at it. */
  field?: Field;
}

/** What to do next, by the name of the service's error. The messages before it are the specification's. */
const nextSteps: Readonly<Record<string, string>> = {
  CodeMismatchException: 'Check the six digits against the newest email from us.',
  InvalidPasswordException: 'Choose another one: three words that have nothing to do with each other, say.',
  ExpiredCodeException: 'A code holds for 10 minutes, and only the newest one counts. Ask for a new one.',
  LimitExceededException: 'That was a lot of tries. Wait a few minutes, then go on from here.',
  TooManyRequestsException: 'That was a lot of tries. Wait a few minutes, then go on from here.',
  TooManyFailedAttemptsException: 'That was a lot of tries. Wait a few minutes, then ask for a new code.',
};
/** Errors of the language, not of the service. */
const unread: readonly string[] = ['SyntaxError', 'TypeError'];
const stillHere = 'What you typed is still here. Please try again in a moment.';

/** The service's name for what went wrong; empty when it is none of its errors. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** What to do next about an error; `otherwise` when nothing more is known about it. */
export function nextStep(error: unknown, otherwise = stillHere): string {
  return nextSteps[errorName(error)] ?? otherwise;
}

/** The service's own sentence; null when an answer could not even be read. */
export function ownMessage(error: unknown): string | null {
  return error instanceof Error && !unread.includes(error.name) && error.message ? error.message : null;
}

/** Whether nothing at all is known of what was sent: no answer came. */
export function hadNoAnswer(error: unknown): boolean {
  return [...unread, 'NetworkError', 'Error', 'Unknown'].includes(errorName(error));
}
