import type { ProviderSettings } from '../federation/provider-settings.ts';

/** How people sign in at the pool's own pages, for applications that send them there (OAuth 2, code with PKCE). */
export interface HostedUiSettings {
  /** Where the pages are, without a slash at the end: `<origin>/oauth2/authorize` and so on. */
  origin: string;
  /** Where people may be sent back to with a code. Compared letter by letter. */
  callbackUrls: readonly string[];
  /** Where people may be sent after signing out. Compared letter by letter. */
  logoutUrls: readonly string[];
  /** Who else may say who somebody is. */
  providers: readonly ProviderSettings[];
  look: HostedUiBranding;
}

/** What the pages show of whose they are; addresses are paths of the same origin, or whole. */
export interface HostedUiBranding {
  name: string;
  home: string;
  mark: string;
  signUp: string;
  forgotPassword: string;
  /** The faces of the headings and of the text. Without them, those of the machine. */
  fonts: { display: string; text: string } | null;
}
