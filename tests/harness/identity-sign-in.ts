import {
  type ChallengeNameType,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { adminClient, type PoolAddress } from './identity.ts';

/** A sign-in step by step, past the browser library, which keeps one at a time; nothing is sent twice. */
export function steps(pool: PoolAddress) {
  const client = adminClient(pool, { maxAttempts: 1 });
  const { clientId: ClientId } = pool;
  return {
    client,
    begin: (USERNAME: string, PASSWORD: string) =>
      client.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      ),
    answer: (
      ChallengeName: ChallengeNameType,
      Session: string | undefined,
      ChallengeResponses: Record<string, string>,
    ) =>
      client.send(
        new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }),
      ),
  };
}
