import type { StoredDataCategory } from './stored-data-categories.ts';

/** Data controller, as the catalogue names it. */
export interface DataController {
  legalName: string;
  /** Postal address on one line. */
  address: string;
  email: string;
}

/** Third-party analytics script: its host, and whether it needs consent before loading. */
export interface AnalyticsScript {
  host: string;
  needsConsent: boolean;
}

/** Third-party services of this installation. */
export interface ThirdPartyServices {
  script: AnalyticsScript | null;
  /** Provider of the chat's language model; null if there is none. */
  languageModel: string | null;
  textMessages: boolean;
  /** Names of the providers with which people can log in. */
  loginProviders: readonly string[];
}

/** Section of the privacy notice. `stored` adds the table of stored data. */
export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  stored?: readonly StoredDataCategory[];
}
