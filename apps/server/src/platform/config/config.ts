import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { defaultBranchId } from '@studio/contracts/paths';
import type { AnalyticsSettings } from '@studio/contracts/public-config';
import type { RateLimits } from '../limits/rate-limits.ts';
import { readAnalyticsSettings } from './analytics-settings.ts';
import { type AssistantSettings, assistantProviders, readAssistantSettings } from './assistant-settings.ts';
import { type HostedUiSettings, readHostedUiSettings } from './hosted-ui-settings.ts';
import { readLimitSettings } from './limit-settings.ts';
import { readOrigin, readPort, readSandboxUrl, readTrustProxy } from './listen-settings.ts';
import { type ObservabilitySettings, readObservabilitySettings } from './observability-settings.ts';
import { readSmsSettings, type SmsSettings, smsProviders } from './sms-settings.ts';
import { readUserPoolRateLimits, type UserPoolRateLimits } from './user-pool-rate-limits.ts';
import {
  mfaModes,
  type PublicPoolSettings,
  poolKinds,
  readUserPoolSettings,
  requiredPoolSettings,
  type UserPoolSettings,
} from './user-pool-settings.ts';
import { validateLiveSecrets } from './validate-live-secrets.ts';

export type RunMode = 'demo' | 'live';

/** Typed configuration, read once at start. docs/operations.md explains every setting. */
export interface Config {
  mode: RunMode;
  port: number;
  host: string;
  /** Whether to serve TLS with a self-signed certificate. Demo mode only. */
  https: boolean;
  /** Folder of the embedded database, which is used without `databaseUrl`. */
  dataDir: string;
  databaseUrl: string | null;
  /** Origin of the site as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** Proxies whose forwarded network address is trusted: false for none, true for all, or a list of proxies. */
  trustProxy: boolean | string;
  branchId: string;
  currency: string;
  tokenSalt: string;
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; scriptUrl: string };
  /** URL of a separate Stripe sandbox process. If null, the sandbox runs in this process. Demo mode only. */
  sandboxUrl: string | null;
  email: { smtpUrl: string | null; from: string };
  /** Text message service; null for none, or in demo mode for the sandbox. */
  sms: SmsSettings | null;
  identity: PublicPoolSettings;
  userPool: UserPoolSettings;
  hosted: HostedUiSettings;
  /** Language model of the chat; null for the built-in assistant only. */
  assistant: AssistantSettings | null;
  /** Rate limits and caps; null only in demo mode, for race and load tests. */
  limits: RateLimits | null;
  /** Overrides of the default rate limits of the project's own user pool. */
  poolRates: UserPoolRateLimits;
  /**
   * Whether to run the sweepers that settle abandoned payments and holds. Off only in demo mode, to test that nothing
   * depends on them.
   */
  sweeper: boolean;
  /**
   * Whether to make no waiting list offers at night, and to request reviews by day only. Off only in demo mode, because
   * tests run at any hour.
   */
  quietHours: boolean;
  /**
   * Whether to wait two minutes before emailing visitors who left the chat. Off only in demo mode, where the wait is
   * some seconds.
   */
  patience: boolean;
  /** Whether to fill some demo classes with example bookings. */
  demoFill: boolean;
  /** Third-party analytics script; null for none. */
  analytics: AnalyticsSettings | null;
  /** Settings of metrics and tracing. */
  observing: ObservabilitySettings;
  /** How long a stopping process continues to serve requests, in seconds. */
  drainSeconds: number;
}

type Environment = Record<string, string | undefined>;

