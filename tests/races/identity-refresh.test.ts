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

interface Answer {
  /** 'ok', or the message of the error; an unexpected one also has its status. */
  outcome: string;
  refreshToken: string;
}

describe('refresh tokens that are used by many at once, at two servers on one PostgreSQL', () => {
  const { server, servers, takeOut, writeTogether } = startTwoServers();
  const database = () => server(0).pool.database;

  it('are signed with one key, however many servers start or turn it at once', async () => {
    const signing = () => database().select().from(signingKeys).where(isNull(signingKeys.retiredAt));
    expect(await signing()).toHaveLength(1);
    await Promise.all([0, 1, 2, 3].map((number) => rotateSigningKey(server(number).pool)));
    expect(await signing()).toHaveLength(1);
    expect(await database().select().from(signingKeys)).toHaveLength(5);
  });

  it('have one successor each, which all get', async () => {
    let { refreshToken, originJti } = await signIn();
    for (let round = 1; round <= rounds; round++) {
      const answers = await atOnce(tabs, (number) => refresh(number, refreshToken));
      expect(answers.map(({ outcome }) => outcome)).toEqual(Array(tabs).fill('ok'));
      const successors = new Set(answers.map((answer) => answer.refreshToken));
      expect(successors.size).toBe(1);
      expect(await tokensOf(originJti)).toBe(round + 1);
      refreshToken = [...successors][0] ?? '';
    }
  });

  it('end once and for all who have it when a copy is used late', async () => {
    const { refreshToken } = await signIn();
    const { refreshToken: successor } = await refresh(0, refreshToken);
    for (const { pass } of servers()) pass(61);
    const answers = await atOnce(tabs, (number) =>
      refresh(number, number % 4 < 2 ? refreshToken : successor),
    );
    const late = answers.filter((_, number) => number % 4 < 2).map(({ outcome }) => outcome);
    expect(new Set(late)).toEqual(new Set(['Refresh Token has been revoked']));
    for (const token of [successor, ...answers.flatMap((answer) => answer.refreshToken || [])]) {
      expect((await refresh(1, token)).outcome).toBe('Refresh Token has been revoked');
    }
  });

  it('leave nothing that works when the person signs out everywhere meanwhile', async () => {
    for (let round = 0; round < rounds; round++) {
      const { sub, refreshToken, accessToken } = await signIn();
      const other = await signIn(sub);
      const [out, ...answers] = await Promise.all([
        call(0, 'GlobalSignOut', { AccessToken: accessToken }),
        ...Array.from({ length: tabs }, (_, number) =>
          refresh(number, number % 4 < 2 ? refreshToken : other.refreshToken),
        ),
      ]);
      expect(out.outcome).toBe('ok');
      const outcomes = new Set(answers.map(({ outcome }) => outcome));
      outcomes.delete('ok');
      outcomes.delete('Refresh Token has been revoked');
      expect([...outcomes]).toEqual([]);
      for (const token of new Set(answers.flatMap((answer) => answer.refreshToken || []))) {
        expect((await refresh(1, token)).outcome).toBe('Refresh Token has been revoked');
      }
      const live = and(eq(signIns.sub, sub), isNull(signIns.revokedAt));
      expect(await database().select().from(signIns).where(live)).toEqual([]);
    }
  });

  it('are refused, and nothing breaks, while their account is removed', async () => {
    const { sub, refreshToken } = await signIn();
    const [, ...answers] = await Promise.all([
      server(1).pool.database.delete(users).where(eq(users.sub, sub)),
      ...Array.from({ length: tabs }, (_, number) => refresh(number, refreshToken)),
    ]);
    const outcomes = new Set(answers.map(({ outcome }) => outcome));
    outcomes.delete('ok');
    outcomes.delete('Invalid Refresh Token.');
    expect([...outcomes]).toEqual([]);
    expect((await refresh(0, refreshToken)).outcome).toBe('Invalid Refresh Token.');
  });

  it('control, and the last: without the lock on their sign-in they have several successors', async () => {
    const { refreshToken } = await signIn();
    const taken = takeOut(/ for update$/);
    const answers = await writeTogether('refresh_tokens', () =>
      atOnce(tabs, (number) => refresh(number, refreshToken)),
    );
    const successors = new Set(answers.map((answer) => answer.refreshToken).filter(Boolean));
    expect(successors.size).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });

  /** Starts a sign-in, of a new user by default. It bypasses the protocol, since no password is tested here. */
  async function signIn(known?: string) {
    const { pool } = server(0);
    const sub = known ?? randomUUID();
    const now = pool.now();
    if (!known) {
      await pool.database.insert(users).values({
        sub,
        email: `${sub}@example.com`,
        emailVerified: true,
        status: 'CONFIRMED',
        attributes: {},
        salt: '',
        sealedVerifier: '',
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

  function atOnce(count: number, ask: (number: number) => Promise<Answer>): Promise<Answer[]> {
    return Promise.all(Array.from({ length: count }, (_, number) => ask(number)));
  }

  function refresh(number: number, RefreshToken: string): Promise<Answer> {
    const { clientId: ClientId } = server(number);
    return call(number, 'GetTokensFromRefreshToken', { ClientId, RefreshToken });
  }

  /** Calls the servers in turn, by number. */
  async function call(number: number, operation: string, fields: object): Promise<Answer> {
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
    const refused = response.status === 400 ? `${body.message}` : `${response.status} ${body.message}`;
    return {
      outcome: response.ok ? 'ok' : refused,
      refreshToken: body.AuthenticationResult?.RefreshToken ?? '',
    };
  }

  async function tokensOf(originJti: string): Promise<number> {
    return database().$count(refreshTokens, eq(refreshTokens.originJti, originJti));
  }
});
