import { z } from 'zod';
import { evenIfOthersFail, invalidValue, toAwsCredentials } from './field-schemas.ts';

/** Settings that a user pool requires. In demo mode, the project's own user pool generates its secrets. */
const requiredSettings = {
  cognito: ['IDENTITY_USER_POOL_ID', 'IDENTITY_CLIENT_ID'],
  own: ['IDENTITY_KEY', 'IDENTITY_ACCESS_KEY_ID', 'IDENTITY_SECRET_ACCESS_KEY'],
} as const;

export const userPoolSettings = z
  .object({
    STUDIO_MODE: z.string().optional(),
    /** `own`: the project's own user pool, mounted at /idp/. `cognito`: a user pool at Cognito, with nothing mounted. */
    IDENTITY: z.enum(['own', 'cognito']).default('own'),
    IDENTITY_USER_POOL_ID: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d_[0-9A-Za-z]+$/, invalidValue('must look like us-east-1_Abc123456'))
      .optional(),
    IDENTITY_CLIENT_ID: z.string().optional(),
    IDENTITY_ENDPOINT: z.string().optional(),
    IDENTITY_KEY: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .refine(
        (keys) => keys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)),
        'IDENTITY_KEY must be 32 random bytes in base64, or several such keys separated by commas',
      )
      .optional(),
    IDENTITY_ACCESS_KEY_ID: z
      .string()
      .regex(/^\w+$/, 'IDENTITY_ACCESS_KEY_ID must contain only letters and digits')
      .optional(),
    IDENTITY_SECRET_ACCESS_KEY: z.string().optional(),
    /**
     * Accounts that need a second factor to log in: those that have turned one on (`optional`), none (`off`) or all
     * (`required`). Applies only to the project's own user pool; Cognito has its own setting.
     */
    IDENTITY_MFA: z.enum(['optional', 'off', 'required']).default('optional'),
  })
  .superRefine((env, context) => {
    const pool = env.IDENTITY === 'cognito' ? 'cognito' : 'own';
    if (pool === 'own' && env.STUDIO_MODE !== 'live') return;
    for (const name of requiredSettings[pool]) if (!env[name]) context.addIssue(`${name} is missing`);
  }, evenIfOthersFail);

/** Returns the configuration of the user pool. `site` is where this process listens, and its public URL. */
export function toUserPoolConfig(
  env: z.infer<typeof userPoolSettings>,
  site: { publicUrl: string; host: string; port: number; https: boolean },
) {
  const own = env.IDENTITY === 'own';
  const userPoolId = env.IDENTITY_USER_POOL_ID ?? 'us-east-1_MilesStreet';
  const [region] = userPoolId.split('_');
  const cognitoUrl = env.IDENTITY_ENDPOINT ?? `https://cognito-idp.${region}.amazonaws.com/`;
  const userPoolEndpoint = own ? `${site.publicUrl}/idp/` : cognitoUrl.replace(/\/?$/, '/');
  return {
    /** Configuration that pages receive, so it contains no secrets. */
    identity: {
      userPoolId,
      userPoolClientId: env.IDENTITY_CLIENT_ID ?? 'miles-street-site',
      userPoolEndpoint,
    },
    userPool: {
      own,
      /**
       * URL at which this process reaches the user pool, with a trailing slash. The public URL isn't used, because a
       * process may be unable to reach the reverse proxy in front of it.
       */
      address: own
        ? `${site.https ? 'https' : 'http'}://${toReachableHost(site.host)}:${site.port}/idp/`
        : userPoolEndpoint,
      /**
       * Administrator credentials of the user pool. Null: the data folder stores those of the project's own user pool,
       * and at Cognito the SDK finds them.
       */
      credentials: toAwsCredentials(env.IDENTITY_ACCESS_KEY_ID, env.IDENTITY_SECRET_ACCESS_KEY),
      /**
       * Encryption keys of the project's own user pool, newest first, 32 bytes each in base64. Null: the data folder
       * stores them.
       */
      encryptionKeys: env.IDENTITY_KEY ?? null,
      mfa: env.IDENTITY_MFA,
    },
  };
}

/** Returns the host at which a process that listens on `host` reaches itself. */
function toReachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
