import { fetchAuthSession } from 'aws-amplify/auth';
import type { PoolAddress } from './identity.ts';

/** What our pool answers besides Cognito's operations: no official client has a call for it. */
export async function callPool<Answer>(
  { endpoint = '' }: PoolAddress,
  operation: string,
  request: object,
): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
  });
  const body = (await response.json()) as Answer & { __type: string; message: string };
  if (response.ok) return body;
  throw Object.assign(new Error(body.message), { name: body.__type });
}

/** The access token of whoever is signed in with the browser library. */
export async function accessToken(): Promise<string> {
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.toString() ?? '';
}

/** New recovery codes of whoever is signed in with the browser library. */
export async function newRecoveryCodes(pool: PoolAddress): Promise<string[]> {
  const made = await callPool<{ RecoveryCodes: string[] }>(pool, 'CreateRecoveryCodes', {
    AccessToken: await accessToken(),
  });
  return made.RecoveryCodes;
}
