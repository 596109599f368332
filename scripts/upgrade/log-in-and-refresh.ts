import type { StudioProcess } from '../../tests/races/harness/studio-process.ts';
import { demoPassword } from '../serve/demo-accounts.ts';

/**
 * Logs a demo account in, renews its token and reads its account. `getProcess` chooses the process of each call.
 * Returns the status and body of the failed response, or 200 and the last body.
 */
export async function logInAndRefresh(
  getProcess: () => StudioProcess,
  round: number,
): Promise<[number, string]> {
  const { userPoolClientId: ClientId } = await loadPool(getProcess());
  const account = ['member', 'staff', 'trainer', 'admin'][round % 4];
  const signIn = await callPool(getProcess(), 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: `${account}@miles-street.example`, PASSWORD: demoPassword },
  });
  const { RefreshToken } = signIn.body.AuthenticationResult ?? {};
  if (signIn.status !== 200 || !RefreshToken) return [signIn.status, JSON.stringify(signIn.body)];
  const renewed = await callPool(getProcess(), 'InitiateAuth', {
    ClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
  });
  const { AccessToken } = renewed.body.AuthenticationResult ?? {};
  if (renewed.status !== 200) return [renewed.status, JSON.stringify(renewed.body)];
  const read = await callPool(getProcess(), 'GetUser', { AccessToken });
  return [read.status, JSON.stringify(read.body)];
}

interface PoolResponse {
  status: number;
  body: { AuthenticationResult?: { RefreshToken?: string; AccessToken?: string } };
}

async function loadPool({ url }: StudioProcess): Promise<{ userPoolClientId: string }> {
  const response = await fetch(`${url}/api/config`);
  return ((await response.json()) as { identity: { userPoolClientId: string } }).identity;
}

async function callPool({ url }: StudioProcess, operation: string, fields: object): Promise<PoolResponse> {
  const response = await fetch(`${url}/idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(fields),
  });
  return { status: response.status, body: (await response.json()) as PoolResponse['body'] };
}
