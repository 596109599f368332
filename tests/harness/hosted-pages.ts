import { createHash, randomBytes } from 'node:crypto';
import type { ProviderSettings } from '@studio/identity/federation/provider-settings';
import type { HostedUiSettings } from '@studio/identity/hosted-ui/hosted-ui-settings';
import type { TestIdentity } from './identity.ts';
import { NoScriptBrowser } from './no-script-browser.ts';

/** Callback URL of the test application; no server listens there. */
export const callbackUrl = 'https://app.example/auth/callback';

export const createHostedPagesFor =
  (...providers: ProviderSettings[]) =>
  (origin: string): HostedUiSettings => ({
    origin,
    callbackUrls: [callbackUrl],
    logoutUrls: ['https://app.example/'],
    providers,
    branding: {
      name: 'Miles Street',
      home: '/',
      mark: '/favicon.svg',
      signUpUrl: '/signup',
      forgotPasswordUrl: '/forgot-password',
      fonts: null,
    },
  });

/** Simulates an application that uses the hosted sign-in pages, with its PKCE verifier and a browser. */
export function createHostedClient(pool: TestIdentity) {
  const { origin } = new URL(pool.endpoint);
  const codeVerifier = randomBytes(48).toString('base64url');
  const authorizeParameters: Record<string, string> = {
    response_type: 'code',
    client_id: pool.clientId,
    redirect_uri: callbackUrl,
    state: randomBytes(16).toString('hex'),
    scope: 'openid email profile aws.cognito.signin.user.admin',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const browser = new NoScriptBrowser();
  const token = (form: Record<string, string>) => new NoScriptBrowser().post(`${origin}/oauth2/token`, form);
  return {
    origin,
    asked: authorizeParameters,
    codeVerifier,
    browser,
    /** Opens the authorize endpoint. `changes` replace parameters; undefined removes one. */
    authorize: (changes: Record<string, string | undefined> = {}) => {
      const query = Object.entries({ ...authorizeParameters, ...changes }).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      );
      return browser.get(`${origin}/oauth2/authorize?${new URLSearchParams(query)}`);
    },
    send: async (page: Response | string, form: Record<string, string>) => {
      const text = typeof page === 'string' ? page : await page.text();
      return browser.post(`${origin}/oauth2/sign-in`, { flow: extractFlow(text), ...form });
    },
    /** Exchanges a code for tokens. `changes` replace form fields. */
    exchange: (code: string, changes: Record<string, string> = {}) =>
      token({
        grant_type: 'authorization_code',
        client_id: pool.clientId,
        redirect_uri: callbackUrl,
        code,
        code_verifier: codeVerifier,
        ...changes,
      }),
    token,
  };
}

export type HostedClient = ReturnType<typeof createHostedClient>;

/** Returns the encrypted flow from a page's form. */
export const extractFlow = (text: string): string => /name="flow" value="([^"]+)"/.exec(text)?.[1] ?? '';

/** Returns the parameters of a redirect to the callback URL. Throws for any other redirect. */
export function readCallbackParameters(response: Response): Record<string, string> {
  const location = response.headers.get('location') ?? '';
  if (!location.startsWith(`${callbackUrl}?`)) throw new Error(`${response.status}, sent to '${location}'`);
  return Object.fromEntries(new URL(location).searchParams);
}

export interface HostedTokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}
