import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  issueAuthorizationCode,
  redeemAuthorizationCode,
} from '@studio/identity/hosted-ui/authorization-code';
import { signIns } from '@studio/identity/tokens/tables';
import { users } from '@studio/identity/users/tables';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTwoServers } from './harness/start-two-servers.ts';

const callers = 40;

describe('an authorization code redeemed many times at once, at two servers on one PostgreSQL', () => {
  const { server, replaceGuard, writeTogether } = startTwoServers();

  /** Issues a code for a new user, with the values needed to redeem it. */
  async function newCode() {
    const { pool } = server(0);
    const now = pool.now();
    const [sub, salt] = [randomUUID(), randomBytes(8).toString('hex')];
    await pool.database.insert(users).values({
      sub,
      salt,
      email: `${sub}@example.com`,
      status: 'CONFIRMED',
      attributes: {},
      encryptedVerifier: 'none',
      tokensValidFrom: now,
      createdAt: now,
      changedAt: now,
    });
    const codeVerifier = randomBytes(48).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const redirectUri = 'https://app.example/auth/callback';
    const request = { redirectUri, codeChallenge, state: 'state', scope: 'openid', nonce: null };
    const code = await issueAuthorizationCode(pool, { sub, salt }, request);
    return { sub, presented: { code, redirectUri, codeVerifier } };
  }

  const atOnce = <T>(work: (number: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: callers }, (_, number) => work(number)));

  it('is exchanged once, and the other attempts end the login that it started', async () => {
    const { sub, presented } = await newCode();
    const responses = await atOnce((number) => redeemAuthorizationCode(server(number).pool, presented));
    expect(responses.filter(Boolean)).toHaveLength(1);
    const logins = await server(0).pool.database.select().from(signIns).where(eq(signIns.sub, sub));
    expect(logins).toHaveLength(1);
    expect(logins[0]?.revokedAt).not.toBeNull();
  });

  it('control, run last: without the lock on its row it is exchanged several times', async () => {
    const taken = replaceGuard(/ for update$/);
    const { presented } = await newCode();
    const redeem = () => atOnce((number) => redeemAuthorizationCode(server(number).pool, presented));
    const responses = await writeTogether('sign_ins', redeem);
    expect(responses.filter(Boolean).length).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });
});
