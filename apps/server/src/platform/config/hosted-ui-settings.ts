import { z } from 'zod';
import { invalidValue, separatedList } from './field-schemas.ts';
import type { SocialProvider } from './social-providers.ts';

/**
 * Absolute https URLs without a fragment: a browser doesn't send the fragment to the server, and plain HTTP would let
 * others read the code in the redirect.
 */
const redirectUrls = separatedList(
  ',',
  z
    .string()
    .refine(
      (url) => /^https:\/\/[^/\s#]+\/[^\s#]*$/.test(url) && URL.canParse(url),
      invalidValue('each entry must be a complete https URL'),
    ),
);

/** Settings of the user pool's hosted login pages. */
export const hostedUiSettings = z.object({
  IDENTITY_CALLBACK_URLS: redirectUrls,
  IDENTITY_LOGOUT_URLS: redirectUrls,
  IDENTITY_DOMAIN: z.string().optional(),
  IDENTITY_PROVIDERS: separatedList(',', z.string()),
});

/**
 * Returns the configuration of the hosted pages. At Cognito, the identity providers are configured there, and the
 * settings only name them.
 */
export function toHostedUiConfig(
  env: z.infer<typeof hostedUiSettings>,
  own: boolean,
  publicUrl: string,
  providers: readonly SocialProvider[],
) {
  const siteHost = publicUrl.startsWith('https://') ? new URL(publicUrl).host : null;
  const domain = own ? siteHost : (env.IDENTITY_DOMAIN ?? null);
  const namesAtCognito = domain ? env.IDENTITY_PROVIDERS : [];
  return {
    /**
     * Host to which the client library redirects. Null without TLS, which the library requires; the hosted pages of
     * the project's own user pool still work.
     */
    domain,
    /** URLs to which the pages may redirect, compared character by character. The site's own URL comes first. */
    callbackUrls: [`${publicUrl}/auth/callback`, ...env.IDENTITY_CALLBACK_URLS],
    logoutUrls: [`${publicUrl}/`, ...env.IDENTITY_LOGOUT_URLS],
    providers,
    /** Names of the identity providers that the pages offer. */
    providerNames: own ? providers.map(({ name }) => name) : namesAtCognito,
  };
}
