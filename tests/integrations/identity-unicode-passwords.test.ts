import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { getPoolName } from '@studio/identity/pool';
import { getVerifierEncryptionContext } from '@studio/identity/users/set-password';
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
  pool = { ...own, own, admin: createAdminClient(own), storage: configureAmplify(own) };
});
afterEach(async () => {
  await signOut();
  pool.storage.clear();
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
const canSignIn = async (email: string, secret: string, flow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH') => {
  const { isSignedIn } = await signInWithLibrary(email, flow, secret);
  await signOut();
  return isSignedIn;
};

/** Signs a user up with a password and confirms the emailed code. */
async function registerUser(password: string): Promise<string> {
  const email = createEmail();
  await signUp({ username: email, password, options: { userAttributes: { email } } });
  const code = await own.codeFor(email);
  await confirmSignUp({ username: pasted(email), confirmationCode: pasted(fullWidth(code)) });
  return email;
}

describe('a password that two keyboards type in two ways', () => {
  it.each([composed, decomposed])('is the same password when a user signs up with %j', async (password) => {
    const email = await registerUser(password);
    // The browser composes it before the proof.
    expect(await canSignIn(email, composed, 'USER_SRP_AUTH')).toBe(true);
    expect(await canSignIn(email, decomposed, 'USER_PASSWORD_AUTH')).toBe(true);
    expect(await getRejection(signInWithLibrary(email, 'USER_PASSWORD_AUTH', 'cafe harbour 27'))).toEqual(
      wrong,
    );
  });

  it('is the same password when it is changed, and when it is reset', { tags: 'long' }, async () => {
    const email = await registerUser(composed);
    await signInWithLibrary(email, 'USER_PASSWORD_AUTH', composed);
    await updatePassword({ oldPassword: decomposed, newPassword: `${decomposed} new` });
    await signOut();
    expect(await canSignIn(email, `${composed} new`, 'USER_SRP_AUTH')).toBe(true);
    await resetPassword({ username: pasted(email) });
    const code = pasted(await own.codeFor(email));
    await confirmResetPassword({
      username: email,
      confirmationCode: code,
      newPassword: `${decomposed} reset`,
    });
    expect(await canSignIn(email, `${composed} reset`, 'USER_SRP_AUTH')).toBe(true);
  });

  it('is the same password on the hosted pages', async () => {
    const email = await registerUser(composed);
    const app = createHostedClient(own);
    const response = await app.send(await app.authorize(), { email: pasted(email), password: decomposed });
    expect(readCallbackParameters(response).code).toBeTruthy();
  });

  it('still opens an account created before passwords were normalised', async () => {
    const { email, sub } = await createAccount(pool);
    const user = await findUser(own.pool.database, sub);
    const verifier = computeVerifier(
      { pool: getPoolName(own.pool.settings), id: sub },
      user?.salt ?? '',
      decomposed,
    );
    const encryptedVerifier = own.pool.encryption.encrypt(getVerifierEncryptionContext(sub), verifier);
    await own.pool.database.update(users).set({ encryptedVerifier }).where(eq(users.sub, sub));
    expect(await canSignIn(email, decomposed, 'USER_PASSWORD_AUTH')).toBe(true);
    expect(await canSignIn(email, decomposed, 'USER_SRP_AUTH')).toBe(true);
    expect(await getRejection(signInWithLibrary(email, 'USER_PASSWORD_AUTH', composed))).toEqual(wrong);
  });
});

describe('pasted text in the forms of an account', () => {
  it('is stripped of invisible characters: login, address and names', async () => {
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

  it('finds the same account when the password is sent unchanged', async () => {
    const email = await registerUser(composed);
    const AuthParameters = { USERNAME: pasted(email), PASSWORD: decomposed };
    const input = { ClientId: own.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters } as const;
    const { AuthenticationResult } = await pool.admin.send(new InitiateAuthCommand(input));
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it.each(['zoe@example.com,', '<ada@example.com>', 'zoe@example.c'])(
    'rejects a sign-up with %s, which no email can reach',
    async (username) => {
      const call = signUp({ username, password: composed, options: { userAttributes: { email: username } } });
      expect((await getRejection(call)).name).toBe('InvalidParameterException');
    },
  );
});
