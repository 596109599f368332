import {
  type ChallengeNameType,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type SignInInput, signIn } from 'aws-amplify/auth';
import { createAdminClient, type PoolAddress } from './identity.ts';
import { testPassword } from './identity-pool.ts';

export const passwordFlows = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const;
export type PasswordFlow = (typeof passwordFlows)[number];

/**
 * Returns the options of a test of both flows that the short form runs with the sent password only, because each SRP
 * proof of the browser library takes a third of a second.
 */
export const skipSrpInShortForm = (flow: PasswordFlow) => (flow === 'USER_SRP_AUTH' ? { tags: 'long' } : {});

/**
 * Logs in with the browser library. Steps after the password are the same in both flows; SRP takes a third of a second.
 */
export const signInWithLibrary = (
  username: string,
  authFlowType: PasswordFlow = 'USER_PASSWORD_AUTH',
  secret = testPassword,
) => signIn({ username, password: secret, options: { authFlowType } } as SignInInput);

/** Logs in step by step without the browser library, which allows one login at a time. Never retries. */
export function createRawSignIn(pool: PoolAddress) {
  const client = createAdminClient(pool, { maxAttempts: 1 });
  const { clientId: ClientId } = pool;
  return {
    client,
    initiateAuth: (USERNAME: string, PASSWORD: string) =>
      client.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      ),
    respond: (
      ChallengeName: ChallengeNameType,
      Session: string | undefined,
      ChallengeResponses: Record<string, string>,
    ) =>
      client.send(
        new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }),
      ),
  };
}

/** Returns another code of six digits. */
export const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
