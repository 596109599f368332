import { normaliseCode, normaliseLine, normalisePassword } from '@studio/domain/text/normalise-text';
import * as auth from 'aws-amplify/auth';
import type { PersonNames, Profile, ProfileUpdate, SignUpInput, SignUpResult } from './account-types.ts';
import {
  adoptSharedSession,
  clearBrowserData,
  clearChatAndCheckInData,
  dispatchSessionChange,
  isHostedPagesSession,
  waitForStorageToClear,
} from './amplify-session.ts';
import { getMissingNames } from './get-missing-names.ts';
import { getSignUpSecret } from './get-sign-up-secret.ts';
import { toSignInStep } from './to-sign-in-step.ts';
import { tryPasswordVariants } from './try-password-variants.ts';

/** Creates an account and emails a verification code. */
export async function signUp(input: SignUpInput): Promise<SignUpResult> {
  const email = normaliseCode(input.email);
  const { userId, isSignUpComplete, nextStep } = await auth.signUp({
    username: email,
    password: normalisePassword(input.password),
    options: {
      userAttributes: { email, ...toUserAttributes(input) },
      clientMetadata: { browser: getSignUpSecret() },
      autoSignIn: false,
    },
  });
  return { userId: userId ?? '', confirmed: isSignUpComplete, signedIn: await completeAutoSignIn(nextStep) };
}

/**
 * Confirms an account with the six digits from the email. Resolves with true when the user pool has also
 * logged the member in.
 */
export async function confirmSignUp(email: string, code: string): Promise<boolean> {
  const { nextStep } = await auth.confirmSignUp({
    username: normaliseCode(email),
    confirmationCode: normaliseCode(code),
  });
  return completeAutoSignIn(nextStep);
}

/**
 * Completes the automatic login after the sign-up, in user pools that are configured for it. This site's own
 * pool isn't.
 */
async function completeAutoSignIn({ signUpStep }: auth.SignUpOutput['nextStep']): Promise<boolean> {
  return signUpStep === 'COMPLETE_AUTO_SIGN_IN' && toSignInStep(await auth.autoSignIn()).at === 'done';
}

/** Emails a new verification code. Behaves the same for unknown email addresses. */
export async function resendCode(email: string): Promise<void> {
  await auth.resendSignUpCode({ username: normaliseCode(email) });
}

/** Emails a code for a new password. Behaves the same for unknown email addresses. */
export async function requestPasswordReset(email: string): Promise<void> {
  await auth.resetPassword({ username: normaliseCode(email) });
}

/** Sets a new password with the code from the email. Doesn't log in. */
export async function confirmResetPassword(email: string, code: string, newPassword: string): Promise<void> {
  await auth.confirmResetPassword({
    username: normaliseCode(email),
    confirmationCode: normaliseCode(code),
    newPassword: normalisePassword(newPassword),
  });
}

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  adoptSharedSession();
  await tryPasswordVariants(oldPassword, (secret) =>
    auth.updatePassword({ oldPassword: secret, newPassword: normalisePassword(newPassword) }),
  );
}

/** Fetches the member's profile from the identity service. Unknown fields are empty. */
export async function fetchProfile(): Promise<Profile> {
  adoptSharedSession();
  const attributes = await auth.fetchUserAttributes();
  return {
    userId: attributes.sub ?? '',
    email: attributes.email ?? '',
    firstName: attributes.given_name ?? '',
    lastName: attributes.family_name ?? '',
    title: attributes['custom:title'] ?? '',
    phone: attributes.phone_number ?? '',
    phoneVerified: attributes.phone_number_verified === 'true',
  };
}

/**
 * Saves the profile except the email address, and updates the name in the header. Resolves with the masked
 * destination of a code for a new phone number; null if none was sent.
 */
