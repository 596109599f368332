/**
 * Tests rare errors of the browser library. In the short form, the tests of each operation check its common errors.
 *
 * @module-tag long
 */
import { Amplify } from 'aws-amplify';
import {
  autoSignIn,
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  rememberDevice,
  signIn,
  signInWithRedirect,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

/*
 * Errors of the browser library itself, with its names and messages, against the project’s own pool.
 * A few stubs stand for the browser's own responses.
 */

const pool = await openPoolForSuite();
const { Auth } = Amplify.getConfig();
type Settings = Parameters<typeof Amplify.configure>[0];

/** Configures the library, and keeps its token storage. */
function configure(more: object): void {
  const tokenProvider = cognitoUserPoolsTokenProvider;
  const settings = { Auth: { Cognito: { ...Auth?.Cognito, ...more } } } as Settings;
  Amplify.configure(settings, { Auth: { tokenProvider } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  configure({});
});

const enter = async () => {
  const { email } = await createAccount(pool);
  await signIn({ username: email, password: testPassword });
};

/** Deletes what the library has stored under a name. */
function deleteStored(end: string): void {
  for (const key of pool.storage.keys()) if (key.endsWith(`.${end}`)) pool.storage.delete(key);
}

/** Configures hosted sign-in as the page would, with these redirect URLs. */
function hosted(redirects: string[], responseType: 'code' | 'token' = 'code'): void {
  const location = { origin: 'https://milesstreet.example', pathname: '/', hostname: 'milesstreet.example' };
  vi.stubGlobal('window', { location, addEventListener: () => {}, removeEventListener: () => {} });
  const oauth = { domain: 'milesstreet.example', scopes: ['openid'], responseType };
  const loginWith = { oauth: { ...oauth, redirectSignIn: redirects, redirectSignOut: redirects } };
  configure({ loginWith });
}

/** Goes to the sign-in page and returns at a URL. */
const returnTo = (url: string) => {
  const options = { authSessionOpener: async () => ({ type: 'success', url }) };
  return signInWithRedirect({ options } as Parameters<typeof signInWithRedirect>[0]);
};
const here = 'https://milesstreet.example/';

const cases: [name: string, words: string, provoke: () => Promise<unknown>][] = [
  ['UserUnAuthenticatedException', 'User needs to be authenticated', () => fetchUserAttributes()],
  [
    'UserAlreadyAuthenticatedException',
    'There is already a signed in user.',
    async () => {
      await enter();
      await enter();
    },
  ],
  [
    'DeviceMetadataNotFoundException',
    'Either deviceKey, deviceGroupKey or secretPassword were not found',
    async () => {
      await enter();
      deleteStored('deviceKey');
      await rememberDevice();
    },
  ],
  ['AutoSignInException', 'has not started, or has been cancelled/completed.', () => autoSignIn()],
  [
    'AutoSignInException',
    'The account was not confirmed on time.',
    async () => {
      configure({ signUpVerificationMethod: 'link' });
      const username = createEmail();
      await signUp({
        username,
        password: testPassword,
        options: { userAttributes: { email: username }, autoSignIn: true },
      });
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
      const entered = getRejection(autoSignIn());
      vi.setSystemTime(Date.now() + 180_001);
      await vi.advanceTimersByTimeAsync(5000);
      const { name, message } = await entered;
      throw Object.assign(new Error(message), { name });
    },
  ],
  [
    'InvalidRedirectException',
    'had an invalid format or was not found',
    async () => {
      hosted(['nowhere']);
      await signInWithRedirect();
    },
  ],
  [
    'InvalidOriginException',
    'redirect is coming from a different origin',
    async () => {
      hosted(['https://elsewhere.example/']);
      await signInWithRedirect();
    },
  ],
  [
    'InvalidPreferredRedirectUrlException',
    'does not match any items in the redirectSignOutUrls',
    async () => {
      await enter();
      hosted([here]);
      const [of = ''] = [...pool.storage.keys()].filter((key) => key.endsWith('.accessToken'));
      pool.storage.set(of.replace('accessToken', 'oauthMetadata'), '{"oauthSignIn":true}');
      await signOut({ global: false, oauth: { redirectUrl: 'https://elsewhere.example/' } });
    },
  ],
  [
    'TokenRefreshException',
    'Token refresh is not supported',
    async () => {
      await enter();
      deleteStored('refreshToken');
      await fetchAuthSession({ forceRefresh: true });
    },
  ],
  [
    'UnexpectedSignInInterruptionException',
    'Unable to get user session following successful sign-in.',
    async () => {
      const setItem = pool.storage.set.bind(pool.storage);
      vi.spyOn(pool.storage, 'set').mockImplementation((key, value) =>
        key.endsWith('.accessToken') ? pool.storage : setItem(key, value),
      );
      await enter();
    },
  ],
  ['SignInException', 'signIn was not called', () => confirmSignIn({ challengeResponse: '123456' })],
  [
    'OAuthSignInException',
    'User cancelled OAuth flow.',
    async () => {
      hosted([here]);
      await returnTo(here);
    },
  ],
  [
    'OAuthSignInException',
    'No access token returned from OAuth flow.',
    async () => {
      hosted([here], 'token');
      await returnTo(here);
    },
  ],
  [
    'oauthSignInError',
    'An error occurred while validating the state.',
    async () => {
      hosted([here]);
      await returnTo(`${here}?code=a-code&state=of-somebody-else`);
    },
  ],
];

/*
 * Three specified errors can't occur on a page. InvalidAppSchemeException and OAuthSignOutException belong to native
 * apps: a browser leaves for /logout without a result.
 * The library catches NoSessionFoundException where it throws it, and reports UserUnAuthenticatedException.
 * OAuthSignInError has two names in the library.
 */
describe('the browser library', () => {
  it.for(cases)('throws %s: %s', async ([name, text, provoke], context) => {
    requireOwnPool(context, pool);
    const error = await getRejection(provoke());
    expect(error.name).toBe(name);
    expect(error.message).toContain(text);
  });
});
