type Environment = Record<string, string | undefined>;

/** `own`: the project's own user pool, mounted at /idp/. `cognito`: a user pool at Cognito, with nothing mounted. */
export const poolKinds = ['own', 'cognito'] as const;
type PoolKind = (typeof poolKinds)[number];

/**
 * Second factor in the project's own user pool: for accounts that have turned one on, for no account, or for every
 * account.
 */
export const mfaModes = ['optional', 'off', 'required'] as const;
type MfaChoice = (typeof mfaModes)[number];

export interface PublicPoolSettings {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint: string;
}

/** User pool settings for the server only. */
export interface UserPoolSettings {
  own: boolean;
  /** URL at which this process reaches the user pool, with a trailing slash. */
  address: string;
  /**
   * Administrator credentials of the user pool. Null: the data folder stores those of the project's own user pool, and
   * at Cognito the SDK finds them.
   */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /**
   * Encryption keys of the project's own user pool, newest first, 32 bytes each in base64. Null: the data folder stores
   * them.
   */
  encryptionKeys: readonly string[] | null;
  mfa: MfaChoice;
}

/**
 * Returns the names of the settings that a user pool requires. In demo mode, the project's own user pool generates its
 * secrets.
 */
export function requiredPoolSettings(pool: PoolKind, mode: 'demo' | 'live'): readonly string[] {
  if (pool === 'cognito') return ['IDENTITY_USER_POOL_ID', 'IDENTITY_CLIENT_ID'];
  return mode === 'live' ? ['IDENTITY_KEY', 'IDENTITY_ACCESS_KEY_ID', 'IDENTITY_SECRET_ACCESS_KEY'] : [];
}

/**
 * Reads the user pool's URLs and credentials. `site` is the host and port where this process listens, and its public
 * URL.
 */
export function readUserPoolSettings(
  env: Environment,
  pool: PoolKind,
  site: { publicUrl: string; host: string; port: number; https: boolean },
  problems: string[],
): { identity: PublicPoolSettings; userPool: Omit<UserPoolSettings, 'mfa'> } {
  const own = pool === 'own';
  const userPoolId = env.IDENTITY_USER_POOL_ID || 'us-east-1_MilesStreet';
  if (!/^[a-z]{2}(-[a-z]+)+-\d_[0-9A-Za-z]+$/.test(userPoolId)) {
    problems.push(`IDENTITY_USER_POOL_ID is '${userPoolId}', but must look like us-east-1_Abc123456`);
  }
  const userPoolEndpoint = own ? `${site.publicUrl}/idp/` : addressAtCognito(env, userPoolId);
  return {
    identity: {
      userPoolId,
      userPoolClientId: env.IDENTITY_CLIENT_ID || 'miles-street-site',
      userPoolEndpoint,
    },
    userPool: {
      own,
      // The public URL isn't used, because a process may be unable to reach the reverse proxy in front of it.
      address: own
        ? `${site.https ? 'https' : 'http'}://${reachable(site.host)}:${site.port}/idp/`
        : userPoolEndpoint,
      credentials: readCredentials(env, problems),
      encryptionKeys: readSealingKeys(env, problems),
    },
  };
}

function addressAtCognito(env: Environment, userPoolId: string): string {
  const [region] = userPoolId.split('_');
  const address = env.IDENTITY_ENDPOINT || `https://cognito-idp.${region}.amazonaws.com/`;
  return address.endsWith('/') ? address : `${address}/`;
}

function readCredentials(env: Environment, problems: string[]): UserPoolSettings['credentials'] {
  const { IDENTITY_ACCESS_KEY_ID: accessKeyId, IDENTITY_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId && !/^\w+$/.test(accessKeyId)) {
    problems.push('IDENTITY_ACCESS_KEY_ID must contain only letters and digits');
  }
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
}

function readSealingKeys(env: Environment, problems: string[]): readonly string[] | null {
  if (!env.IDENTITY_KEY) return null;
  const keys = env.IDENTITY_KEY.split(',').map((key) => key.trim());
  if (!keys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key))) {
    problems.push('IDENTITY_KEY must be 32 random bytes in base64, or several such keys separated by commas');
  }
  return keys;
}

/** Returns the host at which a process that listens on `host` reaches itself. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
