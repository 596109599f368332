import { GetUserCommand, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { PoolUnderTest } from './identity-pool.ts';
import { testPassword } from './identity-pool.ts';
import { signInWithLibrary as signInBy } from './identity-sign-in.ts';

export const signInWithPassword = (username: string, secret = testPassword) =>
  signInBy(username, 'USER_PASSWORD_AUTH', secret);
export const notAuthorized = 'NotAuthorizedException';

/** Returns an access token of the same user in another browser. */
export async function getOtherBrowserToken(
  pool: PoolUnderTest,
  USERNAME: string,
  PASSWORD = testPassword,
): Promise<string> {
  const { AuthenticationResult } = await pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}
export const getUserByToken = (pool: PoolUnderTest, AccessToken: string) =>
  pool.admin.send(new GetUserCommand({ AccessToken }));
