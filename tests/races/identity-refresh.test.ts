import { randomUUID } from 'node:crypto';
import { issueTokens } from '@studio/identity/tokens/issue-tokens';
import { rotateSigningKey } from '@studio/identity/tokens/signing-keys';
import { refreshTokens, signIns, signingKeys } from '@studio/identity/tokens/tables';
import { users } from '@studio/identity/users/tables';
import { and, eq, isNull } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { startTwoServers } from './harness/start-two-servers.ts';

const tabs = 40;
const rounds = 5;

interface RefreshOutcome {
  /** 'ok', or the message of the error; an unexpected one also has its status. */
  outcome: string;
  refreshToken: string;
}

describe('refresh tokens used many times at once, at two servers on one PostgreSQL', () => {
  const { server, servers, replaceGuard, writeTogether } = startTwoServers();
  const database = () => server(0).pool.database;

  it('are signed with one key, however many servers start or rotate it at once', async () => {
    const signing = () => database().select().from(signingKeys).where(isNull(signingKeys.retiredAt));
    expect(await signing()).toHaveLength(1);
    await Promise.all([0, 1, 2, 3].map((number) => rotateSigningKey(server(number).pool)));
    expect(await signing()).toHaveLength(1);
    expect(await database().select().from(signingKeys)).toHaveLength(5);
  });

  it('have one successor each, which all callers get', async () => {
    let { refreshToken, originJti } = await signIn();
    for (let round = 1; round <= rounds; round++) {
      const results = await atOnce(tabs, (number) => refresh(number, refreshToken));
      expect(results.map(({ outcome }) => outcome)).toEqual(Array(tabs).fill('ok'));
      const successors = new Set(results.map((result) => result.refreshToken));
      expect(successors.size).toBe(1);
      expect(await tokensOf(originJti)).toBe(round + 1);
      refreshToken = [...successors][0] ?? '';
    }
  });

  it('are revoked for all holders when a copy is used late', async () => {
    const { refreshToken } = await signIn();
    const { refreshToken: successor } = await refresh(0, refreshToken);
    for (const { advanceTime } of servers()) advanceTime(61);
    const results = await atOnce(tabs, (number) =>
      refresh(number, number % 4 < 2 ? refreshToken : successor),
    );
    const late = results.filter((_, number) => number % 4 < 2).map(({ outcome }) => outcome);
    expect(new Set(late)).toEqual(new Set(['Refresh Token has been revoked']));
    for (const token of [successor, ...results.flatMap((result) => result.refreshToken || [])]) {
      expect((await refresh(1, token)).outcome).toBe('Refresh Token has been revoked');
    }
  });

  it('do not work after a concurrent logout everywhere', async () => {
    for (let round = 0; round < rounds; round++) {
      const { sub, refreshToken, accessToken } = await signIn();
      const other = await signIn(sub);
      const [signOut, ...results] = await Promise.all([
        call(0, 'GlobalSignOut', { AccessToken: accessToken }),
        ...Array.from({ length: tabs }, (_, number) =>
          refresh(number, number % 4 < 2 ? refreshToken : other.refreshToken),
        ),
      ]);
      expect(signOut.outcome).toBe('ok');
      const outcomes = new Set(results.map(({ outcome }) => outcome));
      outcomes.delete('ok');
      outcomes.delete('Refresh Token has been revoked');
      expect([...outcomes]).toEqual([]);
      for (const token of new Set(results.flatMap((result) => result.refreshToken || []))) {
        expect((await refresh(1, token)).outcome).toBe('Refresh Token has been revoked');
      }
      const live = and(eq(signIns.sub, sub), isNull(signIns.revokedAt));
      expect(await database().select().from(signIns).where(live)).toEqual([]);
    }
  });

  it('are rejected, without an error, while their account is removed', async () => {
    const { sub, refreshToken } = await signIn();
    const [, ...results] = await Promise.all([
      server(1).pool.database.delete(users).where(eq(users.sub, sub)),
      ...Array.from({ length: tabs }, (_, number) => refresh(number, refreshToken)),
    ]);
    const outcomes = new Set(results.map(({ outcome }) => outcome));
    outcomes.delete('ok');
    outcomes.delete('Invalid Refresh Token.');
    expect([...outcomes]).toEqual([]);
    expect((await refresh(0, refreshToken)).outcome).toBe('Invalid Refresh Token.');
  });

  it('control, run last: without the lock on their login they have several successors', async () => {
    const { refreshToken } = await signIn();
    const taken = replaceGuard(/ for update$/);
    const results = await writeTogether('refresh_tokens', () =>
      atOnce(tabs, (number) => refresh(number, refreshToken)),
    );
    const successors = new Set(results.map((result) => result.refreshToken).filter(Boolean));
    expect(successors.size).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });

  /** Starts a sign-in, of a new user by default. It bypasses the protocol, since no password is tested here. */
  async function signIn(knownSub?: string) {
    const { pool } = server(0);
    const sub = knownSub ?? randomUUID();
    const now = pool.now();
    if (!knownSub) {
      await pool.database.insert(users).values({
        sub,
        email: `${sub}@example.com`,
        emailVerified: true,
        status: 'CONFIRMED',
        attributes: {},
        salt: '',
        encryptedVerifier: '',
        tokensValidFrom: now,
        createdAt: now,
        changedAt: now,
      });
    }
    const issued = await pool.database.transaction((tx) => issueTokens(pool, tx, { sub }));
    return {
      sub,
      refreshToken: issued.RefreshToken,
      accessToken: issued.AccessToken,
      originJti: String(decodeJwt(issued.AccessToken).origin_jti),
    };
  }

  function atOnce(
    count: number,
    work: (number: number) => Promise<RefreshOutcome>,
  ): Promise<RefreshOutcome[]> {
    return Promise.all(Array.from({ length: count }, (_, number) => work(number)));
  }

  function refresh(number: number, RefreshToken: string): Promise<RefreshOutcome> {
    const { clientId: ClientId } = server(number);
    return call(number, 'GetTokensFromRefreshToken', { ClientId, RefreshToken });
  }

  /** Calls the servers in turn, by number. */
  async function call(number: number, operation: string, fields: object): Promise<RefreshOutcome> {
    const response = await fetch(server(number).endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(fields),
    });
    const body = (await response.json()) as {
      message?: string;
      AuthenticationResult?: { RefreshToken: string };
    };
    const errorMessage = response.status === 400 ? `${body.message}` : `${response.status} ${body.message}`;
    return {
      outcome: response.ok ? 'ok' : errorMessage,
      refreshToken: body.AuthenticationResult?.RefreshToken ?? '',
    };
  }

  async function tokensOf(originJti: string): Promise<number> {
    return database().$count(refreshTokens, eq(refreshTokens.originJti, originJti));
  }
});
