/**
 * Rotates keys and sets up apps at two servers. In the short form, `identity-refresh` tests concurrent requests.
 *
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import {
  AssociateSoftwareTokenCommand,
  GetTokensFromRefreshTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { publishedBeforeSigningMs, rotateSigningKey } from '@studio/identity/tokens/signing-keys';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../harness/identity.ts';
import { getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import { createOwnerWithPasskey, requestPasskeyChallenge } from '../harness/identity-passkeys.ts';
import { createAccount, testPassword } from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { createDatabase } from './harness/create-database.ts';

const atOnce = 50;
/** Number of wrong attempts before a pause, as the product sets it. */
const maxAttempts = 5;

describe('app setup, passkeys and key rotation by many at once, on one PostgreSQL', () => {
  let databaseUrl = '';
  const connections: Pool[] = [];
  let own: TestIdentity;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    const started = Date.now();
    const pool = new Pool({ connectionString: databaseUrl, max: 20 });
    connections.push(pool);
    const encryptionKeys = [randomBytes(32).toString('base64')];
    // The clock stands still, so that no pause ends.
    own = await startIdentity({ connection: { pool }, encryptionKeys, clock: () => started });
  });
  afterAll(async () => {
    await own.stop();
    await Promise.all(connections.map((pool) => pool.end()));
  });

  /** Creates a signed-in user. */
  async function createUser() {
    const { client, initiateAuth } = createRawSignIn(own);
    const { email } = await createAccount({ ...own, own, admin: client, storage: new Map() });
    const { AuthenticationResult } = await initiateAuth(email, testPassword);
    return { client, email, AccessToken: AuthenticationResult?.AccessToken, ...AuthenticationResult };
  }

  async function createUserWithKey() {
    const { client, email, AccessToken } = await createUser();
    const { SecretCode: key = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const verify = (UserCode: string) =>
      client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
    return { email, key, prove: verify };
  }

  it('allows five first app codes, then rejects even the right one', async () => {
    const { key, prove: verify } = await createUserWithKey();
    const wrong = getWrongAppCode(own, key);
    expect(await countOutcomes(() => verify(wrong))).toEqual({
      EnableSoftwareTokenMFAException: maxAttempts,
      TooManyFailedAttemptsException: atOnce - maxAttempts,
    });
    expect(await countOutcomes(() => verify(getAppCode(own, key)))).toEqual({
      TooManyFailedAttemptsException: atOnce,
    });
  });

  it('logs in once with one passkey response, however often it is sent', async () => {
    const { client } = createRawSignIn(own);
    const { email, phone } = await createOwnerWithPasskey(
      { ...own, own, admin: client, storage: new Map() },
      own,
    );
    const { Session, options } = await requestPasskeyChallenge(own, email);
    const answer = { USERNAME: email, CREDENTIAL: phone.sign(options) };
    expect(await countOutcomes(() => createRawSignIn(own).respond('WEB_AUTHN', Session, answer))).toEqual({
      in: 1,
      NotAuthorizedException: atOnce - 1,
    });
  });

  it('gives all tabs tokens that can be verified during repeated key rotation', async () => {
    const { client, RefreshToken } = await createUser();
    const issuer = `${own.endpoint}${own.userPoolId}`;
    const refresh = async () => {
      const refreshCommand = new GetTokensFromRefreshTokenCommand({ ClientId: own.clientId, RefreshToken });
      return (await client.send(refreshCommand)).AuthenticationResult?.AccessToken ?? '';
    };
    const tokens: string[] = [await refresh()];
    for (let round = 0; round < 3; round++) {
      const all = [rotateSigningKey(own.pool), ...Array.from({ length: atOnce }, refresh)];
      const [, ...made] = (await Promise.all(all)) as [unknown, ...string[]];
      tokens.push(...made);
      own.advanceTime(publishedBeforeSigningMs / 1000 / 10);
    }
    own.advanceTime(publishedBeforeSigningMs / 1000);
    const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
    const currentDate = own.pool.now();
    for (const token of tokens) await jwtVerify(token, keys, { issuer, currentDate });
    expect(new Set(tokens.map((token) => decodeProtectedHeader(token).kid)).size).toBe(1);
    const newToken = (await createUser()).AccessToken ?? '';
    expect(decodeProtectedHeader(newToken).kid).not.toBe(decodeProtectedHeader(tokens[0] ?? '').kid);
  });
});

/** Counts the outcomes of concurrent calls: 'in', or the name of the error. */
async function countOutcomes(call: () => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const all = Array.from({ length: atOnce }, async () => {
    const outcome = await call().then(
      () => 'in',
      (error: Error) => error.name,
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  });
  await Promise.all(all);
  return counts;
}