export async function updateProfile(profile: ProfileUpdate): Promise<string | null> {
  adoptSharedSession();
  // Sends an empty phone number only to remove an existing one.
  const withoutPhone = !normaliseCode(profile.phone) && (await auth.fetchUserAttributes()).phone_number;
  const userAttributes = { ...toUserAttributes(profile), ...(withoutPhone ? { phone_number: '' } : {}) };
  const { phone_number: phone } = await auth.updateUserAttributes({ userAttributes });
  // The id token contains the name. The profile is saved even if this renewal fails.
  await auth.fetchAuthSession({ forceRefresh: true }).catch(() => null);
  await dispatchSessionChange();
  const needsCode = phone?.nextStep.updateAttributeStep === 'CONFIRM_ATTRIBUTE_WITH_CODE';
  return needsCode ? (phone.nextStep.codeDeliveryDetails?.destination ?? profile.phone) : null;
}

/** Saves names that the account lacks. Resolves with these, or null when none are missing. */
export async function saveMissingNames(
  typed: PersonNames,
): Promise<(Partial<PersonNames> & { userId: string }) | null> {
  const { userId, firstName, lastName } = await fetchProfile();
  const missing = getMissingNames({ firstName, lastName }, typed);
  if (!missing) return null;
  const userAttributes = toUserAttributes({ firstName, lastName, ...missing });
  await auth.updateUserAttributes({ userAttributes });
  await auth.fetchAuthSession({ forceRefresh: true }).catch(() => null);
  await dispatchSessionChange();
  return { userId, ...missing };
}

/** Maps a person to the user pool's attribute names, without empty values. */
export function toUserAttributes(person: {
  firstName: string;
  lastName: string;
  title?: string;
  phone?: string;
}) {
  const [firstName, lastName] = [normaliseLine(person.firstName), normaliseLine(person.lastName)];
  const phone = person.phone && normaliseCode(person.phone).replace(/[\s()-]/g, '');
  const attributes = {
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
    'custom:title': person.title,
    phone_number: phone,
  };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}

/** Verifies the phone number with the six digits that were sent to it. */
export async function confirmPhone(code: string): Promise<void> {
  adoptSharedSession();
  await auth.confirmUserAttribute({
    userAttributeKey: 'phone_number',
    confirmationCode: normaliseCode(code),
  });
}

export async function resendPhoneCode(): Promise<void> {
  adoptSharedSession();
  await auth.sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
}

/**
 * Ends the session and keeps this browser's holds. Stays on the page, unless the member logged in through the user pool's
 * hosted pages: then the browser is redirected through them to the home page. Never rejects, because the stored tokens
 * are removed even if the identity service doesn't respond.
 */
export async function endSession(): Promise<void> {
  adoptSharedSession();
  clearChatAndCheckInData();
  await auth.signOut().catch(() => null);
  await waitForStorageToClear();
}

/**
 * Logs out and clears everything in this browser that gives access to bookings. Resolves with true when the
 * user pool's hosted pages redirect the browser to the home page. Never rejects.
 */
export async function logOut(): Promise<boolean> {
  const viaHostedPages = isHostedPagesSession();
  clearBrowserData();
  await endSession();
  return viaHostedPages;
}

/** Logs out of all devices. Rejects when the identity service is unavailable; this session then stays. */
export async function signOutEverywhere(): Promise<void> {
  adoptSharedSession();
  // The library hides failures of the sign-out call, so a call that does report failures comes first.
  await auth.fetchUserAttributes();
  await auth.signOut({ global: true });
  clearBrowserData();
  await waitForStorageToClear();
}

/** Deletes the member's account. Rejects when the identity service is unavailable. */
export async function deleteUser(): Promise<void> {
  adoptSharedSession();
  await auth.deleteUser();
  clearBrowserData();
  await waitForStorageToClear();
}

/** Returns the access token, renewed if it has expired; null when the session has ended. */
export async function fetchAccessToken(): Promise<string | null> {
  adoptSharedSession();
  const { tokens } = await auth.fetchAuthSession();
  return tokens?.accessToken.toString() ?? null;
}

/** Renews the tokens even if they haven't expired. */
export async function renewSession(): Promise<void> {
  adoptSharedSession();
  const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
  if (!tokens) await dispatchSessionChange();
}
