import { analyticsKinds } from '@studio/domain/site-events/forward-event';
import { z } from 'zod';

/** The script of others that is told what happens on the site (handbook: analytics 4). */
export const analyticsSettings = z.object({
  scriptUrl: z.string(),
  kind: z.enum(analyticsKinds),
  /** Attributes of its element, all of them `data-…`. */
  attributes: z.record(z.string(), z.string()),
  /** Whether it is loaded for nobody who has not agreed. */
  needsConsent: z.boolean(),
});
export type AnalyticsSettings = z.infer<typeof analyticsSettings>;

/** What a page may know about the installation. Nothing in it is secret. */
export const publicConfig = z.object({
  ok: z.literal(true),
  mode: z.enum(['demo', 'live']),
  /** The origin under which the site is found, without a slash at its end. */
  publicUrl: z.string(),
  apiBase: z.string(),
  tokenSalt: z.string(),
  branchId: z.string(),
  currency: z.string(),
  /** `scriptUrl`: the provider's script; in demo mode the one of the payments sandbox. */
  stripe: z.object({ publishableKey: z.string(), scriptUrl: z.string() }),
  identity: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    userPoolEndpoint: z.string(),
    /** The host of its own sign-in pages, for the client library; null where they cannot be used: they need TLS. */
    domain: z.string().nullable(),
    /** What may be turned on to be asked for after the password: codes of an app, by email, by text message. */
    secondFactors: z.array(z.enum(['TOTP', 'EMAIL', 'SMS'])),
  }),
  /**
   * Whom else people can log in with: with `address` null through the sign-in pages, by the name. Else a POST of the browser's `clientId` to `address` answers the email and password
   * to sign in with, or a refusal's `message`.
   */
  socialProviders: z.array(z.object({ name: z.string(), address: z.string().nullable() })),
  /** Answers those of the member that a link with `signedIn=1` signs in, in the same way; null: such links do nothing. */
  demoLogin: z.string().nullable(),
  /** Whose language model answers in the chat, for the privacy page; null: the studio's own software. */
  languageModel: z.string().nullable(),
  /** Null: there is no such script, and nobody is asked about one. */
  analytics: analyticsSettings.nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** GET /api/config: the same, with what other clients configure and pages have built in. */
export const configResponse = publicConfig.extend({
  /** Whether this is a live installation. */
  production: z.boolean(),
  /** The API's whole address. */
  apiBaseUrl: z.string(),
  /** Paths below it. */
  paths: z.object({
    chat: z.string(),
    booking: z.object({ slots: z.string(), book: z.string() }),
    contact: z.string(),
    newsletter: z.object({ subscribe: z.string(), unsubscribe: z.string() }),
  }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
