import { readFileSync } from 'node:fs';
import { ConfigError, readConfig } from '@studio/server/platform/config/config';
import { liveSettings as liveSchema } from '@studio/server/platform/config/mode-settings';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { liveSettings } from '../tests/harness/live-settings.ts';

function problemsOf(changes: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...liveSettings, ...changes });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const minSecretLengths = Object.fromEntries(
  Object.entries(liveSchema.shape).flatMap(([name, setting]) => {
    const schema = setting instanceof z.ZodOptional ? setting.unwrap() : setting;
    return schema instanceof z.ZodString && schema.minLength ? [[name, schema.minLength]] : [];
  }),
);

/** Prefixes of Stripe's keys, so that only the length is wrong. */
const prefixes: Record<string, string> = { STRIPE_SECRET_KEY: 'sk_live_', STRIPE_WEBHOOK_SECRET: 'whsec_' };

describe('live mode', () => {
  it.each(Object.entries(minSecretLengths))('rejects a %s of fewer than %d characters', (name, least) => {
    const short = (prefixes[name] ?? '').padEnd(least - 1, 'x');
    expect(problemsOf({ [name]: short })).toContain(`${name} must have at least ${least} characters`);
    expect(problemsOf({ [name]: `${short}x` })).not.toContain(
      `${name} must have at least ${least} characters`,
    );
  });

  it('checks the length of every secret that .env.example names', () => {
    const secrets = exampleNames().filter((name) => /SECRET|SALT|_KEY$/.test(name));
    const others = ['IDENTITY_KEY', 'SOCIAL_APPLE_PRIVATE_KEY', 'STRIPE_PUBLISHABLE_KEY'];
    expect(secrets.toSorted()).toEqual([...Object.keys(minSecretLengths), ...others].toSorted());
  });

  it.each([
    ['DATABASE_URL', 'postgres://studio:short@db/studio'],
    ['SMTP_URL', 'smtps://studio:short@mail.example:465'],
  ])('rejects a short password in %s, and accepts a URL without one', (name, address) => {
    expect(problemsOf({ [name]: address })).toEqual([
      `The password in ${name} must have at least 8 characters`,
    ]);
    expect(problemsOf({ [name]: address.replace('short', 'long-enough') })).toEqual([]);
    expect(problemsOf({ [name]: address.replace('studio:short@', '') })).toEqual([]);
  });

  it.each([
    ['sk_test_', 'pk_live_', 'STRIPE_SECRET_KEY is a test key, but STRIPE_PUBLISHABLE_KEY is a live key'],
    ['rk_live_', 'pk_test_', 'STRIPE_SECRET_KEY is a live key, but STRIPE_PUBLISHABLE_KEY is a test key'],
    ['pk_live_', 'pk_live_', 'STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_'],
    ['sk_live_', 'sk_live_', 'STRIPE_PUBLISHABLE_KEY must start with pk_live_ or pk_test_'],
  ])('rejects the Stripe keys %s… and %s… together', (secret, publishable, problem) => {
    const keys = keysWith(secret, publishable);
    expect(problemsOf(keys)).toEqual([problem]);
  });

  it.each([
    ['sk_live_', 'pk_live_'],
    ['rk_live_', 'pk_live_'],
    ['sk_test_', 'pk_test_'],
  ])('accepts the Stripe keys %s… and %s… together', (secret, publishable) => {
    expect(problemsOf(keysWith(secret, publishable))).toEqual([]);
  });

  it.each(['http://miles.example', 'HTTP://miles.example', 'http://localhost:3000'])(
    'rejects %s',
    (address) => {
      expect(problemsOf({ PUBLIC_URL: address })).toEqual([
        'PUBLIC_URL must start with https:// in live mode',
      ]);
    },
  );
});

function keysWith(secret: string, publishable: string) {
  const padding = 'x'.repeat(24);
  return { STRIPE_SECRET_KEY: secret + padding, STRIPE_PUBLISHABLE_KEY: publishable + padding };
}

function exampleNames(): string[] {
  return readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);
}
