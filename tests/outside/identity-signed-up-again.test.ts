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
import { newEmail, ownPool, password, refusal, suitePool } from '../harness/identity-pool.ts';

const pool = await suitePool();

describe('an address that is signed up again before its code is there', () => {
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
  const attempt = (username: string, secret: string) => refusal(signIn({ username, password: secret }));

  it('opens by what was typed last in the same browser, and has a new code', async (context) => {
    const own = ownPool(context, pool);
    const [username, browser] = [newEmail(), randomUUID()];
    await joinFrom(browser, username, other);
    const first = await own.codeFor(username);
    await joinFrom(browser, username, password);
    const confirmationCode = await own.codeFor(username);
    if (first !== confirmationCode) await refusal(confirmSignUp({ username, confirmationCode: first }));
    await confirmSignUp({ username, confirmationCode });
    expect((await attempt(username, other)).name).toBe('NotAuthorizedException');
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  it.for([
    ['another browser', randomUUID()],
    ['one that tells nothing of itself', null],
  ] as const)(
    'by %s of the same network, with another password: neither opens it',
    async ([, browser], context) => {
      const own = ownPool(context, pool);
      const username = newEmail();
      await joinFrom(randomUUID(), username, password);
      await joinFrom(browser, username, other);
      await confirmSignUp({ username, confirmationCode: await own.codeFor(username) });
      expect((await attempt(username, other)).name).toBe('NotAuthorizedException');
      expect((await attempt(username, password)).name).toBe('NotAuthorizedException');
      await resetPassword({ username });
      const confirmationCode = await own.codeFor(username);
      await confirmResetPassword({ username, confirmationCode, newPassword: password });
      expect((await signIn({ username, password })).isSignedIn).toBe(true);
    },
  );
});
