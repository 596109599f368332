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
 * What the browser library itself refuses with, by its names and words, against our pool.
 * Where a browser takes part, a few lines stand for what it answers; the library does not know the difference.
 */

const pool = await openPoolForSuite();
const { Auth } = Amplify.getConfig();
type Settings = Parameters<typeof Amplify.configure>[0];

/** Says it to the library, which goes on keeping its tokens where it did. */
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

/** What the library keeps under a name, gone. */
function lose(end: string): void {
  for (const key of pool.kept.keys()) if (key.endsWith(`.${end}`)) pool.kept.delete(key);
}

/** Hosted sign-in as the page would have it, with these addresses to come back to. */
function hosted(redirects: string[], responseType: 'code' | 'token' = 'code'): void {
  const location = { origin: 'https://milesstreet.example', pathname: '/', hostname: 'milesstreet.example' };
  vi.stubGlobal('window', { location, addEventListener: () => {}, removeEventListener: () => {} });
  const oauth = { domain: 'milesstreet.example', scopes: ['openid'], responseType };
  const loginWith = { oauth: { ...oauth, redirectSignIn: redirects, redirectSignOut: redirects } };
  configure({ loginWith });
}

/** Goes to the sign-in page, and comes back at an address. */
const comeBackAt = (url: string) => {
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
      lose('deviceKey');
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
      const [of = ''] = [...pool.kept.keys()].filter((key) => key.endsWith('.accessToken'));
      pool.kept.set(of.replace('accessToken', 'oauthMetadata'), '{"oauthSignIn":true}');
      await signOut({ global: false, oauth: { redirectUrl: 'https://elsewhere.example/' } });
    },
  ],
  [
    'TokenRefreshException',
    'Token refresh is not supported',
    async () => {
      await enter();
      lose('refreshToken');
      await fetchAuthSession({ forceRefresh: true });
    },
  ],
  [
    'UnexpectedSignInInterruptionException',
    'Unable to get user session following successful sign-in.',
    async () => {
      const keep = pool.kept.set.bind(pool.kept);
      vi.spyOn(pool.kept, 'set').mockImplementation((key, value) =>
        key.endsWith('.accessToken') ? pool.kept : keep(key, value),
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
      await comeBackAt(here);
    },
  ],
  [
    'OAuthSignInException',
    'No access token returned from OAuth flow.',
    async () => {
      hosted([here], 'token');
      await comeBackAt(here);
    },
  ],
  [
    'oauthSignInError',
    'An error occurred while validating the state.',
    async () => {
      hosted([here]);
      await comeBackAt(`${here}?code=a-code&state=of-somebody-else`);
    },
  ],
];

/*
 * Three specified names are met by nobody on a page. InvalidAppSchemeException and OAuthSignOutException are of telephones'
 * own programs: in a browser the page leaves for /logout, and nothing comes back. NoSessionFoundException is caught by the
 * library where it throws it, and told as UserUnAuthenticatedException. OAuthSignInError has two names in the library.
 */
describe('the browser library', () => {
  it.for(cases)('says %s: %s', async ([name, words, provoke], context) => {
    requireOwnPool(context, pool);
    const told = await getRejection(provoke());
    expect(told.name).toBe(name);
    expect(told.message).toContain(words);
  });
});
