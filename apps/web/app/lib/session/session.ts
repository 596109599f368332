import { importWithReadableError } from './import-with-readable-error.ts';
import { getCurrentUser } from './session-user.ts';

/*
 * API of logins and accounts. The first call loads the client library; visitors who only browse never load it. The
 * functions are documented where they are implemented (`…-client.ts`). They reject with an Error whose `name` is the
 * identity service's (`CodeMismatchException`, `NotAuthorizedException`, …) and whose message can be shown.
 */
type Client = typeof import('./session-client.ts');
type Call<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

const loadClient = (): Promise<Client> => importWithReadableError(() => import('./session-client.ts'));

/** Loads the client library while the visitor types. */
export const preloadSessionClient = (): void => void loadClient().catch(() => null);

/** Returns a function that loads the client library and then calls the client's function. */
function lazy<Args extends unknown[], Result>(
  pick: (client: Client) => Call<Args, Result>,
): Call<Args, Result> {
  return async (...args) => pick(await loadClient())(...args);
}

export const signUp = lazy((client) => client.signUp);
export const confirmSignUp = lazy((client) => client.confirmSignUp);
export const resendCode = lazy((client) => client.resendCode);
export const requestPasswordReset = lazy((client) => client.requestPasswordReset);
export const confirmResetPassword = lazy((client) => client.confirmResetPassword);
export const changePassword = lazy((client) => client.changePassword);
export const fetchProfile = lazy((client) => client.fetchProfile);
export const updateProfile = lazy((client) => client.updateProfile);
export const saveMissingNames = lazy((client) => client.saveMissingNames);
export const confirmPhone = lazy((client) => client.confirmPhone);
export const resendPhoneCode = lazy((client) => client.resendPhoneCode);
export const logOut = lazy((client) => client.logOut);
export const endSession = lazy((client) => client.endSession);
export const signOutEverywhere = lazy((client) => client.signOutEverywhere);
export const deleteUser = lazy((client) => client.deleteUser);

const fetchAccessToken = lazy((client) => client.fetchAccessToken);
const renewSession = lazy((client) => client.renewSession);

/**
 * Returns the access token for an API call. Returns null when the token can't be renewed, and for visitors,
 * without loading the library.
 */
export const getAccessToken = async (): Promise<string | null> =>
  getCurrentUser() && fetchAccessToken().catch(() => null);

/**
 * Renews the member's tokens. If the identity service has ended the session, ends it in this browser, too. Does
 * nothing when the identity service is unavailable.
 */
export const renewAccessToken = (): Promise<void> => renewSession().catch(() => undefined);

export const signIn = lazy((client) => client.signIn);
export const signInWithMethod = lazy((client) => client.signInWithMethod);
export const signInAsDemoAccount = lazy((client) => client.signInAsDemoAccount);
export const respondToStep = lazy((client) => client.respondToStep);
export const completeNewPassword = lazy((client) => client.completeNewPassword);
export const signInWithProvider = lazy((client) => client.signInWithProvider);
export const completeSocialLogin = lazy((client) => client.completeSocialLogin);

export const registerPasskey = lazy((client) => client.registerPasskey);
export const listPasskeys = lazy((client) => client.listPasskeys);
export const renamePasskey = lazy((client) => client.renamePasskey);
export const removePasskey = lazy((client) => client.removePasskey);
export const signInWithPasskey = lazy((client) => client.signInWithPasskey);
export const offerPasskeyAutofill = lazy((client) => client.offerPasskeyAutofill);

/**
 * Like `lazy`. If the session was ended on another device or in another tab, also tries to renew it before rejecting.
 * The renewal fails and thereby ends the session here, so that the page shows the login.
 */
function lazyWithRenewal<Args extends unknown[], Result>(
  pick: (client: Client) => Call<Args, Result>,
): Call<Args, Result> {
  const call = lazy(pick);
  return (...args) =>
    call(...args).catch(async (error: unknown) => {
      if (isSignedOut(error)) await renewAccessToken();
      throw error;
    });
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && error.message.includes('Token');

/*
 * The account's security settings. On `ReauthenticationRequiredException`, ask for the password, call
 * `verifyPassword` and retry.
 */
export const getAccountSecurity = lazyWithRenewal((client) => client.getAccountSecurity);
export const beginAppSetup = lazyWithRenewal((client) => client.beginAppSetup);
export const verifyApp = lazyWithRenewal((client) => client.verifyApp);
export const setSecondFactor = lazyWithRenewal((client) => client.setSecondFactor);
export const clearPreferredFactor = lazyWithRenewal((client) => client.clearPreferredFactor);
export const generateRecoveryCodes = lazyWithRenewal((client) => client.generateRecoveryCodes);
export const listDevices = lazyWithRenewal((client) => client.listDevices);
export const signOutDevice = lazyWithRenewal((client) => client.signOutDevice);
export const listAuthEvents = lazyWithRenewal((client) => client.listAuthEvents);
export const verifyPassword = lazyWithRenewal((client) => client.verifyPassword);
