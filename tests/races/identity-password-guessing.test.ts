import { randomBytes } from 'node:crypto';
import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createVerifier } from '@studio/identity/users/set-password';
import { users } from '@studio/identity/users/tables';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient, type TestIdentity } from '../harness/identity.ts';
import { startTwoServers } from './harness/start-two-servers.ts';

const sub = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const email = 'amara@example.com';
const right = 'quiet-harbour-27';
const attempts = 60;

describe('a password guessed many times at once, at two servers on one PostgreSQL', () => {
  const { server, servers } = startTwoServers();

  beforeAll(async () => {
    const { pool } = server(0);
    const now = pool.now();
    const instants = { tokensValidFrom: now, createdAt: now, changedAt: now };
    const verifier = await createVerifier(pool, sub, right);
    await pool.database
      .insert(users)
      .values({ sub, email, status: 'CONFIRMED', attributes: {}, ...verifier, ...instants });
  });
  const outcome = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'in',
      (error: Error) => error.message,
    );
  const count = (outcomes: string[], which: string) => outcomes.filter((one) => one === which).length;

  it('allows five tries by password or by SRP proof, for known and unknown addresses', async () => {
    for (const username of [email, 'nobody@example.com']) {
      const outcomes = await Promise.all(
        Array.from({ length: attempts }, (_, number) => {
          const at = server(number);
          const client = createAdminClient(at);
          const common = { ClientId: at.clientId };
          if (number % 3 > 0) {
            const AuthParameters = { USERNAME: username, PASSWORD: `wrong-guess-${number}` };
            const call = new InitiateAuthCommand({
              ...common,
              AuthFlow: 'USER_PASSWORD_AUTH',
              AuthParameters,
            });
            return outcome(client.send(call));
          }
          return outcome(respondWithoutPassword(at, client, username));
        }),
      );
      expect(count(outcomes, 'Incorrect username or password.')).toBe(5);
      expect(count(outcomes, 'Password attempts exceeded')).toBe(attempts - 5);
    }
  });

  it('is rejected during a pause, and accepted after it', async () => {
    const enter = (number: number) => {
      const at = server(number);
      const AuthParameters = { USERNAME: email, PASSWORD: right };
      return outcome(
        createAdminClient(at).send(
          new InitiateAuthCommand({ ClientId: at.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
        ),
      );
    };
    expect(await enter(0)).toBe('Password attempts exceeded');
    const later = new Date(server(0).pool.now().getTime() + 1001);
    for (const { pool } of servers()) pool.now = () => later;
    expect(await enter(1)).toBe('in');
    expect(await Promise.all([enter(0), enter(1), enter(0), enter(1)])).toEqual(Array(4).fill('in'));
  });
});

/** Requests the SRP challenge and responds without knowing the password. */
async function respondWithoutPassword(
  at: TestIdentity,
  client: ReturnType<typeof createAdminClient>,
  username: string,
) {
  const { Session, ChallengeParameters: shown } = await client.send(
    new InitiateAuthCommand({
      ClientId: at.clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: randomBytes(380).toString('hex') },
    }),
  );
  return client.send(
    new RespondToAuthChallengeCommand({
      ClientId: at.clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      Session,
      ChallengeResponses: {
        USERNAME: shown?.USERNAME ?? '',
        PASSWORD_CLAIM_SECRET_BLOCK: shown?.SECRET_BLOCK ?? '',
        TIMESTAMP: 'Fri Nov 20 20:10:18 UTC 2026',
        PASSWORD_CLAIM_SIGNATURE: randomBytes(32).toString('base64'),
      },
    }),
  );
}
