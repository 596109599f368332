import { z } from 'zod';
import { modelSandboxKey } from './assistant-settings.ts';
import { evenIfOthersFail, getSettingName } from './field-schemas.ts';

/** Key with which the sandbox replaces Stripe. */
export const stripeSandboxKey = 'sk_test_sandbox';

const stripeSecretKey = /^[sr]k_(live|test)_/;
const stripePublishableKey = /^pk_(live|test)_/;

/** URL that may contain a password. */
const privateUrl = z.string().refine((text) => /^(.{8,})?$/.test(URL.parse(text)?.password ?? ''), {
  error: (issue) => `The password in ${getSettingName(issue)} must have at least 8 characters`,
});

const neverOff = z
  .string()
  .refine((value) => value !== 'off', {
    error: (issue) => `${getSettingName(issue)}=off is for demo mode only`,
  })
  .optional();

/**
 * Checks of live mode: required settings, forbidden ones, and the minimum length of each secret, which is shorter than
 * the secrets that providers issue. The values themselves are read by the schemas of the subjects, which check the
 * rules that apply in both modes.
 */
export const liveSettings = z
  .object({
    STUDIO_MODE: z.literal('live'),
    PUBLIC_URL: z.string().regex(/^https:/i, 'PUBLIC_URL must start with https:// in live mode'),
    HTTPS: z
      .string()
      .refine((value) => value !== '1', 'HTTPS=1 is for demo mode only. In live mode, a proxy handles TLS')
      .optional(),
    DATABASE_URL: privateUrl,
    TOKEN_SALT: z.string().min(16),
    STRIPE_SECRET_KEY: z
      .string()
      .min(24)
      .regex(stripeSecretKey, 'STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_')
      .refine(
        (key) => key !== stripeSandboxKey,
        'STRIPE_SECRET_KEY is the sandbox key, which only works in demo mode',
      ),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(stripePublishableKey, 'STRIPE_PUBLISHABLE_KEY must start with pk_live_ or pk_test_'),
    STRIPE_WEBHOOK_SECRET: z.string().min(24),
    SANDBOX_URL: z.never('SANDBOX_URL is for demo mode only').optional(),
    SMTP_URL: privateUrl,
    MAIL_FROM: z.string(),
    IDENTITY_SECRET_ACCESS_KEY: z.string().min(32).optional(),
    SOCIAL_GOOGLE_CLIENT_SECRET: z.string().min(16).optional(),
    SOCIAL_FACEBOOK_CLIENT_SECRET: z.string().min(16).optional(),
    SOCIAL_OIDC_CLIENT_SECRET: z.string().min(16).optional(),
    SMS_SECRET_ACCESS_KEY: z.string().min(32).optional(),
    ASSISTANT_KEY: z
      .string()
      .min(16)
      .refine(
        (key) => key !== modelSandboxKey,
        'ASSISTANT_KEY is the sandbox key, which only works in demo mode',
      )
      .optional(),
    LIMITS: neverOff,
    SWEEPER: neverOff,
    QUIET_HOURS: neverOff,
    PATIENCE: neverOff,
  })
  // Stripe rejects every payment if one key is a live key and the other a test key.
  .superRefine(({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }, context) => {
    const secret = stripeSecretKey.exec(STRIPE_SECRET_KEY)?.[1];
    const publishable = stripePublishableKey.exec(STRIPE_PUBLISHABLE_KEY)?.[1];
    if (secret && publishable && secret !== publishable)
      context.addIssue(
        `STRIPE_SECRET_KEY is a ${secret} key, but STRIPE_PUBLISHABLE_KEY is a ${publishable} key`,
      );
  }, evenIfOthersFail);

const demoSettings = z.object({ STUDIO_MODE: z.literal('demo').optional() });

export const modeSettings = z
  .discriminatedUnion('STUDIO_MODE', [demoSettings, liveSettings])
  .transform(({ STUDIO_MODE = 'demo' }) => STUDIO_MODE);
