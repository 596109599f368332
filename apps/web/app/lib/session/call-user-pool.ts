import { fetchAuthSession } from 'aws-amplify/auth';
import { getSiteConfig } from '../site/site-config.ts';
import { adoptSharedSession } from './amplify-session.ts';
import { connectionErrorMessage } from './import-with-readable-error.ts';

/**
 * Calls an operation of the project's own user pool that the client library doesn't have. Rejects with an Error whose
 * name comes from the user pool, as session.ts describes.
 */
export async function callUserPool<ResponseBody>(operation: string, request: object): Promise<ResponseBody> {
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
    throw new Error(connectionErrorMessage);
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  throw Object.assign(new Error(body.message || connectionErrorMessage), { name: body.__type ?? 'Error' });
}

/** Calls an operation like `callUserPool`, as the logged-in member. */
export async function callUserPoolAsMember<ResponseBody>(
  operation: string,
  request: object = {},
): Promise<ResponseBody> {
  adoptSharedSession();
  const { tokens } = await fetchAuthSession();
  return callUserPool<ResponseBody>(operation, {
    AccessToken: tokens?.accessToken.toString() ?? '',
    ...request,
  });
}
