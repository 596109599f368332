import { analyticsKinds } from '@studio/domain/site-events/forward-event';
import { z } from 'zod';

/** The third-party analytics script that receives site events (handbook: analytics 4). */
export const analyticsSettings = z.object({
  scriptUrl: z.string(),
  kind: z.enum(analyticsKinds),
  /** Attributes of the script element, all named `data-…`. */
  attributes: z.record(z.string(), z.string()),
  /** Whether the script loads only after the visitor consents. */
  needsConsent: z.boolean(),
});
export type AnalyticsSettings = z.infer<typeof analyticsSettings>;

/** Configuration that pages may read. Contains no secrets. */
export const publicConfig = z.object({
  ok: z.literal(true),
  mode: z.enum(['demo', 'live']),
  /** Origin of the site, without a trailing slash. */
  publicUrl: z.string(),
  apiBase: z.string(),
  tokenSalt: z.string(),
  branchId: z.string(),
  currency: z.string(),
  /** `scriptUrl`: the provider's script; in demo mode, that of the payments sandbox. */
  stripe: z.object({ publishableKey: z.string(), scriptUrl: z.string() }),
  identity: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    userPoolEndpoint: z.string(),
    /** Host of the hosted sign-in pages, for the client library; null without TLS, which they need. */
    domain: z.string().nullable(),
    /** Available second factors: authenticator app, email, text message. */
    secondFactors: z.array(z.enum(['TOTP', 'EMAIL', 'SMS'])),
  }),
  /**
   * Social logins. With `address` null, the hosted sign-in pages handle the provider by `name`. Otherwise, POST the
   * browser's `clientId` to `address`. The response is the email and password to log in with, or the `message` of an
   * error.
   */
  socialProviders: z.array(z.object({ name: z.string(), address: z.string().nullable() })),
  /**
   * Returns the credentials of the member that a link with `signedIn=1` logs in, in the same format. Null: such links
   * do nothing.
   */
  demoLogin: z.string().nullable(),
  /** Provider of the chat's language model, for the privacy page; null for the built-in assistant. */
  languageModel: z.string().nullable(),
  /** Null: no analytics script, so no consent is asked for. */
  analytics: analyticsSettings.nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** GET /api/config: returns the public configuration, plus what other clients configure and pages have built in. */
export const configResponse = publicConfig.extend({
  /** True in live mode. */
  production: z.boolean(),
  /** Absolute URL of the API. */
  apiBaseUrl: z.string(),
  /** Paths below that URL. */
  paths: z.object({
    chat: z.string(),
    booking: z.object({ slots: z.string(), book: z.string() }),
    contact: z.string(),
    newsletter: z.object({ subscribe: z.string(), unsubscribe: z.string() }),
  }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
