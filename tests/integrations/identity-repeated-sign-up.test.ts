import { randomUUID } from 'node:crypto';
import {
  confirmResetPassword,
  confirmSignUp,
  resetPassword,
  type SignUpInput,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import {
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

const pool = await openPoolForSuite();

describe('an address that signs up again before its code is entered', () => {
  const joinFrom = (browser: string | null, username: string, secret: string) =>
    signUp({
      username,
      password: secret,
      options: {
        userAttributes: { email: username, given_name: 'Amara' },
        clientMetadata: browser === null ? {} : { browser },
      },
    } as SignUpInput);
  const other = 'a-password-on-second-thoughts';
  const attempt = (username: string, secret: string) => getRejection(signIn({ username, password: secret }));

  it('uses the latest password of the same browser, and a new code', async (context) => {
    const own = requireOwnPool(context, pool);
    const [username, browser] = [createEmail(), randomUUID()];
    await joinFrom(browser, username, other);
    const first = await own.codeFor(username);
    await joinFrom(browser, username, testPassword);
    const confirmationCode = await own.codeFor(username);
    if (first !== confirmationCode) await getRejection(confirmSignUp({ username, confirmationCode: first }));
    await confirmSignUp({ username, confirmationCode });
    expect((await attempt(username, other)).name).toBe('NotAuthorizedException');
    expect((await signIn({ username, password: testPassword })).isSignedIn).toBe(true);
  });

  it.for([
    ['another browser', randomUUID()],
    ['one that tells nothing of itself', null],
  ] as const)(
    'from %s on the same network with another password: neither password works',
    async ([, browser], context) => {
      const own = requireOwnPool(context, pool);
      const username = createEmail();
      await joinFrom(randomUUID(), username, testPassword);
      await joinFrom(browser, username, other);
      await confirmSignUp({ username, confirmationCode: await own.codeFor(username) });
      expect((await attempt(username, other)).name).toBe('NotAuthorizedException');
      expect((await attempt(username, testPassword)).name).toBe('NotAuthorizedException');
      await resetPassword({ username });
      const confirmationCode = await own.codeFor(username);
      await confirmResetPassword({ username, confirmationCode, newPassword: testPassword });
      expect((await signIn({ username, password: testPassword })).isSignedIn).toBe(true);
    },
  );
});
