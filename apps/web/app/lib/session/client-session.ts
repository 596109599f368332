import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, Hub, sessionStorage as tabStorage } from 'aws-amplify/utils';
import { clearCheckInCache } from '../clear-check-in-cache.ts';
import { clearCheckoutDrafts } from '../clear-checkout-drafts.ts';
import { clearHolds } from '../held-places.ts';
import { renewClientId, renewSessionId } from '../identifiers.ts';
import { getSiteConfig } from '../site-config.ts';
import { listenForRedirect } from './redirect-outcome.ts';
import { sessionChangeEvent } from './session-user.ts';

/*
 * The client library, set up, and where it keeps a session. Only the modules named `…-client.ts` import the library and this,
 * and they are only ever imported dynamically: a static import anywhere would bring all of it to every page.
 */
// It warns of every pool whose endpoint is not the default one.
ConsoleLogger.LOG_LEVEL = 'ERROR';
const { userPoolId, userPoolClientId, userPoolEndpoint, domain } = getSiteConfig().identity;
listenForRedirect(userPoolClientId);
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId,
      userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href,
      loginWith: { email: true, ...(domain ? { oauth: oauthAt(domain) } : {}) },
    },
  },
});
// Signing in and out, renewed tokens and a session that could not be renewed.
Hub.listen('auth', dispatchSessionChange);

/** The pool's own sign-in pages, for who comes by another provider. With the last scope people may see to their account. */
function oauthAt(domain: string) {
  return {
    domain,
    scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
    redirectSignIn: [`${location.origin}/auth/callback`],
    redirectSignOut: [`${location.origin}/`],
    responseType: 'code' as const,
  };
}

/** The session may have begun in another tab, which keeps it elsewhere. */
export function adoptSharedSession(): void {
  setTokenStorage(hasOwnSession() ? 'tab' : 'browser');
}

/** Where tokens are kept: with the browser, or until the tab closes. */
export function setTokenStorage(place: 'browser' | 'tab'): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(place === 'tab' ? tabStorage : defaultStorage);
}

/**
 * Lets the library log in a member who is logged in, which it refuses when it finds a session: it finds none until it has
 * stored the new one over the old. `adoptSharedSession` ends it.
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

/** The refresh token of who is logged in; null: nobody. */
export function getRefreshToken(): string | null {
  const place = hasOwnSession() ? () => sessionStorage : () => localStorage;
  return kept(place, `${kept(place, 'LastAuthUser')}.refreshToken`);
}

function hasOwnSession(): boolean {
  return kept(() => sessionStorage, 'LastAuthUser') !== null;
}

/**
 * Whether who is signed in came by the pool's own pages. They leave by them, too: the library leads there when it signs
 * them out, and from there they are led back to the first page.
 */
export function signedInWithHostedPages(): boolean {
  return kept(() => localStorage, 'oauthSignIn')?.startsWith('true') ?? false;
}

/** What the library keeps under a name; null also where the browser keeps nothing. */
function kept(place: () => Storage, name: string): string | null {
  try {
    return place().getItem(`CognitoIdentityServiceProvider.${userPoolClientId}.${name}`);
  } catch {
    return null;
  }
}

/** What this tab has of who leaves, their chat among it, is not for whoever comes next. */
export function clearTabData(): void {
  renewSessionId();
  void clearCheckInCache();
}

/**
 * Somebody leaves the browser, which may be everybody's: its history opens none of their bookings any more. What is held
 * in it goes as well; whoever goes on with a checkout as a guest leaves the tab only.
 */
export function clearBrowserData(): void {
  renewClientId();
  clearHolds();
  clearCheckoutDrafts();
  clearTabData();
}

/** The library empties its store without waiting for it; a moment later it is done. */
export function waitUntilCleared(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Tells the page that somebody has come or gone, or has another name. */
export async function dispatchSessionChange(): Promise<void> {
  await waitUntilCleared();
  dispatchEvent(new Event(sessionChangeEvent));
}
