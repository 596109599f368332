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
const stillHere = 'What you typed is still here. Please try again in a moment.';

/** The service's name for what went wrong; empty when it is none of its errors. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** What to do next about an error. */
export function nextStep(error: unknown): string {
  return nextSteps[errorName(error)] ?? stillHere;
}

/** Whether nothing at all is known of what was sent: no answer came. */
export function hadNoAnswer(error: unknown): boolean {
  return ['NetworkError', 'Error', 'TypeError', 'Unknown'].includes(errorName(error));
}
