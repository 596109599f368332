import { importOrThrow } from './account.ts';
import type { SignInInput, SignInMethod, SignInStep } from './account-types.ts';

/*
 * Signing in, for features, step by step. Rejects as the functions of account.ts do; what does not reject has not signed
 * somebody in yet: see `at` of the step.
 */
const client = () => importOrThrow(() => import('./sign-in-client.ts'));

/** Loads the client library while people type, so that it is here when they send. */
export const preloadSignInClient = (): void => void client().catch(() => null);

/** Begins with the password. */
export const signIn = async (input: SignInInput): Promise<SignInStep> => (await client()).signIn(input);

/** Begins without a password, by a way; null asks which ways there are. */
export const signInWithMethod = async (
  way: SignInMethod | null,
  input: Omit<SignInInput, 'password'>,
): Promise<SignInStep> => (await client()).signInWithMethod(way, input);

/** Answers the step: with a code, with the name of what was chosen, an address, a password or an answer. */
export const answerStep = async (answer: string): Promise<SignInStep> => (await client()).answerStep(answer);

/** Answers `new-password`. Names only where the step asks for them. */
export const completeNewPassword = async (
  newPassword: string,
  names?: { firstName: string; lastName: string },
): Promise<SignInStep> => (await client()).completeNewPassword(newPassword, names);
