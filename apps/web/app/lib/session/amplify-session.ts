import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, Hub, sessionStorage as tabStorage } from 'aws-amplify/utils';
import { renewClientId, renewSessionId } from '../api/client-and-session-ids.ts';
import { getSiteConfig } from '../site/site-config.ts';
import { clearCheckInCache } from '../storage/clear-check-in-cache.ts';
import { clearCheckoutDrafts } from '../storage/clear-checkout-drafts.ts';
import { formDrafts } from '../storage/form-drafts.ts';
import { clearHolds } from '../storage/held-places.ts';
import { sessionChangeEvent } from './session-user.ts';
import { listenForSocialLoginOutcome } from './social-login-outcome.ts';

/*
 * Configures the client library and its token storage. Only session-client.ts and the modules behind it may import
 * this module and the library. A static import elsewhere would add the library to every page.
 */
// Hides the library's warning about user pools that aren't at Cognito's endpoint.
ConsoleLogger.LOG_LEVEL = 'ERROR';
const { userPoolId, userPoolClientId, userPoolEndpoint, domain } = getSiteConfig().identity;
listenForSocialLoginOutcome(userPoolClientId);
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId,
      userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href,
      loginWith: { email: true, ...(domain ? { oauth: getOauthSettings(domain) } : {}) },
    },
  },
});
// The events include login, logout, renewed tokens and failed renewals.
Hub.listen('auth', dispatchSessionChange);

/**
 * Returns the settings of the user pool's hosted login pages, through which social logins run. The last scope
 * allows members to manage their account.
 */
function getOauthSettings(domain: string) {
  return {
    domain,
    scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
    redirectSignIn: [`${location.origin}/auth/callback`],
    redirectSignOut: [`${location.origin}/`],
    responseType: 'code' as const,
  };
}

/**
 * Makes the library use the storage that contains the current session, because another tab may have logged in with
 * the other choice of "remember me".
 */
export function adoptSharedSession(): void {
  setTokenStorage(hasOwnSession() ? 'tab' : 'browser');
}

/** Chooses where tokens are stored: in the browser, or until the tab closes. */
export function setTokenStorage(lifetime: 'browser' | 'tab'): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(lifetime === 'tab' ? tabStorage : defaultStorage);
}

/**
 * Hides the stored session from the library until the library has overwritten it. Otherwise the library would
 * reject the login of a member who is already logged in. `adoptSharedSession` ends this.
 */
export function hideSessionFromLibrary(): void {
  const storage = hasOwnSession() ? tabStorage : defaultStorage;
  const written = new Set<string>();
  const isHidden = (key: string) => key.endsWith('.LastAuthUser') && !written.has(key);
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => (isHidden(key) ? null : storage.getItem(key)),
    setItem: (key, value) => {
      written.add(key);
      return storage.setItem(key, value);
    },
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
  });
}

export function getRefreshToken(): string | null {
  const getStorage = hasOwnSession() ? () => sessionStorage : () => localStorage;
  return readStored(getStorage, `${readStored(getStorage, 'LastAuthUser')}.refreshToken`);
}

function hasOwnSession(): boolean {
  return readStored(() => sessionStorage, 'LastAuthUser') !== null;
}

/**
 * Returns whether the member logged in through the user pool's hosted pages. If so, the logout also goes through
 * them: the library redirects to the hosted pages, and these redirect to the home page.
 */
export function isHostedPagesSession(): boolean {
  return readStored(() => localStorage, 'oauthSignIn')?.startsWith('true') ?? false;
}

/** Returns a value that the library stored; null if there is none or storage is blocked. */
function readStored(getStorage: () => Storage, name: string): string | null {
  try {
    return getStorage().getItem(`CognitoIdentityServiceProvider.${userPoolClientId}.${name}`);
  } catch {
    return null;
  }
}

/**
 * Clears what must not outlive a logout, even if the visitor continues as a guest: access to this tab's chat, through a
 * new session id, and the cached check-in lists.
 */
export function clearChatAndCheckInData(): void {
  renewSessionId();
  void clearCheckInCache();
}

/**
 * Clears the browser's data after logout, because other people may use the browser. The browser gets a new client id,
 * which gives no access to the member's bookings, and loses holds and drafts. When a member continues as a guest, only
 * `clearChatAndCheckInData` runs.
 */
export function clearBrowserData(): void {
  renewClientId();
  clearHolds();
  clearCheckoutDrafts();
  formDrafts.clear();
  clearChatAndCheckInData();
}

/** Waits for the next task, because the library doesn't await that its storage is cleared. */
export function waitForStorageToClear(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Notifies the page that the session or the member's name has changed. */
export async function dispatchSessionChange(): Promise<void> {
  await waitForStorageToClear();
  dispatchEvent(new Event(sessionChangeEvent));
}
