import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describedRoutes } from '../../properties/described-routes.ts';
import { fitting } from '../../properties/malformed-body.ts';
import { signedFields } from './api-client.ts';
import { type Answered, ask } from './away-answers.ts';

/** Where everything is asked, and with what it gets furthest. */
export interface Asked {
  url: string;
  salt: string;
  classId: string;
  /** An access token of the owner. */
  ownerToken: string;
}

/** A call of the API, by a browser of its own. */
export function askCall(
  { url, salt }: Asked,
  route: string,
  fields: object,
  token?: string,
): Promise<Answered> {
  const somebody = { clientId: randomUUID().replaceAll('-', ''), sessionId: '0123456789abcdef' };
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ ...fields, ...signedFields(salt, somebody) }),
  };
  return ask(`${route}${token ? ' as the owner' : ''}`, `${url}${route}`, init);
}

/** Every call there is, as described, by a stranger and by the owner. */
export async function askAllCalls(asked: Asked): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const { url, body } of describedRoutes()) {
    const known = [asked.classId, randomUUID()];
    const [fields] = fc.sample(fitting(body, known), { numRuns: 1, seed: 7 });
    const both = [undefined, asked.ownerToken].map((token) => askCall(asked, url, fields as object, token));
    answers.push(...(await Promise.all(both)));
  }
  return answers;
}

/** Operations of the user pool, and what stands behind its own pages. */
export function askPool({ url, ownerToken }: Asked): Promise<Answered[]> {
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
  const asked = Object.entries(operations).map(([name, fields]) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    return ask(name, `${url}/idp/`, init);
  });
  const keys = ask('the keys', `${url}/idp/us-east-1_MilesStreet/.well-known/jwks.json`, {});
  const form = { client_id: ClientId, grant_type: 'refresh_token', refresh_token: 'x' };
  const init = { method: 'POST', body: new URLSearchParams(form) };
  return Promise.all([...asked, keys, ask('/oauth2/token', `${url}/oauth2/token`, init)]);
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

/** Pages of each kind: the same for everybody, for one visitor, with a key, for programs, of the pool. */
export function askAllPages({ url }: Pick<Asked, 'url'>): Promise<Answered[]> {
  const init = { headers: { accept: 'text/html' } };
  return Promise.all(pages.map((path) => ask(path, `${url}${path}`, init)));
}
