type Environment = Record<string, string | undefined>;

/** Minimum length of each secret in live mode. The secrets that providers issue are longer. */
export const minSecretLengths: Readonly<Record<string, number>> = {
  TOKEN_SALT: 16,
  STRIPE_SECRET_KEY: 24,
  STRIPE_WEBHOOK_SECRET: 24,
  IDENTITY_SECRET_ACCESS_KEY: 32,
  SMS_SECRET_ACCESS_KEY: 32,
  ASSISTANT_KEY: 16,
  SOCIAL_GOOGLE_CLIENT_SECRET: 16,
  SOCIAL_FACEBOOK_CLIENT_SECRET: 16,
  SOCIAL_OIDC_CLIENT_SECRET: 16,
};

const addressesWithPassword = ['DATABASE_URL', 'SMTP_URL'];
const leastPasswordLength = 8;

/** Returns the problems of the secrets of live mode. `readUserPoolSettings` checks `IDENTITY_KEY` in both modes. */
export function validateLiveSecrets(env: Environment): string[] {
  const short = Object.entries(minSecretLengths)
    .filter(([name, least]) => env[name] && env[name].length < least)
    .map(([name, least]) => `${name} must have at least ${least} characters`);
  const shortPasswords = addressesWithPassword
    .filter((name) => hasShortPassword(env[name]))
    .map((name) => `The password in ${name} must have at least ${leastPasswordLength} characters`);
  return [...short, ...shortPasswords, ...stripeKeyProblems(env)];
}

function hasShortPassword(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { password } = new URL(address);
  return password !== '' && password.length < leastPasswordLength;
}

/**
 * Returns a problem unless Stripe's keys are both live keys or both test keys. With one of each, no payment succeeds.
 */
function stripeKeyProblems({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Environment): string[] {
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY) return [];
  const secret = /^[sr]k_(live|test)_/.exec(STRIPE_SECRET_KEY)?.[1];
  const publishable = /^pk_(live|test)_/.exec(STRIPE_PUBLISHABLE_KEY)?.[1];
  const unknown = [
    ...(secret ? [] : ['STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_']),
    ...(publishable ? [] : ['STRIPE_PUBLISHABLE_KEY must start with pk_live_ or pk_test_']),
  ];
  if (unknown.length > 0 || secret === publishable) return unknown;
  return [`STRIPE_SECRET_KEY is a ${secret} key, but STRIPE_PUBLISHABLE_KEY is a ${publishable} key`];
}
