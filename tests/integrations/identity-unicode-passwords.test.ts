import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { getPoolName } from '@studio/identity/pool';
import { verifierEncryptionContext } from '@studio/identity/users/set-password';
import { computeVerifier } from '@studio/identity/users/srp';
import { users } from '@studio/identity/users/tables';
import { findUser } from '@studio/identity/users/users';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchUserAttributes,
  resetPassword,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHostedClient, createHostedPagesFor, readCallbackParameters } from '../harness/hosted-pages.ts';
import {
  configureAmplify,
  createAdminClient,
  startIdentity,
  type TestIdentity,
} from '../harness/identity.ts';
import { createAccount, createEmail, getRejection, type PoolUnderTest } from '../harness/identity-pool.ts';
import { signInWithLibrary } from '../harness/identity-sign-in.ts';

let own: TestIdentity;
let pool: PoolUnderTest;
beforeAll(async () => {
  own = await startIdentity({ hosted: createHostedPagesFor() });
  pool = { ...own, own, admin: createAdminClient(own), kept: configureAmplify(own) };
});
afterEach(async () => {
  await signOut();
  pool.kept.clear();
});
afterAll(() => own?.stop());

/** The same password from two keyboards: composed with an ordinary space, decomposed with a no-break space. */
const composed = 'café harbour 27';
const decomposed = 'cafe\u0301\u00a0harbour 27';
/** Adds the invisible characters that pasted text can contain. */
const pasted = (text: string) => `\u202a${text.slice(0, 3)}\u200b${text.slice(3)}\u202c\u00a0`;
/** Returns full-width digits, as Chinese and Japanese keyboards type them. */
const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const isIn = async (email: string, secret: string, flow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH') => {
  const { isSignedIn } = await signInWithLibrary(email, flow, secret);
  await signOut();
  return isSignedIn;
};

/** Signs a user up with a password and confirms the emailed code. */
async function signedUp(password: string): Promise<string> {
  const email = createEmail();
  await signUp({ username: email, password, options: { userAttributes: { email } } });
  const code = await own.codeFor(email);
  await confirmSignUp({ username: pasted(email), confirmationCode: pasted(fullWidth(code)) });
  return email;
}

describe('a password that two keyboards write in two ways', () => {
  it.each([composed, decomposed])('is one when somebody signs up with %j', async (password) => {
    const email = await signedUp(password);
    // The browser composes it before the proof.
    expect(await isIn(email, composed, 'USER_SRP_AUTH')).toBe(true);
    expect(await isIn(email, decomposed, 'USER_PASSWORD_AUTH')).toBe(true);
    expect(await getRejection(signInWithLibrary(email, 'USER_PASSWORD_AUTH', 'cafe harbour 27'))).toEqual(
      wrong,
    );
  });

  it('is one when it is changed, and when it is reset', async () => {
    const email = await signedUp(composed);
    await signInWithLibrary(email, 'USER_PASSWORD_AUTH', composed);
    await updatePassword({ oldPassword: decomposed, newPassword: `${decomposed} new` });
    await signOut();
    expect(await isIn(email, `${composed} new`, 'USER_SRP_AUTH')).toBe(true);
    await resetPassword({ username: pasted(email) });
    const code = pasted(await own.codeFor(email));
    await confirmResetPassword({
      username: email,
      confirmationCode: code,
      newPassword: `${decomposed} reset`,
    });
    expect(await isIn(email, `${composed} reset`, 'USER_SRP_AUTH')).toBe(true);
  });

  it('is one on the pages of the pool', async () => {
    const email = await signedUp(composed);
    const app = createHostedClient(own);
    const answer = await app.send(await app.authorize(), { email: pasted(email), password: decomposed });
    expect(readCallbackParameters(answer).code).toBeTruthy();
  });

  it('still opens an account that was made before passwords were composed', async () => {
    const { email, sub } = await createAccount(pool);
    const user = await findUser(own.pool.database, sub);
    const verifier = computeVerifier(
      { pool: getPoolName(own.pool.settings), id: sub },
      user?.salt ?? '',
      decomposed,
    );
    const sealedVerifier = own.pool.sealing.seal(verifierEncryptionContext(sub), verifier);
    await own.pool.database.update(users).set({ sealedVerifier }).where(eq(users.sub, sub));
    expect(await isIn(email, decomposed, 'USER_PASSWORD_AUTH')).toBe(true);
    expect(await isIn(email, decomposed, 'USER_SRP_AUTH')).toBe(true);
    expect(await getRejection(signInWithLibrary(email, 'USER_PASSWORD_AUTH', composed))).toEqual(wrong);
  });
});

describe('what is pasted into the forms of an account', () => {
  it('is read without what no one sees: login, address and names', async () => {
    const email = createEmail();
    const userAttributes = {
      email: pasted(email),
      given_name: '\u202aZoe\u0308\u00a0',
      family_name: '\u200b\u00a0',
      phone_number: pasted('+447700900123'),
    };
    await signUp({ username: pasted(email), password: composed, options: { userAttributes } });
    await confirmSignUp({ username: email, confirmationCode: await own.codeFor(email) });
    expect((await signInWithLibrary(pasted(email.toUpperCase()), 'USER_SRP_AUTH', composed)).isSignedIn).toBe(
      true,
    );
    const attributes = await fetchUserAttributes();
    expect(attributes).toMatchObject({ email, given_name: 'Zoë', phone_number: '+447700900123' });
    expect(attributes).not.toHaveProperty('family_name');
  });

  it('finds the same account when the password is sent as it is', async () => {
    const email = await signedUp(composed);
    const AuthParameters = { USERNAME: pasted(email), PASSWORD: decomposed };
    const asked = { ClientId: own.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters } as const;
    const { AuthenticationResult } = await pool.admin.send(new InitiateAuthCommand(asked));
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it.each(['zoe@example.com,', '<ada@example.com>', 'zoe@example.c'])(
    'no account is made for %s, which no email can reach',
    async (username) => {
      const call = signUp({ username, password: composed, options: { userAttributes: { email: username } } });
      expect((await getRejection(call)).name).toBe('InvalidParameterException');
    },
  );
});
