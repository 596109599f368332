import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserAttributeVerificationCodeCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  SignUpCommand,
  StartWebAuthnRegistrationCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { issueCredentials } from '@studio/identity/identity-pool/credentials';
import { type ErrorName, errorNames } from '@studio/identity/protocol/identity-error';
import { users } from '@studio/identity/users/tables';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { addPasskey, callPoolOperation, createPasskeyOwner } from '../harness/identity-passkeys.ts';
import { createAccountWithPhone } from '../harness/identity-phone.ts';
import {
  createAccount,
  createEmail,
  getRejection,
  type PoolUnderTest,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';

const hour = 3600;
const wrongCode = '000000';

let own: TestIdentity;
let pool: PoolUnderTest;
beforeAll(async () => {
  own = await startIdentity({ texts: false });
  pool = { ...own, own, admin: createAdminClient(own, { maxAttempts: 1 }), storage: new Map() };
});
afterAll(() => own.stop());

const client = () => pool.admin;
const adminInput = (Username: string) => ({ UserPoolId: own.userPoolId, Username });
const named = (Username: string) => ({ ClientId: own.clientId, Username });
const enter = (email: string, secret: string = testPassword) =>
  createRawSignIn(own).initiateAuth(email, secret);
const signUp = async (email = createEmail(), Password: string = testPassword) => {
  await client().send(new SignUpCommand({ ...named(email), Password }));
  return email;
};
const confirm = (email: string, ConfirmationCode: string) =>
  client().send(new ConfirmSignUpCommand({ ...named(email), ConfirmationCode }));
const list = (credentials: Parameters<typeof createAdminClient>[0]['credentials']) =>
  createAdminClient({ ...own, credentials }, { maxAttempts: 1 }).send(
    new ListUsersCommand({ UserPoolId: own.userPoolId }),
  );

/** Returns the access token of a new user who has just signed in. */
async function newToken(): Promise<string> {
  const { email } = await createAccount(pool);
  return (await enter(email)).AuthenticationResult?.AccessToken ?? '';
}

/** Sends a wrong first code of an app. The key may not have been requested. */
const verifyApp = (AccessToken: string) =>
  client().send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: wrongCode }));

async function withAppOffered(): Promise<string> {
  const AccessToken = await newToken();
  await client().send(new AssociateSoftwareTokenCommand({ AccessToken }));
  return AccessToken;
}

/** Repeats a call until its error changes. */
async function repeatUntilLimited(call: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 0; tries < 5; tries++) await getRejection(call());
  return call();
}

/** Returns credentials of a member's identity. */
async function getMemberCredentials() {
  const { sub = '', origin_jti: originJti } = decodeJwt<{ origin_jti: string }>(await newToken());
  const { AccessKeyId, SecretKey, SessionToken } = issueCredentials(own.pool, { sub, originJti });
  return { accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken };
}

/** Registers a passkey with the given irregularity. */
async function addIrregularPasskey(irregularity: Parameters<typeof addPasskey>[2]) {
  return addPasskey(own, await createPasskeyOwner(pool, own), irregularity);
}

