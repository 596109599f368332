import { fetchAuthSession } from 'aws-amplify/auth';
import type { PoolAddress } from './identity.ts';

/**
 * Calls an operation of the project's own user pool that Cognito's clients don't know. An error response rejects with
 * its name and message.
 */
export async function callPoolExtension<Result = Record<string, never>>(
  { endpoint }: PoolAddress,
  operation: string,
  request: object,
  { userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' } = {},
): Promise<Result> {
  const response = await fetch(endpoint ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'user-agent': userAgent,
    },
    body: JSON.stringify(request),
  });
  const body = await response.json();
  if (response.ok) return body;
  throw Object.assign(new Error(body.message), { name: body.__type });
}

/** Returns the access token of the user logged in with the browser library. */
export async function getAccessToken(): Promise<string> {
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.toString() ?? '';
}

/** Creates recovery codes for the user logged in with the browser library. */
export async function requestRecoveryCodes(pool: PoolAddress): Promise<string[]> {
  const request = { AccessToken: await getAccessToken() };
  const response = await callPoolExtension<{ RecoveryCodes: string[] }>(pool, 'CreateRecoveryCodes', request);
  return response.RecoveryCodes;
}
