import { randomBytes } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { PGlite } from '@electric-sql/pglite';
import { UnknownEncryptionKeyError } from '@studio/identity/encryption/encryption';
import { publishedBeforeSigningMs } from '@studio/identity/tokens/signing-keys';
import { createCognitoIdentity } from '@studio/server/integrations/identity/cognito-identity';
import { createAccessTokenVerifier } from '@studio/server/platform/http/access-token-verifier';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rotateKeys } from '../../scripts/admin/rotate-keys.ts';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import {
  createAccount,
  createEmail,
  getRejection,
  type PoolUnderTest,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { getMigratedDump } from '../harness/migrated-database.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

const kidOf = (token = '') => decodeProtectedHeader(token).kid;
const clock = () => Date.now();

/** Advances the time of the pool, the studio and their caches. */
function advance(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}
afterEach(() => vi.useRealTimers());

async function refresh(idp: TestIdentity, RefreshToken = '') {
  const refreshCommand = new GetTokensFromRefreshTokenCommand({ ClientId: idp.clientId, RefreshToken });
  return (await createAdminClient(idp).send(refreshCommand)).AuthenticationResult ?? {};
}

describe('a new signing key', () => {
  let idp: TestIdentity;
  let studio: TestStudio;
  beforeAll(async () => {
    idp = await startIdentity({ clock });
    studio = await openTestStudio();
    const { userPoolId, clientId: userPoolClientId, endpoint, credentials } = idp;
    const { services } = studio;
    services.identity = createCognitoIdentity({ userPoolId, address: endpoint, credentials });
    services.accessTokens = createAccessTokenVerifier(
      { userPoolId, userPoolClientId, userPoolEndpoint: endpoint },
      undefined,
      { now: () => new Date() },
    );
  });
  afterAll(async () => {
    await studio.close();
    await idp.stop();
  });

  const pool = (): PoolUnderTest => ({ ...idp, own: idp, admin: createAdminClient(idp), storage: new Map() });
  const rotate = () => rotateKeys({ client: createAdminClient(idp), userPoolId: idp.userPoolId });

  /** Returns the studio API's response status for a token of its owner. */
  async function getStatus(accessToken = ''): Promise<number> {
    studio.time.now = new Date();
    return (await studio.visitor().with(accessToken).call('/classes/user/get')).status;
  }

  it('is known to the studio before it signs the first token, and old tokens stay valid', async () => {
    const { email } = await createAccount(pool());
    const signIn = async () =>
      (await createRawSignIn(idp).initiateAuth(email, testPassword)).AuthenticationResult ?? {};
    const before = await signIn();
    expect(await getStatus(before.AccessToken)).toBe(200);
    expect(await rotate()).toContain('signing tokens in 2 minutes');
    const duringRotation = await signIn();
    expect(kidOf(duringRotation.AccessToken)).toBe(kidOf(before.AccessToken));
    expect(await getStatus(duringRotation.AccessToken)).toBe(200);
    advance(publishedBeforeSigningMs);
    const after = await refresh(idp, before.RefreshToken);
    expect(kidOf(after.AccessToken)).not.toBe(kidOf(before.AccessToken));
    for (const { AccessToken } of [before, duringRotation, after])
      expect(await getStatus(AccessToken)).toBe(200);
    advance(3_550_000);
    expect(await getStatus(before.AccessToken)).toBe(403);
    expect(await getStatus(after.AccessToken)).toBe(200);
  });

  it('can be created only by the administrator', async () => {
    const wrongCredentials = { accessKeyId: 'AKIDSOMEBODYELSE', secretAccessKey: 'guessed' };
    const client = createAdminClient({ ...idp, credentials: wrongCredentials });
    const made = rotateKeys({ client, userPoolId: idp.userPoolId });
    expect((await getRejection(made)).name).toBe('UnrecognizedClientException');
    const otherPool = rotateKeys({ client: createAdminClient(idp), userPoolId: 'us-east-1_Another' });
    expect((await getRejection(otherPool)).name).toBe('ResourceNotFoundException');
  });
});

describe('a new encryption key', () => {
  const [first, second] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

  it('keeps data of the old key readable as long as the old key is listed', { tags: 'long' }, async () => {
    const pglite = new PGlite({ loadDataDir: getMigratedDump() });
    const startWith = (encryptionKeys: string[]) => startIdentity({ connection: { pglite }, encryptionKeys });
    const before = await startWith([first]);
    const email = createEmail();
    const client = createAdminClient(before);
    const named = { ClientId: before.clientId, Username: email };
    await client.send(new SignUpCommand({ ...named, Password: testPassword }));
    await client.send(new AdminConfirmSignUpCommand({ UserPoolId: before.userPoolId, Username: email }));
    const { AuthenticationResult } = await createRawSignIn(before).initiateAuth(email, testPassword);
    await client.send(new ForgotPasswordCommand(named));
    await before.stop();

    const after = await startWith([second, first]);
    const { RefreshToken } = await refresh(after, AuthenticationResult?.RefreshToken);
    expect(
      (await createRawSignIn(after).initiateAuth(email, testPassword)).AuthenticationResult,
    ).toBeDefined();
    // The email was encrypted and its code hashed with the old key.
    const reset = { ...named, ConfirmationCode: await after.codeFor(email), Password: 'another-harbour-28' };
    await createAdminClient(after).send(new ConfirmForgotPasswordCommand(reset));
    expect(
      (await createRawSignIn(after).initiateAuth(email, 'another-harbour-28')).AuthenticationResult,
    ).toBeDefined();
    expect((await getRejection(refresh(after, RefreshToken))).message).toBe('Refresh Token has been revoked');
    await after.stop();

    await expect(startWith([second])).rejects.toBeInstanceOf(UnknownEncryptionKeyError);
    await pglite.close();
  });
});
