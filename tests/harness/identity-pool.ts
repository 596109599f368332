import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, type TestContext } from 'vitest';
import {
  configureAmplify,
  createAdminClient,
  type PoolAddress,
  startIdentity,
  type TestIdentity,
  type TestIdentityOptions,
} from './identity.ts';

/** The pool that a suite drives, and the official clients for it. */
export interface PoolUnderTest extends PoolAddress {
  /** Null when it is not ours: then no mail can be read and no time let pass. */
  own: TestIdentity | null;
  admin: CognitoIdentityProviderClient;
  /** What the browser library keeps. */
  kept: Map<string, string>;
  stop(): Promise<void>;
}

/**
 * Our own pool, or with `COGNITO_USER_POOL_ID` and `COGNITO_CLIENT_ID` one that exists elsewhere; `COGNITO_ENDPOINT`
 * when the clients do not find it by themselves, and `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` of who may
 * administrate it. Such a pool has to be set up as ours is: the address is the username, the application has no
 * secret and may use SRP, passwords and a choice of first factors with mailed codes among them, refresh tokens rotate with 60 s of grace, devices are remembered always and spare
 * no second factor, the attributes are given_name, family_name, name, phone_number and custom:title, the groups STAFF,
 * TRAINER, ADMIN exist. The accounts that the suites make there stay. It has been tried with one of ours in a process of
 * its own, never with Amazon's: none was at hand. There, words and codes of refusals may still turn out to differ.
 */
export async function openPool(
  options: Pick<TestIdentityOptions, 'customChallenge' | 'mfa' | 'limits'> = {},
): Promise<PoolUnderTest> {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId, COGNITO_ENDPOINT } = process.env;
  if (userPoolId && clientId) {
    const address = { userPoolId, clientId, endpoint: COGNITO_ENDPOINT, credentials: undefined };
    return { ...createPoolClients(address), own: null, stop: async () => {} };
  }
  const own = await startIdentity(options);
  return { ...createPoolClients(own), own, stop: () => own.stop() };
}

/** The pool of a whole suite: signed out after each test, stopped at the end. */
export async function openPoolForSuite(options: Parameters<typeof openPool>[0] = {}): Promise<PoolUnderTest> {
  const pool = await openPool(options);
  afterEach(async () => {
    await signOut();
    pool.kept.clear();
  });
  afterAll(() => pool.stop());
  return pool;
}

export function createPoolClients(address: PoolAddress) {
  const { userPoolId, clientId, endpoint, credentials } = address;
  const admin = createAdminClient(address);
  return { userPoolId, clientId, endpoint, credentials, admin, kept: configureAmplify(address) };
}

/** For what needs mails that can be read, or a clock that can be turned: skips the test at any other pool. */
export function requireOwnPool(context: TestContext, { own }: PoolUnderTest): TestIdentity {
  if (!own) return context.skip('The mails of this pool cannot be read, and its clock cannot be turned.');
  return own;
}

/** An address that no account has. */
export const createEmail = (): string => `amara.${randomBytes(6).toString('hex')}@example.com`;

/** What new accounts have as a password. */
export const testPassword = 'quiet-harbour-27';

/** An account as invitations leave it: with a password that the person has to replace. */
export async function createInvitedAccount(
  pool: PoolUnderTest,
  temporary = 'first-day-2026',
): Promise<TestAccount> {
  const { userPoolId: UserPoolId, admin } = pool;
  const email = createEmail();
  const { User } = await admin.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      TemporaryPassword: temporary,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: 'Amara' },
      ],
    }),
  );
  return { email, password: temporary, sub: User?.Username ?? '' };
}

/** Somebody who has an account. */
export interface TestAccount {
  email: string;
  password: string;
  sub: string;
}

/** A confirmed account, made without a mail, so that this works at any pool. */
export async function createAccount(pool: PoolUnderTest): Promise<TestAccount> {
  const invited = await createInvitedAccount(pool);
  const account = { UserPoolId: pool.userPoolId, Username: invited.email };
  await pool.admin.send(
    new AdminSetUserPasswordCommand({ ...account, Password: testPassword, Permanent: true }),
  );
  return { ...invited, password: testPassword };
}

/** The name and the message of what a call refuses with; fails when it does not. */
export async function getRejection(call: Promise<unknown>): Promise<{ name: string; message: string }> {
  const outcome = await call.then(
    (answer) => ({ answer }),
    (error: Error) => ({ error }),
  );
  if ('answer' in outcome) throw new Error(`Nothing was refused: ${JSON.stringify(outcome.answer)}`);
  return { name: outcome.error.name, message: outcome.error.message };
}
