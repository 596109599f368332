import { readSocialProviders, type SocialProvider } from './social-providers.ts';

type Environment = Record<string, string | undefined>;

/** Settings of the user pool's hosted login pages, and their identity providers. */
export interface HostedUiSettings {
  /**
   * Host to which the client library redirects. Null without TLS, which the library requires; the hosted pages of the
   * project's own user pool still work.
   */
  domain: string | null;
  /** URLs to which the pages may redirect, compared character by character. The site's own URL comes first. */
  callbackUrls: readonly string[];
  logoutUrls: readonly string[];
  providers: readonly SocialProvider[];
  /** Names of the identity providers that the pages offer. */
  providerNames: readonly string[];
}

/** Path of the site's own callback. */
const callbackPath = '/auth/callback';

/**
 * Reads the settings of the hosted pages and their identity providers. For Cognito, the providers are configured there
 * and only named here.
 */
export function readHostedUiSettings(
  env: Environment,
  own: boolean,
  publicUrl: string,
  problems: string[],
): HostedUiSettings {
  const addresses = (name: string) => readAddresses(env, name, problems);
  const isSecure = publicUrl.startsWith('https://');
  const providers = own ? readSocialProviders(env, problems) : [];
  if (providers.length > 0 && !isSecure) {
    problems.push('Social login needs TLS: PUBLIC_URL must start with https://, or set HTTPS=1 in demo mode');
  }
  const here = isSecure && URL.canParse(publicUrl) ? new URL(publicUrl).host : null;
  const domain = own ? here : env.IDENTITY_DOMAIN || null;
  const named = domain ? listOf(env.IDENTITY_PROVIDERS) : [];
  return {
    domain,
    callbackUrls: [`${publicUrl}${callbackPath}`, ...addresses('IDENTITY_CALLBACK_URLS')],
    logoutUrls: [`${publicUrl}/`, ...addresses('IDENTITY_LOGOUT_URLS')],
    providers,
    providerNames: own ? providers.map(({ name }) => name) : named,
  };
}

/**
 * Parses complete URLs, separated by commas. Rejects fragments, which would hide the redirect's response, and plain
 * HTTP, which would expose it.
 */
function readAddresses(env: Environment, name: string, problems: string[]): readonly string[] {
  const all = listOf(env[name]);
  const invalid = all.filter((url) => !/^https:\/\/[^/\s#]+\/[^\s#]*$/.test(url) || !URL.canParse(url));
  for (const url of invalid)
    problems.push(`${name} has '${url}', but each entry must be a complete https URL`);
  return all;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
