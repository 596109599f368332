import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, Hub, sessionStorage as tabStorage } from 'aws-amplify/utils';
import { forgetDays } from '../forget-days.ts';
import { renewSessionId } from '../identifiers.ts';
import { siteConfig } from '../site-config.ts';
import type { PasswordStep, Profile, SignInInput, SignUpInput } from './account-types.ts';
import { sessionChange } from './session-user.ts';

/*
 * The only module that imports the client library, itself only ever imported dynamically: a static import anywhere
 * would bring all of it to every page.
 */
// It warns of every pool whose endpoint is not the default one.
ConsoleLogger.LOG_LEVEL = 'ERROR';
const { userPoolId, userPoolClientId, userPoolEndpoint } = siteConfig().identity;
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId,
      userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href,
      loginWith: { email: true },
    },
  },
});
// Signing in and out, renewed tokens and a session that could not be renewed.
Hub.listen('auth', tellOfChange);

export async function signUp(input: SignUpInput): Promise<{ userId: string; confirmed: boolean }> {
  const { email, password } = input;
  const { userId, isSignUpComplete } = await auth.signUp({
    username: email.trim(),
    password,
    options: { userAttributes: { email: email.trim(), ...attributesOf(input) }, autoSignIn: false },
  });
  return { userId: userId ?? '', confirmed: isSignUpComplete };
}

export async function confirmSignUp(email: string, code: string): Promise<void> {
  await auth.confirmSignUp({ username: email.trim(), confirmationCode: code.trim() });
}

export async function resendCode(email: string): Promise<void> {
  await auth.resendSignUpCode({ username: email.trim() });
}

export async function signIn({ email, password, remember }: SignInInput): Promise<PasswordStep> {
  const input = { username: email.trim(), password };
  keepIn(remember ? 'browser' : 'tab');
  try {
    return stepOf(await auth.signIn(input));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserAlreadyAuthenticatedException')) throw error;
    // Another tab was faster, or somebody else is signed in: who has just typed a password is meant.
    await auth.signOut();
    return stepOf(await auth.signIn(input));
  }
}

export async function completeNewPassword(
  newPassword: string,
  names?: { firstName: string; lastName: string },
): Promise<PasswordStep> {
  const userAttributes = names ? attributesOf(names) : {};
  return stepOf(await auth.confirmSignIn({ challengeResponse: newPassword, options: { userAttributes } }));
}

export async function beginResetPassword(email: string): Promise<void> {
  await auth.resetPassword({ username: email.trim() });
}

export async function confirmResetPassword(email: string, code: string, newPassword: string): Promise<void> {
  await auth.confirmResetPassword({ username: email.trim(), confirmationCode: code.trim(), newPassword });
}

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  followSession();
  await auth.updatePassword({ oldPassword, newPassword });
}

export async function fetchProfile(): Promise<Profile> {
  followSession();
  const attributes = await auth.fetchUserAttributes();
  return {
    userId: attributes.sub ?? '',
    email: attributes.email ?? '',
    firstName: attributes.given_name ?? '',
    lastName: attributes.family_name ?? '',
    title: attributes['custom:title'] ?? '',
    phone: attributes.phone_number ?? '',
  };
}

export async function updateProfile(profile: Omit<Profile, 'userId' | 'email'>): Promise<void> {
  followSession();
  // An empty phone is not sent, except to take away the one that there is.
  const withoutPhone = !profile.phone.trim() && (await auth.fetchUserAttributes()).phone_number;
  const userAttributes = { ...attributesOf(profile), ...(withoutPhone ? { phone_number: '' } : {}) };
  await auth.updateUserAttributes({ userAttributes });
  // The name stands in the id token. A profile that is saved is saved, also when no new token comes now.
  await auth.fetchAuthSession({ forceRefresh: true }).catch(() => null);
  await tellOfChange();
}

export async function signOut(): Promise<void> {
  followSession();
  leaveTab();
  await auth.signOut().catch(() => null);
  await cleared();
}

export async function signOutEverywhere(): Promise<void> {
  followSession();
  // The library keeps a failure of the call itself to itself: so it is asked before whether the service answers.
  await auth.fetchUserAttributes();
  await auth.signOut({ global: true });
  leaveTab();
  await cleared();
}

export async function deleteUser(): Promise<void> {
  followSession();
  await auth.deleteUser();
  leaveTab();
  await cleared();
}

/** The access token, renewed when it has run out; null when the session is over. */
export async function accessToken(): Promise<string | null> {
  followSession();
  const { tokens } = await auth.fetchAuthSession();
  return tokens?.accessToken.toString() ?? null;
}

/** Gets new tokens, whatever the old ones say of themselves. */
export async function renewSession(): Promise<void> {
  followSession();
  const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
  if (!tokens) await tellOfChange();
}

function stepOf({ nextStep }: auth.SignInOutput): PasswordStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { at: 'done' };
    // The library does not reject here.
    case 'CONFIRM_SIGN_UP':
      return { at: 'unconfirmed' };
    case 'RESET_PASSWORD':
      return { at: 'reset-required' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { at: 'new-password', needsNames: (nextStep.missingAttributes ?? []).length > 0 };
    default:
      return { at: 'unsupported' };
  }
}

/** Attributes by the pool's names; only what there is. */
function attributesOf(given: { firstName: string; lastName: string; title?: string; phone?: string }) {
  const [firstName, lastName] = [given.firstName.trim(), given.lastName.trim()];
  const phone = given.phone?.replace(/[\s()-]/g, '');
  const attributes = {
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
    'custom:title': given.title,
    phone_number: phone,
  };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}

/** The session may have begun in another tab, which keeps it elsewhere. */
function followSession(): void {
  keepIn(hasOwnSession() ? 'tab' : 'browser');
}

/** Where tokens are kept: with the browser, or until the tab closes. */
function keepIn(place: 'browser' | 'tab'): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(place === 'tab' ? tabStorage : defaultStorage);
}

function hasOwnSession(): boolean {
  try {
    return sessionStorage.getItem(`CognitoIdentityServiceProvider.${userPoolClientId}.LastAuthUser`) !== null;
  } catch {
    return false;
  }
}

/** What this tab has of who leaves, their chat among it, is not for whoever comes next. */
function leaveTab(): void {
  renewSessionId();
  void forgetDays();
}

/** The library empties its store without waiting for it; a moment later it is done. */
function cleared(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

async function tellOfChange(): Promise<void> {
  await cleared();
  dispatchEvent(new Event(sessionChange));
}
