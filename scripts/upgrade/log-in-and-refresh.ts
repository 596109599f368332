import type { StudioProcess } from '../../tests/races/harness/studio-process.ts';
import { demoPassword } from '../serve/demo-accounts.ts';

/**
 * Logs a demo account in, renews its token and reads its account. `where` chooses the process of each call.
 * Returns the status and body of the failed response, or 200 and the last body.
 */
export async function logInAndRefresh(where: () => StudioProcess, round: number): Promise<[number, string]> {
  const { userPoolClientId: ClientId } = await poolOf(where());
  const who = ['member', 'staff', 'trainer', 'admin'][round % 4];
  const given = await askPool(where(), 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: `${who}@miles-street.example`, PASSWORD: demoPassword },
  });
  const { RefreshToken } = given.body.AuthenticationResult ?? {};
  if (given.status !== 200 || !RefreshToken) return [given.status, JSON.stringify(given.body)];
  const renewed = await askPool(where(), 'InitiateAuth', {
    ClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
  });
  const { AccessToken } = renewed.body.AuthenticationResult ?? {};
  if (renewed.status !== 200) return [renewed.status, JSON.stringify(renewed.body)];
  const read = await askPool(where(), 'GetUser', { AccessToken });
  return [read.status, JSON.stringify(read.body)];
}

interface PoolAnswer {
  status: number;
  body: { AuthenticationResult?: { RefreshToken?: string; AccessToken?: string } };
}

async function poolOf({ url }: StudioProcess): Promise<{ userPoolClientId: string }> {
  const answer = await fetch(`${url}/api/config`);
  return ((await answer.json()) as { identity: { userPoolClientId: string } }).identity;
}

async function askPool({ url }: StudioProcess, operation: string, fields: object): Promise<PoolAnswer> {
  const answer = await fetch(`${url}/idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(fields),
  });
  return { status: answer.status, body: (await answer.json()) as PoolAnswer['body'] };
}
