import type { ProviderSettings } from '../federation/provider-settings.ts';

/** Settings of the hosted login pages, for applications that redirect users there (OAuth 2, code with PKCE). */
export interface HostedUiSettings {
  /** Origin of the pages, without a trailing slash: `<origin>/oauth2/authorize` and so on. */
  origin: string;
  /** Allowed redirect URIs for codes. Compared exactly. */
  callbackUrls: readonly string[];
  /** Allowed redirect URIs after a logout. Compared exactly. */
  logoutUrls: readonly string[];
  /** External identity providers. */
  providers: readonly ProviderSettings[];
  branding: HostedUiBranding;
}

/** Branding of the pages. URLs are paths of the same origin, or absolute. */
export interface HostedUiBranding {
  name: string;
  home: string;
  mark: string;
  signUpUrl: string;
  forgotPasswordUrl: string;
  /** Font files of headings and text. Null: system fonts. */
  fonts: { display: string; text: string } | null;
}
