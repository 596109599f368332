import {
  type ChallengeNameType,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type SignInInput, signIn } from 'aws-amplify/auth';
import { createAdminClient, type PoolAddress } from './identity.ts';
import { testPassword } from './identity-pool.ts';

/** The ways in which a password is shown to the pool. */
export const passwordFlows = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const;
export type PasswordFlow = (typeof passwordFlows)[number];

/**
 * Signs in by the browser library. What comes after a password is the same by either flow; by SRP the library reckons
 * for a third of a second.
 */
export const signInWithLibrary = (
  username: string,
  authFlowType: PasswordFlow = 'USER_PASSWORD_AUTH',
  secret = testPassword,
) => signIn({ username, password: secret, options: { authFlowType } } as SignInInput);

/** A sign-in step by step, past the browser library, which keeps one at a time; nothing is sent twice. */
export function createRawSignIn(pool: PoolAddress) {
  const client = createAdminClient(pool, { maxAttempts: 1 });
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
