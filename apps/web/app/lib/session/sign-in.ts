import { importWithReadableError } from './account.ts';
import type { SignInInput, SignInMethod, SignInStep } from './account-types.ts';

/*
 * API of the login, step by step. Functions reject with the errors that account.ts describes. A resolved promise
 * doesn't mean that the member is logged in: check `at` of the step.
 */
const client = () => importWithReadableError(() => import('./sign-in-client.ts'));

/** Loads the client library while the visitor types. */
export const preloadSignInClient = (): void => void client().catch(() => null);

export const signIn = async (input: SignInInput): Promise<SignInStep> => (await client()).signIn(input);

/** Starts a login without a password. A `method` of null asks which methods are available. */
export const signInWithMethod = async (
  method: SignInMethod | null,
  input: Omit<SignInInput, 'password'>,
): Promise<SignInStep> => (await client()).signInWithMethod(method, input);

/** Responds to the step with a code, the name of a choice, an email address, a password or free text. */
export const answerStep = async (answer: string): Promise<SignInStep> => (await client()).answerStep(answer);

/** Responds to the step `new-password`. Pass names only when the step needs them. */
export const completeNewPassword = async (
  newPassword: string,
  names?: { firstName: string; lastName: string },
): Promise<SignInStep> => (await client()).completeNewPassword(newPassword, names);
