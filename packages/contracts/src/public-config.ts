import { analyticsKinds } from '@studio/domain/site-events/forward-event';
import { z } from 'zod';

/** Third-party analytics script that receives site events (handbook: analytics 4). */
export const analyticsSettings = z.object({
  scriptUrl: z.string(),
  kind: z.enum(analyticsKinds),
  /** Attributes of the script element, whose names all begin with `data-`. */
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
  /** Public key and script URL of the payment provider. In demo mode, the script is that of the payments sandbox. */
  stripe: z.object({ publishableKey: z.string(), scriptUrl: z.string() }),
  identity: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    userPoolEndpoint: z.string(),
    /** Host of the hosted sign-in pages, for the client library; null without TLS, which these pages need. */
    domain: z.string().nullable(),
    /** Available second factors: authenticator app, email, text message. */
    secondFactors: z.array(z.enum(['TOTP', 'EMAIL', 'SMS'])),
  }),
  /**
   * Social logins. When `address` is null, the hosted sign-in pages handle the provider by `name`. Otherwise, POST the
   * browser's `clientId` to the URL in `address`. The response is the email address and password to log in with, or the
   * `message` of an error.
   */
  socialProviders: z.array(z.object({ name: z.string(), address: z.string().nullable() })),
  /**
   * URL that returns the credentials of the member whom a link with `signedIn=1` logs in, in the same format as social
   * logins. Null when such links do nothing.
   */
  demoLogin: z.string().nullable(),
  /** Provider of the chat's language model, for the privacy page; null for the built-in assistant. */
  languageModel: z.string().nullable(),
  /** Settings of the analytics script; null when there is none, so that pages ask for no consent. */
  analytics: analyticsSettings.nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/**
 * GET /api/config: returns the public configuration, with the fields that other clients need and the site's own pages
 * have built in.
 */
export const configResponse = publicConfig.extend({
  /** Whether the site runs in live mode. */
  production: z.boolean(),
  /** Absolute URL of the API. */
  apiBaseUrl: z.string(),
  /** Paths below `apiBaseUrl`. */
  paths: z.object({
    chat: z.string(),
    booking: z.object({ slots: z.string(), book: z.string() }),
    contact: z.string(),
    newsletter: z.object({ subscribe: z.string(), unsubscribe: z.string() }),
  }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
