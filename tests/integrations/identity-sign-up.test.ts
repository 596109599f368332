import {
  ConfirmSignUpCommand,
  GetUserCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignUp, resendSignUpCode, type SignUpInput, signIn, signUp } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

const pool = await openPoolForSuite();

const register = (username: string, attributes: Record<string, string> = {}, secret = testPassword) =>
  signUp({
    username,
    password: secret,
    options: { userAttributes: { email: username, ...attributes } },
  } as SignUpInput);

const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing up', () => {
  it('asks for the emailed code', async () => {
    const response = await register(createEmail());
    expect(response).toMatchObject({
      isSignUpComplete: false,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', attributeName: 'email' },
      },
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    if (response.nextStep.signUpStep !== 'CONFIRM_SIGN_UP') throw new Error('Another step came.');
    expect(response.nextStep.codeDeliveryDetails.destination).toMatch(/^a\*+@e\*+$/);
  });

  it('stores name and title, and is confirmed with the code', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const names = { given_name: 'Amara', family_name: 'Okafor', name: 'Amara Okafor', 'custom:title': 'Dr' };
    const { userId } = await register(username, { ...names, phone_number: '+447700900123' });
    const [mail] = await own.emails(username);
    expect(mail).toMatchObject({
      kind: 'confirm-sign-up',
      to: username,
      firstName: 'Amara',
      code: expect.stringMatching(/^\d{6}$/),
      minutes: 10,
    });
    const confirmationCode = await own.codeFor(username);
    expect(await confirmSignUp({ username, confirmationCode })).toMatchObject({
      isSignUpComplete: true,
      nextStep: { signUpStep: 'DONE' },
    });
    expect((await signIn({ username, password: testPassword })).isSignedIn).toBe(true);
    expect(await attributesOf(username)).toMatchObject({
      ...names,
      sub: userId,
      email: username,
      email_verified: 'true',
      phone_number: '+447700900123',
    });
  });

  it('accepts the code with the address in any case', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await register(username.toUpperCase());
    const confirmationCode = await own.codeFor(username);
    await confirmSignUp({ username: username.replace('amara', 'AMARA'), confirmationCode });
    expect((await signIn({ username, password: testPassword })).isSignedIn).toBe(true);
  });

  it('rejects attributes that verify the address, add a group or set another address', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const claims = [
      { Name: 'email_verified', Value: 'true' },
      { Name: 'cognito:groups', Value: 'ADMIN' },
      { Name: 'custom:role', Value: 'ADMIN' },
      { Name: 'email', Value: createEmail() },
    ];
    for (const claim of claims) {
      const UserAttributes = [{ Name: 'given_name', Value: 'Amara' }, claim];
      const command = { ClientId: pool.clientId, Username: username, Password: testPassword, UserAttributes };
      const { name } = await getRejection(pool.admin.send(new SignUpCommand(command)));
      expect([claim.Name, name]).toEqual([
        claim.Name,
        expect.stringMatching(/^(InvalidParameter|NotAuthorized)Exception$/),
      ]);
    }
    expect(await own.emails(username)).toEqual([]);
  });

  it.each([
    'amara',
    'amara@',
    '@example.com',
    'a@b@example.com',
    'a b@example.com',
    'a@example.com\r\nBcc: b@c.de',
  ])('rejects the address %j', async (username) => {
    expect((await getRejection(register(username))).name).toBe('InvalidParameterException');
  });

  it.each(['a', '1234567', 'password', 'PassWord1', 'qwertyuiop', 'a'.repeat(257)])(
    'rejects the password %j',
    async (secret) => {
      const { name, message } = await getRejection(register(createEmail(), {}, secret));
      expect(name).toBe('InvalidPasswordException');
      expect(message).toMatch(/^Password did not conform with policy: /);
    },
  );

  it.each(['correct horse', '日本語のパスワード', 'z'.repeat(256), '        x'])(
    'accepts any other password unchanged, such as %j',
    async (secret) => {
      const username = createEmail();
      await register(username, {}, secret);
      const { signInStep } = (await signIn({ username, password: secret })).nextStep;
      expect(signInStep).toBe('CONFIRM_SIGN_UP');
    },
  );

  it('reports a missing password', async () => {
    expect((await getRejection(register(createEmail(), {}, ''))).name).toBe('EmptySignUpPassword');
    const command = { ClientId: pool.clientId, Username: createEmail(), Password: undefined };
    const { name, message } = await getRejection(pool.admin.send(new SignUpCommand(command)));
    expect(name).toBe('InvalidParameterException');
    expect(message.toLowerCase()).toContain('password');
  });
});

