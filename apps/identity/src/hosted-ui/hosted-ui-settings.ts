import type { ProviderSettings } from '../federation/provider-settings.ts';

/** Settings of the hosted login pages, for applications that redirect users there (OAuth 2, code with PKCE). */
export interface HostedUiSettings {
  /** Origin of the pages, without a trailing slash, as in `<origin>/oauth2/authorize`. */
  origin: string;
  /** Allowed redirect URIs for codes, which are compared exactly. */
  callbackUrls: readonly string[];
  /** Allowed redirect URIs after a logout, which are compared exactly. */
  logoutUrls: readonly string[];
  /** External identity providers. */
  providers: readonly ProviderSettings[];
  branding: HostedUiBranding;
}

/** Branding of the pages. Its URLs are paths of the same origin, or absolute. */
export interface HostedUiBranding {
  name: string;
  home: string;
  mark: string;
  signUpUrl: string;
  forgotPasswordUrl: string;
  /** Font files of headings and text; null for system fonts. */
  fonts: { display: string; text: string } | null;
}
