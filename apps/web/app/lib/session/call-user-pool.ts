import { getSiteConfig } from '../site/site-config.ts';
import { unreachableMessage } from './account.ts';

/**
 * Calls an operation of the project's own user pool that the client library doesn't know. Rejects with an
 * Error named by the user pool, as in account.ts.
 */
export async function callUserPool<Answer>(operation: string, request: object): Promise<Answer> {
  const pendingResponse = fetch(getSiteConfig().identity.userPoolEndpoint, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
  });
  const response = await pendingResponse.catch(() => {
    throw new Error(unreachableMessage);
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  throw Object.assign(new Error(body.message || unreachableMessage), { name: body.__type ?? 'Error' });
}
