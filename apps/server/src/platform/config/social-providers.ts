import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { invalidValue } from './field-schemas.ts';

export interface SocialProvider {
  name: string;
  kind: 'oidc' | 'google' | 'apple' | 'facebook';
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  appleKey?: { teamId: string; keyId: string; privateKey: string };
}

const nameRule = 'must be a short name that no other provider uses';
const text = z.string().optional();

const fields = z.object({
  SOCIAL_GOOGLE_CLIENT_ID: text,
  SOCIAL_GOOGLE_CLIENT_SECRET: text,
  SOCIAL_FACEBOOK_CLIENT_ID: text,
  SOCIAL_FACEBOOK_CLIENT_SECRET: text,
  SOCIAL_APPLE_CLIENT_ID: text,
  SOCIAL_APPLE_TEAM_ID: text,
  SOCIAL_APPLE_KEY_ID: text,
  // PEM file. In a one-line setting, its line breaks are written as \n.
  SOCIAL_APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(
      isPrivateKey,
      'SOCIAL_APPLE_PRIVATE_KEY is not a private key. Write the .p8 on one line in double quotes, with line breaks as \\n',
    )
    .optional(),
  SOCIAL_OIDC_NAME: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,31}$/, invalidValue(nameRule))
    .optional(),
  SOCIAL_OIDC_ISSUER: z
    .string()
    .regex(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/, invalidValue('must be an https URL'))
    .optional(),
  SOCIAL_OIDC_CLIENT_ID: text,
  SOCIAL_OIDC_CLIENT_SECRET: text,
});
type Fields = z.infer<typeof fields>;

const settings = Object.keys(fields.shape) as (keyof Fields)[];
const settingsOf = (provider: string) => settings.filter((name) => name.startsWith(`SOCIAL_${provider}_`));

/** Identity providers of the project's own user pool. Those of a user pool at Cognito are configured there. */
export const socialProviders = z.preprocess(
  (env: Record<string, unknown>) => (env.IDENTITY === 'cognito' ? {} : env),
  fields
    .extend({ PUBLIC_URL: text, HTTPS: text })
    .superRefine((env, context) => {
      const isConfigured = (provider: string) => settingsOf(provider).some((name) => env[name]);
      const configured = ['GOOGLE', 'FACEBOOK', 'APPLE', 'OIDC'].filter(isConfigured);
      for (const name of configured.flatMap(settingsOf))
        if (!env[name]) context.addIssue(`${name} is missing`);
      const named = ['Google', 'Facebook', 'Apple'].find((name) => name === env.SOCIAL_OIDC_NAME);
      if (named && isConfigured(named.toUpperCase()))
        context.addIssue(`SOCIAL_OIDC_NAME is '${named}', but ${nameRule}`);
      const isSecure = env.PUBLIC_URL ? /^https:/i.test(env.PUBLIC_URL) : env.HTTPS === '1';
      if (configured.length > 0 && !isSecure)
        context.addIssue(
          'Social login needs TLS: PUBLIC_URL must start with https://, or set HTTPS=1 in demo mode',
        );
    })
    .transform(listProviders),
);

function listProviders(env: Fields): SocialProvider[] {
  const client = (provider: 'GOOGLE' | 'FACEBOOK' | 'OIDC') => ({
    clientId: env[`SOCIAL_${provider}_CLIENT_ID`] ?? '',
    clientSecret: env[`SOCIAL_${provider}_CLIENT_SECRET`] ?? '',
  });
  const all: SocialProvider[] = [
    { ...client('GOOGLE'), name: 'Google', kind: 'google', issuer: 'https://accounts.google.com' },
    { ...client('FACEBOOK'), name: 'Facebook', kind: 'facebook', issuer: 'https://www.facebook.com' },
    {
      name: 'Apple',
      kind: 'apple',
      issuer: 'https://appleid.apple.com',
      clientId: env.SOCIAL_APPLE_CLIENT_ID ?? '',
      clientSecret: null,
      appleKey: {
        teamId: env.SOCIAL_APPLE_TEAM_ID ?? '',
        keyId: env.SOCIAL_APPLE_KEY_ID ?? '',
        privateKey: env.SOCIAL_APPLE_PRIVATE_KEY ?? '',
      },
    },
    {
      ...client('OIDC'),
      name: env.SOCIAL_OIDC_NAME ?? '',
      kind: 'oidc',
      issuer: env.SOCIAL_OIDC_ISSUER ?? '',
    },
  ];
  return all.filter(({ clientId }) => clientId);
}

/**
 * Returns whether a PEM contains a private key. Checked at start, because the key is first used when a member returns
 * from Apple, which is too late to notice a lost line break.
 */
function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}