/** Call that provokes the error, for each error of the pool. */
const errorTriggers: Record<ErrorName, () => Promise<unknown>> = {
  AccessDeniedException: async () => list(await getMemberCredentials()),
  AliasExistsException: async () => {
    const [one, other] = [await createAccount(pool), await createAccount(pool)];
    const UserAttributes = [{ Name: 'email', Value: other.email }];
    return client().send(new AdminUpdateUserAttributesCommand({ ...adminInput(one.email), UserAttributes }));
  },
  CodeDeliveryFailureException: async () => {
    const { email } = await createAccountWithPhone(pool);
    const AccessToken = (await enter(email)).AuthenticationResult?.AccessToken;
    const attribute = { AccessToken, AttributeName: 'phone_number' };
    return client().send(new GetUserAttributeVerificationCodeCommand(attribute));
  },
  CodeMismatchException: async () => confirm(await signUp(), wrongCode),
  EnableSoftwareTokenMFAException: async () => verifyApp(await withAppOffered()),
  ExpiredCodeException: async () => {
    const email = await signUp();
    own.advanceTime(601);
    return confirm(email, await own.codeFor(email));
  },
  ExpiredTokenException: async () => {
    const credentials = await getMemberCredentials();
    own.advanceTime(hour);
    return list(credentials);
  },
  IncompleteSignatureException: () => callPoolOperation(own, 'ListUsers', { UserPoolId: own.userPoolId }),
  InvalidParameterException: () =>
    client().send(new InitiateAuthCommand({ ClientId: own.clientId, AuthFlow: 'ADMIN_NO_SRP_AUTH' })),
  InvalidPasswordException: () => signUp(createEmail(), 'short'),
  InvalidSignatureException: () => list({ ...own.credentials, secretAccessKey: 'guessed' }),
  LimitExceededException: async () => {
    const { email } = await createAccount(pool);
    await client().send(new ForgotPasswordCommand(named(email)));
    const reset = { ...named(email), ConfirmationCode: wrongCode, Password: 'another-harbour-28' };
    return repeatUntilLimited(() => client().send(new ConfirmForgotPasswordCommand(reset)));
  },
  NotAuthorizedException: async () => enter((await createAccount(pool)).email, 'not-the-password'),
  PasswordResetRequiredException: async () => {
    const { email, sub } = await createAccount(pool);
    // Status of accounts migrated from another pool.
    const { database } = own.pool;
    await database.update(users).set({ status: 'RESET_REQUIRED' }).where(eq(users.sub, sub));
    return enter(email);
  },
  ReauthenticationRequiredException: async () => {
    const AccessToken = await newToken();
    own.advanceTime(15 * 60 + 1);
    return callPoolOperation(own, 'CreateRecoveryCodes', { AccessToken });
  },
  ResourceNotFoundException: () =>
    client().send(
      new SignUpCommand({ ClientId: 'another', Username: createEmail(), Password: testPassword }),
    ),
  SoftwareTokenMFANotFoundException: async () => verifyApp(await newToken()),
  TooManyFailedAttemptsException: async () => {
    const token = await withAppOffered();
    return repeatUntilLimited(() => verifyApp(token));
  },
  UnknownOperationException: () => callPoolOperation(own, 'NoSuchOperation', {}),
  UnrecognizedClientException: () => list({ accessKeyId: 'AKIDANOTHER', secretAccessKey: 'guessed' }),
  UnsupportedUserStateException: async () => {
    const { email } = await createAccount(pool);
    return client().send(new AdminCreateUserCommand({ ...adminInput(email), MessageAction: 'RESEND' }));
  },
  UserNotConfirmedException: async () => enter(await signUp()),
  UserNotFoundException: () => client().send(new AdminGetUserCommand(adminInput(createEmail()))),
  UsernameExistsException: async () =>
    client().send(new AdminCreateUserCommand(adminInput((await createAccount(pool)).email))),
  WebAuthnChallengeNotFoundException: async () => {
    const { token, phone } = await createPasskeyOwner(pool, own);
    const start = new StartWebAuthnRegistrationCommand({ AccessToken: token });
    const { CredentialCreationOptions: options } = await client().send(start);
    const made = { AccessToken: token, Credential: phone.register(options) };
    own.advanceTime(601);
    return callPoolOperation(own, 'CompleteWebAuthnRegistration', made);
  },
  WebAuthnCredentialNotSupportedException: () => addIrregularPasskey({ algorithm: -8 }),
  WebAuthnOriginNotAllowedException: () => addIrregularPasskey({ origin: 'https://elsewhere.example' }),
  WebAuthnRelyingPartyMismatchException: () => addIrregularPasskey({ rpId: 'elsewhere.example' }),
};

describe('an error of the pool', () => {
  it.each(errorNames)('%s is returned by name, with a message', async (name) => {
    const error = await getRejection(errorTriggers[name]());
    expect(error.name).toBe(name);
    expect(error.message).toMatch(/^\S.{3,}/);
  });

  it('is distinct from an internal error, which reveals nothing', async () => {
    const { now } = own.pool;
    own.pool.now = () => {
      throw new Error('The clock of the server at 10.0.0.7 has stopped.');
    };
    const error = await getRejection(enter(createEmail()));
    own.pool.now = now;
    expect(error).toEqual({ name: 'InternalErrorException', message: 'Something went wrong.' });
  });
});
