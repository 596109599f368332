import { getSiteConfig } from '../site-config.ts';
import { unreachableMessage } from './account.ts';

/**
 * Asks the user pool for an operation of ours that the client library does not know. Rejects with an Error of the service's
 * name, as the functions of account.ts do.
 */
export async function callUserPool<Answer>(operation: string, request: object): Promise<Answer> {
  const asked = fetch(getSiteConfig().identity.userPoolEndpoint, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
  });
  const answer = await asked.catch(() => {
    throw new Error(unreachableMessage);
  });
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  throw Object.assign(new Error(body.message || unreachableMessage), { name: body.__type ?? 'Error' });
}
