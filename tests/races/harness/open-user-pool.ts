import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { poolSecrets } from './studio-process.ts';

/** User pool of a studio, accessed without the site's pages. */
export interface TestUserPool {
  id: string;
  clientId: string;
  client: CognitoIdentityProviderClient;
  /** Returns the tokens of an account without second factors. */
  logIn(email: string, password: string): Promise<AuthenticationResultType>;
}

export async function openUserPool(url: string): Promise<TestUserPool> {
  const { userPoolId: id, userPoolClientId: clientId } = (await (await fetch(`${url}/api/config`)).json())
    .identity;
  const client = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: `${url}/idp/`,
    credentials: {
      accessKeyId: poolSecrets.IDENTITY_ACCESS_KEY_ID,
      secretAccessKey: poolSecrets.IDENTITY_SECRET_ACCESS_KEY,
    },
  });
  return {
    id,
    clientId,
    client,
    logIn: async (USERNAME, PASSWORD) => {
      const { AuthenticationResult } = await client.send(
        new InitiateAuthCommand({
          ClientId: clientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      );
      if (!AuthenticationResult) throw new Error(`${USERNAME} was asked for more than the password.`);
      return AuthenticationResult;
    },
  };
}
