import type { StoredDataCategory } from './stored-data-categories.ts';

/** The controller, from the catalogue. */
export interface DataController {
  legalName: string;
  /** In one line. */
  address: string;
  email: string;
}

/** A counting script of another company: from where, and whether people are asked before it is loaded. */
export interface AnalyticsScript {
  host: string;
  asksFirst: boolean;
}

/** What this installation uses besides the studio's own software. */
export interface ThirdPartyServices {
  script: AnalyticsScript | null;
  /** The provider of the chat's language model. */
  languageModel: string | null;
  textMessages: boolean;
  /** Names of the providers that people can log in with. */
  loginProviders: readonly string[];
}

/** A heading of the privacy page with its paragraphs, and the table of stored data where it lists that. */
export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  stored?: readonly StoredDataCategory[];
}
