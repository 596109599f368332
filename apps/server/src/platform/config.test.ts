import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const live = {
  STUDIO_MODE: 'live',
  DATABASE_URL: 'postgres://db/studio',
  PUBLIC_URL: 'https://miles.example',
  TOKEN_SALT: 'salt',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@miles.example',
  IDENTITY_USER_POOL_ID: 'eu-west-2_AbCdEfGhI',
  IDENTITY_CLIENT_ID: 'client',
  IDENTITY_ENDPOINT: 'https://idp.example/',
};

describe('the configuration', () => {
  it('needs nothing in demo mode and stays on this machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      limits: true,
    });
    expect(config.stripe.scriptUrl).toBe('/sandbox/stripe/basil/stripe.js');
  });

  it('names every setting that live mode misses, in one list', () => {
    const problems = problemsOf({ STUDIO_MODE: 'live' });
    expect(problems).toHaveLength(11);
    expect(problems).toContain('STRIPE_WEBHOOK_SECRET is missing');
  });

  it('is complete in live mode with all of them, and loads the real script', () => {
    expect(problemsOf(live)).toEqual([]);
    expect(readConfig(live).stripe.scriptUrl).toBe('https://js.stripe.com/basil/stripe.js');
  });

  it.each(['LIMITS', 'SWEEPER'])('refuses %s=off in live mode', (name) => {
    expect(problemsOf({ ...live, [name]: 'off' })).toEqual([`${name}=off is for demo mode only`]);
  });

  it('refuses a port, a mode or an address that is none', () => {
    expect(problemsOf({ PORT: 'x' })).toEqual(["PORT is 'x', not a port"]);
    expect(problemsOf({ STUDIO_MODE: 'test' })).toHaveLength(1);
    expect(problemsOf({ PUBLIC_URL: 'https://a.example/site' })).toHaveLength(1);
  });
});
