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

export interface PoolUnderTest extends PoolAddress {
  /** Null for a foreign pool, whose emails can't be read and whose clock can't be moved. */
  own: TestIdentity | null;
  admin: CognitoIdentityProviderClient;
  /** Storage of the browser library. */
  storage: Map<string, string>;
  stop(): Promise<void>;
}

/**
 * Opens the project's own pool, or an existing one with `COGNITO_USER_POOL_ID` and `COGNITO_CLIENT_ID`.
 * `COGNITO_ENDPOINT` is needed if the clients can't find the pool; `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are
 * those of an administrator. A foreign pool must be set up like the project's own. The email address is the username.
 * The application has no secret, and allows SRP, passwords and a choice of first factors including emailed codes.
 * Refresh tokens rotate with 60 s of grace. Devices are always remembered and never skip a second factor. The
 * attributes are given_name, family_name, name, phone_number and custom:title; the groups are STAFF, TRAINER and ADMIN.
 * Accounts that the tests create remain in it. Foreign pools were tested only with the project's own pool in a separate
 * process, never with Amazon Cognito, whose error messages and codes may differ.
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

/** Opens the pool for a test file. Logs out after each test and stops the pool at the end. */
export async function openPoolForSuite(options: Parameters<typeof openPool>[0] = {}): Promise<PoolUnderTest> {
  const pool = await openPool(options);
  afterEach(async () => {
    await signOut();
    pool.storage.clear();
  });
  afterAll(() => pool.stop());
  return pool;
}

export function createPoolClients(address: PoolAddress) {
  const { userPoolId, clientId, endpoint, credentials } = address;
  const admin = createAdminClient(address);
  return { userPoolId, clientId, endpoint, credentials, admin, storage: configureAmplify(address) };
}

/** Returns the project's own pool, for tests that read emails or move the clock. Skips the test at a foreign pool. */
export function requireOwnPool(context: TestContext, { own }: PoolUnderTest): TestIdentity {
  if (!own) return context.skip('The mails of this pool cannot be read, and its clock cannot be turned.');
  return own;
}

/** Returns an unused email address. */
export const createEmail = (): string => `amara.${randomBytes(6).toString('hex')}@example.com`;

export const testPassword = 'quiet-harbour-27';

/** Creates an invited account, whose temporary password must be replaced at the first login. */
export async function createInvitedAccount(
  pool: PoolUnderTest,
  temporaryPassword = 'first-day-2026',
): Promise<TestAccount> {
  const { userPoolId: UserPoolId, admin } = pool;
  const email = createEmail();
  const { User } = await admin.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      TemporaryPassword: temporaryPassword,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: 'Amara' },
      ],
    }),
  );
  return { email, password: temporaryPassword, sub: User?.Username ?? '' };
}

export interface TestAccount {
  email: string;
  password: string;
  sub: string;
}

/** Creates a confirmed account without emails, so that it works with foreign pools. */
export async function createAccount(pool: PoolUnderTest): Promise<TestAccount> {
  const invited = await createInvitedAccount(pool);
  const account = { UserPoolId: pool.userPoolId, Username: invited.email };
  await pool.admin.send(
    new AdminSetUserPasswordCommand({ ...account, Password: testPassword, Permanent: true }),
  );
  return { ...invited, password: testPassword };
}

/** Returns name and message of a rejection. Throws if the call succeeds. */
export async function getRejection(call: Promise<unknown>): Promise<{ name: string; message: string }> {
  const outcome = await call.then(
    (answer) => ({ answer }),
    (error: Error) => ({ error }),
  );
  if ('answer' in outcome) throw new Error(`Nothing was refused: ${JSON.stringify(outcome.answer)}`);
  return { name: outcome.error.name, message: outcome.error.message };
}
