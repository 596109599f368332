import { createPrivateKey } from 'node:crypto';

type Environment = Record<string, string | undefined>;

export interface SocialProvider {
  name: string;
  kind: 'oidc' | 'google' | 'apple' | 'facebook';
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  appleKey?: { teamId: string; keyId: string; privateKey: string };
}

/** Reads the configured login providers. Adds a problem for a provider that is only partly configured. */
export function readSocialProviders(env: Environment, problems: string[]): readonly SocialProvider[] {
  const whole = (prefix: string, names: readonly string[]) => readWhole(env, prefix, names, problems);
  const providers: SocialProvider[] = [];
  const google = whole('SOCIAL_GOOGLE_', ['CLIENT_ID', 'CLIENT_SECRET']);
  if (google)
    providers.push({
      ...plain(google),
      name: 'Google',
      kind: 'google',
      issuer: 'https://accounts.google.com',
    });
  const facebook = whole('SOCIAL_FACEBOOK_', ['CLIENT_ID', 'CLIENT_SECRET']);
  if (facebook) {
    providers.push({
      ...plain(facebook),
      name: 'Facebook',
      kind: 'facebook',
      issuer: 'https://www.facebook.com',
    });
  }
  const apple = whole('SOCIAL_APPLE_', ['CLIENT_ID', 'TEAM_ID', 'KEY_ID', 'PRIVATE_KEY']);
  if (apple) providers.push(atApple(apple, problems));
  const other = whole('SOCIAL_OIDC_', ['NAME', 'ISSUER', 'CLIENT_ID', 'CLIENT_SECRET']);
  if (other) providers.push(readOtherProvider(other, providers, problems));
  return providers;
}

type Values = Readonly<Record<string, string>>;

/** Reads the settings of one provider. Returns null when none of them is set. */
function readWhole(
  env: Environment,
  prefix: string,
  names: readonly string[],
  problems: string[],
): Values | null {
  const missing = names.filter((name) => !env[prefix + name]);
  if (missing.length === names.length) return null;
  problems.push(...missing.map((name) => `${prefix}${name} is missing`));
  return Object.fromEntries(names.map((name) => [name, env[prefix + name] ?? '']));
}

const plain = ({ CLIENT_ID = '', CLIENT_SECRET = '' }: Values) => ({
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
});

function atApple(
  { CLIENT_ID = '', TEAM_ID = '', KEY_ID = '', PRIVATE_KEY = '' }: Values,
  problems: string[],
): SocialProvider {
  // PEM file. In a one-line setting, its line breaks are written as \n.
  const privateKey = PRIVATE_KEY.replaceAll('\\n', '\n');
  if (PRIVATE_KEY && !isPrivateKey(privateKey)) {
    problems.push(
      'SOCIAL_APPLE_PRIVATE_KEY is not a private key. Write the .p8 on one line in double quotes, with line breaks as \\n',
    );
  }
  return {
    name: 'Apple',
    kind: 'apple',
    issuer: 'https://appleid.apple.com',
    clientId: CLIENT_ID,
    clientSecret: null,
    appleKey: { teamId: TEAM_ID, keyId: KEY_ID, privateKey },
  };
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

function readOtherProvider(
  { NAME: name = '', ISSUER: issuer = '', ...client }: Values,
  others: readonly SocialProvider[],
  problems: string[],
): SocialProvider {
  if (!/^[A-Za-z0-9][A-Za-z0-9 -]{0,31}$/.test(name) || others.some((one) => one.name === name)) {
    problems.push(`SOCIAL_OIDC_NAME is '${name}', but must be a short name that no other provider uses`);
  }
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(issuer);
  if (!isLocal && !issuer.startsWith('https://')) {
    problems.push(`SOCIAL_OIDC_ISSUER is '${issuer}', but must be an https URL`);
  }
  return { ...plain(client), name, kind: 'oidc', issuer };
}
