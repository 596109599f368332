import type { Profile, ProfileUpdate, SignUpInput, SignUpResult } from './account-types.ts';
import type { PersonNames } from './get-missing-names.ts';

/**
 * Account functions for features. The first call loads the client library; visitors who only browse never load it.
 * Every function rejects with an Error whose `name` is the identity service's (`CodeMismatchException`,
 * `NotAuthorizedException`, …) and whose message can be shown.
 */
const identity = () => importWithReadableError(() => import('./identity-client.ts'));

/** Imports a module, or throws an error whose message can be shown. */
export async function importWithReadableError<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new Error(unreachableMessage);
  }
}

export const unreachableMessage = 'We can’t connect right now. Check your connection and try again.';

/** Loads the client library while the visitor types. */
export const preloadAccountClient = (): void => void identity().catch(() => null);

/** Creates an account and emails a verification code. */
export const signUp = async (input: SignUpInput): Promise<SignUpResult> => (await identity()).signUp(input);

/**
 * Confirms an account with the six digits from the email. Resolves with true when the user pool has also
 * logged the member in.
 */
export const confirmSignUp = async (email: string, code: string): Promise<boolean> =>
  (await identity()).confirmSignUp(email, code);

/** Emails a new verification code. Behaves the same for unknown email addresses. */
export const resendCode = async (email: string): Promise<void> => (await identity()).resendCode(email);

/** Emails a code for a new password. Behaves the same for unknown email addresses. */
export const requestPasswordReset = async (email: string): Promise<void> =>
  (await identity()).requestPasswordReset(email);

/** Sets a new password with the code from the email. Doesn't log in. */
export const confirmResetPassword = async (email: string, code: string, newPassword: string): Promise<void> =>
  (await identity()).confirmResetPassword(email, code, newPassword);

export const changePassword = async (oldPassword: string, newPassword: string): Promise<void> =>
  (await identity()).changePassword(oldPassword, newPassword);

/** Fetches the member's profile from the identity service. Unknown fields are empty. */
export const fetchProfile = async (): Promise<Profile> => (await identity()).fetchProfile();

/**
 * Saves the profile except the email address, and updates the name in the header. Resolves with the masked destination
 * of a code for a new phone number; null if none was sent.
 */
export const updateProfile = async (profile: ProfileUpdate): Promise<string | null> =>
  (await identity()).updateProfile(profile);

/** Saves names that the account lacks. Resolves with these, or null when none are missing. */
export const saveMissingNames = async (
  typed: PersonNames,
): Promise<(Partial<PersonNames> & { userId: string }) | null> => (await identity()).saveMissingNames(typed);

/** Verifies the phone number with the six digits that were sent to it. */
export const confirmPhone = async (code: string): Promise<void> => (await identity()).confirmPhone(code);

export const resendPhoneCode = async (): Promise<void> => (await identity()).resendPhoneCode();

/**
 * Logs out and clears everything in this browser that gives access to bookings. Resolves with true when the
 * user pool's hosted pages redirect the browser to the home page. Never rejects.
 */
export const logOut = async (): Promise<boolean> => (await identity()).logOut();

/**
 * Ends the session but stays on the page and keeps this browser's holds. Never rejects, because the stored
 * tokens are removed in any case.
 */
export const signOut = async (): Promise<void> => (await identity()).signOut();

/** Logs out of all devices. Rejects when the identity service is unavailable; this session then stays. */
export const signOutEverywhere = async (): Promise<void> => (await identity()).signOutEverywhere();

/** Deletes the member's account. Rejects when the identity service is unavailable. */
export const deleteUser = async (): Promise<void> => (await identity()).deleteUser();

export { getCurrentUser } from './session-user.ts';
