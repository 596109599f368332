import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { listOpenApiRoutes } from '../../properties/list-open-api-routes.ts';
import { arbitraryValidValue } from '../../properties/malformed-body.ts';
import { createEnvelope } from './api-client.ts';
import { type ObservedResponse, sendRequest } from './outage-responses.ts';

/** Studio to call, and data with which requests get as far as possible. */
export interface CallTarget {
  url: string;
  salt: string;
  classId: string;
  ownerToken: string;
}

/** Makes one API call, as a new browser. */
export function callRoute(
  { url, salt }: CallTarget,
  route: string,
  fields: object,
  token?: string,
): Promise<ObservedResponse> {
  const identity = { clientId: randomUUID().replaceAll('-', ''), sessionId: '0123456789abcdef' };
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ ...fields, ...createEnvelope(salt, identity) }),
  };
  return sendRequest(`${route}${token ? ' as the owner' : ''}`, `${url}${route}`, init);
}

/** Makes every documented call, as a stranger and as the owner. */
export async function callAllRoutes(target: CallTarget): Promise<ObservedResponse[]> {
  const responses: ObservedResponse[] = [];
  for (const { url, body } of await listOpenApiRoutes()) {
    const ids = [target.classId, randomUUID()];
    const [fields] = fc.sample(arbitraryValidValue(body, ids), { numRuns: 1, seed: 7 });
    const both = [undefined, target.ownerToken].map((token) =>
      callRoute(target, url, fields as object, token),
    );
    responses.push(...(await Promise.all(both)));
  }
  return responses;
}

/** Calls operations of the user pool and endpoints behind its hosted pages. */
export function callPoolOperations({ url, ownerToken }: CallTarget): Promise<ObservedResponse[]> {
  const ClientId = 'miles-street-site';
  const Username = 'member@miles-street.example';
  const AuthParameters = { USERNAME: Username, PASSWORD: 'wrong' };
  const operations: Record<string, object> = {
    InitiateAuth: { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters },
    SignUp: { ClientId, Username: 'new@people.example', Password: 'a long password' },
    ForgotPassword: { ClientId, Username },
    GetUser: { AccessToken: ownerToken },
    GetTokensFromRefreshToken: { ClientId, RefreshToken: 'x'.repeat(60) },
  };
  const calls = Object.entries(operations).map(([name, fields]) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    return sendRequest(name, `${url}/idp/`, init);
  });
  const keys = sendRequest('the keys', `${url}/idp/us-east-1_MilesStreet/.well-known/jwks.json`, {});
  const form = { client_id: ClientId, grant_type: 'refresh_token', refresh_token: 'x' };
  const init = { method: 'POST', body: new URLSearchParams(form) };
  return Promise.all([...calls, keys, sendRequest('/oauth2/token', `${url}/oauth2/token`, init)]);
}

const pages = [
  '/',
  '/classes',
  '/timetable',
  '/pricing',
  '/faq',
  '/about',
  '/tour',
  '/privacy',
  '/checkout',
  `/booking/${randomUUID()}?k=x`,
  '/newsletter/confirm?k=x',
  '/contact?topic=other',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/oauth2/idpresponse/google?state=x&code=y',
];

/** Requests pages of each kind: shared, personal, with a key, machine-readable, and of the user pool. */
export function requestAllPages({ url }: Pick<CallTarget, 'url'>): Promise<ObservedResponse[]> {
  const init = { headers: { accept: 'text/html' } };
  return Promise.all(pages.map((path) => sendRequest(path, `${url}${path}`, init)));
}
