import type { Profile, ProfileUpdate, SignUpInput, SignUpResult } from './account-types.ts';
import type { PersonNames } from './get-missing-names.ts';

/**
 * Accounts, for features. The client library is loaded with the first of these calls, never for anonymous visitors who
 * look at pages. Every function rejects with an Error whose `name` is the identity service's (`CodeMismatchException`,
 * `NotAuthorizedException`, …) and whose message can be shown.
 */
const identity = () => importOrThrow(() => import('./identity-client.ts'));

/** A part of the client library's modules, or an error that can be shown. */
export async function importOrThrow<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new Error(unreachableMessage);
  }
}

/** What is said when nothing comes through. */
export const unreachableMessage =
  'We cannot reach the studio right now. Check your connection and try again.';

/** Loads the client library while people type, so that it is here when they send. */
export const preloadAccountClient = (): void => void identity().catch(() => null);

/** Makes an account; a code to confirm it goes to its address. Gives the member's id. */
export const signUp = async (input: SignUpInput): Promise<SignUpResult> => (await identity()).signUp(input);

/** Confirms an account by the six digits that were mailed. true: the pool has signed them in with it. */
export const confirmSignUp = async (email: string, code: string): Promise<boolean> =>
  (await identity()).confirmSignUp(email, code);

/** Mails a new code to confirm an account; answers alike for every address. */
export const resendCode = async (email: string): Promise<void> => (await identity()).resendCode(email);

/** Mails a code to set a new password; answers alike for every address. */
export const requestPasswordReset = async (email: string): Promise<void> =>
  (await identity()).requestPasswordReset(email);

/** Sets a new password by the code that was mailed. Does not sign in. */
export const confirmResetPassword = async (email: string, code: string, newPassword: string): Promise<void> =>
  (await identity()).confirmResetPassword(email, code, newPassword);

/** Changes the password of who is signed in. */
export const changePassword = async (oldPassword: string, newPassword: string): Promise<void> =>
  (await identity()).changePassword(oldPassword, newPassword);

/** What the account of who is signed in says now, from the service. Empty where nothing is known. */
export const fetchProfile = async (): Promise<Profile> => (await identity()).fetchProfile();

/**
 * Saves all but the address, which stays; the header greets by the new name at once. Gives where a code went that proves
 * a new phone number, half hidden; null when none did.
 */
export const updateProfile = async (profile: ProfileUpdate): Promise<string | null> =>
  (await identity()).updateProfile(profile);

/** Fills in the names that the account lacks; gives these, or null when it lacks none. */
export const saveMissingNames = async (
  typed: PersonNames,
): Promise<(Partial<PersonNames> & { userId: string }) | null> => (await identity()).saveMissingNames(typed);

/** Proves the phone number by the six digits that were sent to it. */
export const confirmPhone = async (code: string): Promise<void> => (await identity()).confirmPhone(code);

/** Sends another code to the phone number. */
export const resendPhoneCode = async (): Promise<void> => (await identity()).resendPhoneCode();

/**
 * Ends the session of who leaves: the browser keeps nothing by which their bookings open. Resolves with whether the page is
 * being left already, by the pool's own pages, which lead back to the first one. Never rejects.
 */
export const logOut = async (): Promise<boolean> => (await identity()).logOut();

/** Ends the session in place: who is here goes on with what is held. Never rejects: what is stored is gone in any case. */
export const signOut = async (): Promise<void> => (await identity()).signOut();

/** Ends the sessions of this member everywhere; rejects when the service could not be told, then this one stays. */
export const signOutEverywhere = async (): Promise<void> => (await identity()).signOutEverywhere();

/** Deletes the account of who is signed in; rejects when the service could not be told. */
export const deleteUser = async (): Promise<void> => (await identity()).deleteUser();

export { getCurrentUser } from './session-user.ts';
