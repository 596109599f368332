import { randomBytes } from 'node:crypto';
import { defaultBranchId } from '@studio/contracts/default-branch-id';
import { z } from 'zod';
import { analyticsSettings } from './analytics-settings.ts';
import { assistantSettings } from './assistant-settings.ts';
import { getSettingName } from './field-schemas.ts';
import { hostedUiSettings, toHostedUiConfig } from './hosted-ui-settings.ts';
import { limitSettings, userPoolRateLimits } from './limit-settings.ts';
import { modeSettings, stripeSandboxKey } from './mode-settings.ts';
import { observabilitySettings } from './observability-settings.ts';
import { processSettings } from './process-settings.ts';
import { smsSettings } from './sms-settings.ts';
import { socialProviders } from './social-providers.ts';
import { toUserPoolConfig, userPoolSettings } from './user-pool-settings.ts';

/** All settings, by subject. docs/operations.md explains each of them. */
const subjects = z.object({
  mode: modeSettings,
  site: processSettings,
  userPool: userPoolSettings,
  hostedUi: hostedUiSettings,
  socialProviders,
  /** Text message service; null for none, or in demo mode for the sandbox. */
  sms: smsSettings,
  /** Language model of the chat; null for the built-in assistant only. */
  assistant: assistantSettings,
  /** Third-party analytics script; null for none. */
  analytics: analyticsSettings,
  observability: observabilitySettings,
  limits: limitSettings,
  /** Overrides of the default rate limits of the project's own user pool. */
  poolRates: userPoolRateLimits,
});

/**
 * Schema of the environment variables. The schema of each subject gets all variables and ignores those of the other
 * subjects.
 */
export const environmentSchema = z.preprocess(
  (env) => Object.fromEntries(Object.keys(subjects.shape).map((subject) => [subject, env])),
  subjects,
);

/** Typed configuration, read once at start. */
export type Config = ReturnType<typeof toConfig>;

type Environment = Record<string, string | undefined>;

export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Settings are missing or invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the configuration. Empty settings count as unset. Throws `ConfigError`, which lists every problem. */
export function readConfig(env: Environment): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { data, error } = environmentSchema.safeParse(set, {
    error: (issue) => describeIssue(issue, set),
    // For a single read, compiling the schemas would take longer than it saves.
    jitless: true,
  });
  if (error) throw new ConfigError(error.issues.map(({ message }) => message));
  return toConfig(data);
}

/**
 * Returns the message for an issue that zod's own checks found. Issues of our own rules already have a message, from
 * their schema.
 */
function describeIssue(issue: z.core.$ZodRawIssue, env: Environment): string {
  const name = getSettingName(issue);
  const value = env[name];
  if (value === undefined) return `${name} is missing`;
  if (issue.code === 'too_small') return `${name} must have at least ${issue.minimum} characters`;
  // The options of a discriminated union include undefined, for an unset setting.
  const choices = (issue.code === 'invalid_value' ? issue.values : issue.options) as unknown[];
  return `${name} is '${value}', but must be one of ${choices.filter(Boolean).join(', ')}`;
}

function toConfig({
  mode,
  site: env,
  userPool: pool,
  hostedUi,
  socialProviders: providers,
  limits,
  ...others
}: z.infer<typeof subjects>) {
  const port = env.PORT;
  const https = env.HTTPS === '1';
  const host = env.HOST ?? (mode === 'live' ? '0.0.0.0' : '127.0.0.1');
  const publicUrl = new URL(env.PUBLIC_URL ?? `${https ? 'https' : 'http'}://localhost:${port}`).origin;
  const { identity, userPool } = toUserPoolConfig(pool, { publicUrl, host, port, https });
  return {
    ...others,
    mode,
    port,
    host,
    /** Whether to serve TLS with a self-signed certificate. Demo mode only. */
    https,
    /** Folder of the embedded database, which is used without `databaseUrl`. */
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    /** Folder of uploaded pictures, which all processes share; null to store them in the database. */
    picturesDir: env.PICTURES_DIR ?? null,
    /** Origin of the site as browsers see it, without a trailing slash. */
    publicUrl,
    /** Proxies whose forwarded network address is trusted: false for none, true for all, or a list of proxies. */
    trustProxy: env.TRUST_PROXY,
    /** Lowest level of the messages that the logger writes. */
    logLevel: env.LOG_LEVEL,
    branchId: defaultBranchId,
    currency: 'GBP',
    tokenSalt: env.TOKEN_SALT,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      scriptUrl:
        env.STRIPE_SECRET_KEY === stripeSandboxKey
          ? '/sandbox/stripe/basil/stripe.js'
          : 'https://js.stripe.com/basil/stripe.js',
    },
    /** URL of a separate Stripe sandbox process. If null, the sandbox runs in this process. Demo mode only. */
    sandboxUrl: env.SANDBOX_URL ?? null,
    email: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    identity,
    userPool,
    hostedUi: toHostedUiConfig(hostedUi, userPool.own, publicUrl, providers),
    /** Rate limits and caps; null only in demo mode, for race and load tests. */
    limits: env.LIMITS === 'on' ? limits : null,
    /**
     * Whether to run the sweepers that settle abandoned payments and holds. Off only in demo mode, to test that nothing
     * depends on them.
     */
    sweeper: env.SWEEPER === 'on',
    /**
     * Whether to make no waiting list offers at night, and to request reviews by day only. Off only in demo mode,
     * because tests run at any hour.
     */
    quietHours: env.QUIET_HOURS === 'on',
    /**
     * Whether to wait two minutes before emailing visitors who left the chat. Off only in demo mode, where the wait is
     * some seconds.
     */
    patience: env.PATIENCE === 'on',
    /** Whether a new branch starts with Miles Street's catalogue and timetable. Otherwise it starts empty and closed. */
    seed: env.SEED === 'on',
    /** Whether to fill some demo classes with example bookings. */
    demoFill: mode === 'demo' && env.DEMO_FILL !== 'off',
    /**
     * Time in seconds for which a stopping process continues to serve requests. Meanwhile `/readyz` reports that it is
     * not ready, so that load balancers notice.
     */
    drainSeconds: env.DRAIN_SECONDS ?? (mode === 'live' ? 5 : 0),
  };
}

/** Returns 256 random bits as hex. */
export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}