const requiredWhenLive = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'TOKEN_SALT',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Settings are missing or invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Throws `ConfigError`, which lists every missing or invalid setting. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const mode = readChoice(env, 'STUDIO_MODE', ['demo', 'live'], problems);
  const limits = readChoice(env, 'LIMITS', ['on', 'off'], problems);
  const sweeper = readChoice(env, 'SWEEPER', ['on', 'off'], problems);
  const quietHours = readChoice(env, 'QUIET_HOURS', ['on', 'off'], problems);
  const patience = readChoice(env, 'PATIENCE', ['on', 'off'], problems);
  const pool = readChoice(env, 'IDENTITY', poolKinds, problems);
  const https = readChoice(env, 'HTTPS', ['0', '1'], problems) === '1';
  const mfa = readChoice(env, 'IDENTITY_MFA', mfaModes, problems);
  const provider = readChoice(env, 'ASSISTANT_PROVIDER', assistantProviders, problems);
  const required = [...(mode === 'live' ? requiredWhenLive : []), ...requiredPoolSettings(pool, mode)];
  problems.push(...required.filter((name) => !env[name]).map((name) => `${name} is missing`));
  if (mode === 'live') problems.push(...liveProblems(env));
  const port = readPort(env, problems);
  const publicUrl = readOrigin(env, `${https ? 'https' : 'http'}://localhost:${port}`, problems);
  const host = env.HOST || (mode === 'live' ? '0.0.0.0' : '127.0.0.1');
  const { identity, userPool } = readUserPoolSettings(env, pool, { publicUrl, host, port, https }, problems);
  const hosted = readHostedUiSettings(env, userPool.own, publicUrl, problems);
  const sandboxUrl = readSandboxUrl(env, mode, problems);
  const sms = readSmsSettings(env, readChoice(env, 'SMS_PROVIDER', smsProviders, problems), problems);
  const assistant = readAssistantSettings(env, provider, mode, problems);
  const analytics = readAnalyticsSettings(env, problems);
  const observing = readObservabilitySettings(env, problems);
  const drainSeconds = readDrainSeconds(env, mode, problems);
  const allLimits = readLimitSettings(env, problems);
  const poolRates = readUserPoolRateLimits(env, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  const or = (name: string, otherwise: string): string => env[name] || otherwise;
  return {
    mode,
    port,
    host,
    https,
    dataDir: resolve(or('DATA_DIR', '.data')),
    databaseUrl: env.DATABASE_URL || null,
    publicUrl,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    branchId: defaultBranchId,
    currency: 'GBP',
    tokenSalt: or('TOKEN_SALT', 'miles-street-demo-salt'),
    stripe: {
      secretKey: or('STRIPE_SECRET_KEY', sandboxKey),
      publishableKey: or('STRIPE_PUBLISHABLE_KEY', 'pk_test_sandbox'),
      webhookSecret: or('STRIPE_WEBHOOK_SECRET', 'whsec_sandbox'),
      scriptUrl: usesPaymentsSandbox(env)
        ? '/sandbox/stripe/basil/stripe.js'
        : 'https://js.stripe.com/basil/stripe.js',
    },
    sandboxUrl,
    email: {
      smtpUrl: env.SMTP_URL || null,
      from: or('MAIL_FROM', 'Miles Street <hello@miles-street.example>'),
    },
    sms,
    identity,
    hosted,
    userPool: { ...userPool, mfa },
    assistant,
    limits: limits === 'on' ? allLimits : null,
    poolRates,
    sweeper: sweeper === 'on',
    quietHours: quietHours === 'on',
    patience: patience === 'on',
    demoFill: mode === 'demo' && env.DEMO_FILL !== 'off',
    analytics,
    observing,
    drainSeconds,
  };
}

const sandboxKey = 'sk_test_sandbox';

/** Returns whether the sandbox replaces Stripe, because no Stripe key is set. */
function usesPaymentsSandbox(env: Environment): boolean {
  return (env.STRIPE_SECRET_KEY || sandboxKey) === sandboxKey;
}

function liveProblems(env: Environment): string[] {
  const sandbox =
    env.STRIPE_SECRET_KEY === sandboxKey
      ? ['STRIPE_SECRET_KEY is the sandbox key, which only works in demo mode']
      : [];
  const tls = env.HTTPS === '1' ? ['HTTPS=1 is for demo mode only. In live mode, a proxy handles TLS'] : [];
  const disabled = ['LIMITS', 'SWEEPER', 'QUIET_HOURS', 'PATIENCE']
    .filter((name) => env[name] === 'off')
    .map((name) => `${name}=off is for demo mode only`);
  const plain = isPlainHttp(env.PUBLIC_URL) ? ['PUBLIC_URL must start with https:// in live mode'] : [];
  return [...sandbox, ...tls, ...disabled, ...plain, ...validateLiveSecrets(env)];
}

function isPlainHttp(address = ''): boolean {
  return URL.canParse(address) && new URL(address).protocol !== 'https:';
}

/** Returns 256 random bits as hex. */
export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
  problems: string[],
): Choice {
  const value = env[name] || choices[0];
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) problems.push(`${name} is '${value}', but must be one of ${choices.join(', ')}`);
  return choice ?? choices[0];
}

/**
 * Reads how long a stopping process continues to serve requests while `/readyz` already reports that it is not ready,
 * so that load balancers notice. Defaults to 5 seconds, in demo mode to 0. The maximum is 60.
 */
function readDrainSeconds(
  env: Record<string, string | undefined>,
  mode: 'demo' | 'live',
  problems: string[],
): number {
  const seconds = Number(env.DRAIN_SECONDS || (mode === 'live' ? 5 : 0));
  if (seconds >= 0 && seconds <= 60) return seconds;
  problems.push(`DRAIN_SECONDS is '${env.DRAIN_SECONDS}', but must be a number from 0 to 60`);
  return 0;
}
