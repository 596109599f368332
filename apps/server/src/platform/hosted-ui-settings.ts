import { readSocialProviders, type SocialProvider } from './social-providers.ts';

type Environment = Record<string, string | undefined>;

/** The user pool's own sign-in pages, and who else may say there who somebody is. */
export interface HostedUiSettings {
  /**
   * The host that the client library sends people to; null where it cannot: it insists on TLS. The pages are there all the
   * same when the pool is ours.
   */
  domain: string | null;
  /** Where the pages send people back to, compared letter by letter: the site's own first. */
  callbackUrls: readonly string[];
  logoutUrls: readonly string[];
  /** Of our own pool. */
  providers: readonly SocialProvider[];
  /** The names of those that pages offer. */
  providerNames: readonly string[];
}

/** Where the site itself is called back. */
const callbackPath = '/auth/callback';

/** Reads where the hosted pages are and whom they know. At Cognito the providers are set up there, and only named here. */
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
    problems.push('Other providers need TLS: PUBLIC_URL has to begin with https://, or in demo mode HTTPS=1');
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

/** Whole addresses with commas between. A fragment would hide the answer, and plain HTTP tell it to others. */
function readAddresses(env: Environment, name: string, problems: string[]): readonly string[] {
  const all = listOf(env[name]);
  const bad = all.filter((one) => !/^https:\/\/[^/\s#]+\/[^\s#]*$/.test(one) || !URL.canParse(one));
  for (const one of bad) problems.push(`${name} has '${one}', which is no whole https address`);
  return all;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