describe('an address that has an account', () => {
  it('gets the same response as a new one, changes nothing, and its owner gets an email', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const fresh = await register(createEmail());
    const [first, second] = [
      await register(email, { given_name: 'Eve' }, 'the-password-of-eve'),
      await register(email),
    ];
    expect(Object.keys(first)).toEqual(Object.keys(fresh));
    expect(first.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    expect(first.userId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(second.userId).toBe(first.userId);
    const kinds = (await own.emails(email)).map(({ kind }) => kind);
    expect(kinds).toContain('account-exists');
    expect(kinds).not.toContain('confirm-sign-up');
    expect((await getRejection(signIn({ username: email, password: 'the-password-of-eve' }))).name).toBe(
      'NotAuthorizedException',
    );
    expect((await signIn({ username: email, password: testPassword })).isSignedIn).toBe(true);
    expect(await attributesOf(email)).toMatchObject({ given_name: 'Amara' });
  });

  it('gets the same user id at sign-up and sign-in, as a new one does', async () => {
    const { email } = await createAccount(pool);
    const [unconfirmed, fresh] = [createEmail(), createEmail()];
    await register(unconfirmed);
    for (const username of [email, unconfirmed, fresh]) {
      const { userId } = await register(username);
      const { ChallengeParameters } = await pool.admin.send(
        new InitiateAuthCommand({
          ClientId: pool.clientId,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: username, SRP_A: 'ab'.repeat(384) },
        }),
      );
      expect([username, ChallengeParameters?.USER_ID_FOR_SRP]).toEqual([username, userId]);
    }
  });

  it('rejects a code with the same error as an unknown address', async (context) => {
    requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const [unconfirmed, unknownEmail] = [createEmail(), createEmail()];
    await register(unconfirmed);
    const attempt = (username: string) =>
      getRejection(confirmSignUp({ username, confirmationCode: '999999' }));
    const responses = [await attempt(email), await attempt(unconfirmed), await attempt(unknownEmail)];
    expect(new Set(responses.map(({ name }) => name)).size).toBe(1);
  });
});

describe('the sign-up code', () => {
  it('is rejected when it is wrong; the right one still works', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await register(username);
    const code = await own.codeFor(username);
    expect(await getRejection(confirmSignUp({ username, confirmationCode: getWrongCode(code) }))).toEqual({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    await confirmSignUp({ username, confirmationCode: code });
  });

  it('allows five tries, then rejects even the right one until a new one is requested', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await register(username);
    const code = await own.codeFor(username);
    const confirm = (ConfirmationCode: string) =>
      pool.admin.send(
        new ConfirmSignUpCommand({ ClientId: pool.clientId, Username: username, ConfirmationCode }),
      );
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(confirm(getWrongCode(code)))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(confirm(code))).name).not.toBe('CodeMismatchException');
    await resendSignUpCode({ username });
    await confirm(await own.codeFor(username));
    expect((await signIn({ username, password: testPassword })).isSignedIn).toBe(true);
  });

  it('expires after ten minutes', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await register(username);
    const confirmationCode = await own.codeFor(username);
    own.advanceTime(10 * 60 + 1);
    expect((await getRejection(confirmSignUp({ username, confirmationCode }))).name).toBe(
      'ExpiredCodeException',
    );
  });

  it('works for one account, once', async (context) => {
    const own = requireOwnPool(context, pool);
    const [username, other] = [createEmail(), createEmail()];
    await register(username);
    await register(other);
    const confirmationCode = await own.codeFor(username);
    if (confirmationCode !== (await own.codeFor(other))) {
      await getRejection(confirmSignUp({ username: other, confirmationCode }));
    }
    await confirmSignUp({ username, confirmationCode });
    await getRejection(confirmSignUp({ username, confirmationCode }));
  });

  it('is replaced when it is resent', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await register(username);
    const first = await own.codeFor(username);
    expect(await resendSignUpCode({ username })).toMatchObject({
      deliveryMedium: 'EMAIL',
      attributeName: 'email',
    });
    const second = await own.codeFor(username);
    expect((await own.emails(username)).length).toBe(2);
    if (first !== second) await getRejection(confirmSignUp({ username, confirmationCode: first }));
    await confirmSignUp({ username, confirmationCode: second });
  });

  it('is resent with the same response for an unknown and for a confirmed address', async (context) => {
    const own = requireOwnPool(context, pool);
    const [unconfirmed, unknownEmail] = [createEmail(), createEmail()];
    await register(unconfirmed);
    const { email } = await createAccount(pool);
    const resend = async (username: string) => ({ ...(await resendSignUpCode({ username })) });
    const responses = [await resend(unconfirmed), await resend(email), await resend(unknownEmail)];
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    expect(await own.emails(unknownEmail)).toEqual([]);
    expect((await own.emails(email)).filter((mail) => 'code' in mail)).toEqual([]);
  });
});

async function attributesOf(username: string): Promise<Record<string, string>> {
  const { AuthenticationResult } = await pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: testPassword },
    }),
  );
  const { UserAttributes = [] } = await pool.admin.send(
    new GetUserCommand({ AccessToken: AuthenticationResult?.AccessToken }),
  );
  return Object.fromEntries(UserAttributes.map(({ Name = '', Value = '' }) => [Name, Value]));
}
