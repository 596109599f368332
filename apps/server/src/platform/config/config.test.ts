import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../limits/rate-limits.ts';
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
  TOKEN_SALT: 'a-salt-of-twenty-four-ch',
  STRIPE_SECRET_KEY: 'sk_live_aaaaaaaaaaaaaaaaaaaaaaaa',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_aaaaaaaaaaaaaaaaaaaaaaaa',
  STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaaaaaaaaaaaaaaaaaa',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@miles.example',
  IDENTITY_KEY: randomBytes(32).toString('base64'),
  IDENTITY_ACCESS_KEY_ID: 'MILESADMIN',
  IDENTITY_SECRET_ACCESS_KEY: 'a-secret-of-the-length-that-aws-has',
};

describe('readConfig', () => {
  it('needs no settings in demo mode and listens on this machine only', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      limits: defaultRateLimits,
      poolRates: {},
    });
    expect(config.stripe.scriptUrl).toBe('/sandbox/stripe/basil/stripe.js');
  });

  it('lists every setting that is missing in live mode', () => {
    const problems = problemsOf({ STUDIO_MODE: 'live' });
    expect(problems).toHaveLength(11);
    expect(problems).toContain('STRIPE_WEBHOOK_SECRET is missing');
  });

  it('accepts live mode with all settings, and loads the real Stripe script', () => {
    expect(problemsOf(live)).toEqual([]);
    expect(readConfig(live).stripe.scriptUrl).toBe('https://js.stripe.com/basil/stripe.js');
  });

  it('reaches its own pool on this machine, and gives pages its address on the site', () => {
    const { identity, userPool } = readConfig({ ...live, PORT: '8080' });
    expect(identity.userPoolEndpoint).toBe('https://miles.example/idp/');
    expect(userPool).toMatchObject({ own: true, address: 'http://127.0.0.1:8080/idp/' });
    expect(userPool.credentials).toEqual({
      accessKeyId: 'MILESADMIN',
      secretAccessKey: live.IDENTITY_SECRET_ACCESS_KEY,
    });
  });

  it('reads the second-factor policy, and requires complete settings of an SMS provider', () => {
    expect(readConfig({}).userPool.mfa).toBe('optional');
    expect(readConfig({ IDENTITY_MFA: 'required' }).userPool.mfa).toBe('required');
    expect(problemsOf({ IDENTITY_MFA: 'maybe' })).toHaveLength(1);
    expect(readConfig(live).sms).toBeNull();
    const sns = { SMS_PROVIDER: 'sns', SMS_REGION: 'eu-west-2', SMS_SENDER: 'MilesStreet' };
    expect(readConfig({ ...live, ...sns }).sms).toEqual({
      region: 'eu-west-2',
      credentials: null,
      sender: 'MilesStreet',
    });
    const secretAccessKey = 'b-secret-of-the-length-that-aws-has';
    const keys = { SMS_ACCESS_KEY_ID: 'AKID', SMS_SECRET_ACCESS_KEY: secretAccessKey };
    expect(readConfig({ ...live, ...sns, ...keys }).sms?.credentials).toEqual({
      accessKeyId: 'AKID',
      secretAccessKey,
    });
    expect(problemsOf({ SMS_PROVIDER: 'sns' })).toEqual(['SMS_REGION is missing']);
    expect(problemsOf({ ...sns, SMS_ACCESS_KEY_ID: 'AKID' })).toHaveLength(1);
    expect(problemsOf({ ...sns, SMS_SENDER: 'Miles Street' })).toHaveLength(1);
    expect(problemsOf({ SMS_REGION: 'eu-west-2' })).toEqual(['SMS_REGION is set, but SMS_PROVIDER is none']);
  });

  it('exposes no pool secrets to pages', () => {
    expect(Object.keys(readConfig(live).identity)).toEqual([
      'userPoolId',
      'userPoolClientId',
      'userPoolEndpoint',
    ]);
  });

  it('accepts several encryption keys, newest first, and rejects another key length', () => {
    const [newer, older] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'));
    const { userPool } = readConfig({ IDENTITY_KEY: `${newer}, ${older}` });
    expect(userPool.encryptionKeys).toEqual([newer, older]);
    expect(problemsOf({ IDENTITY_KEY: randomBytes(16).toString('base64') })).toHaveLength(1);
  });

  it('accepts a Cognito pool in either mode, with the machine’s own credentials', () => {
    const { IDENTITY_KEY: _, IDENTITY_ACCESS_KEY_ID: __, IDENTITY_SECRET_ACCESS_KEY: ___, ...others } = live;
    const pool = {
      IDENTITY: 'cognito',
      IDENTITY_USER_POOL_ID: 'eu-west-2_Ab1',
      IDENTITY_CLIENT_ID: 'client',
    };
    expect(problemsOf({ IDENTITY: 'cognito' })).toEqual([
      'IDENTITY_USER_POOL_ID is missing',
      'IDENTITY_CLIENT_ID is missing',
    ]);
    const { identity, userPool } = readConfig({ ...others, ...pool });
    expect(identity.userPoolEndpoint).toBe('https://cognito-idp.eu-west-2.amazonaws.com/');
    expect(userPool).toMatchObject({ own: false, address: identity.userPoolEndpoint, credentials: null });
  });

  it('has no language model unless a provider and its key are set', () => {
    expect(readConfig({}).assistant).toBeNull();
    const anthropic = {
      ASSISTANT_PROVIDER: 'anthropic',
      ASSISTANT_KEY: 'a-key-of-the-model',
      ASSISTANT_MODEL: 'small',
    };
    expect(readConfig({ ...live, ...anthropic }).assistant).toEqual({
      provider: 'anthropic',
      key: 'a-key-of-the-model',
      url: null,
      model: 'small',
      dailyLimit: 2000,
      maxTokens: 400,
    });
    expect(problemsOf({ ASSISTANT_PROVIDER: 'anthropic' })).toEqual([
      'ASSISTANT_KEY is missing',
      'ASSISTANT_MODEL is missing',
    ]);
  });

  it('requires the URL of an OpenAI-compatible model', () => {
    const model = { ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_KEY: 'key', ASSISTANT_MODEL: 'small' };
    expect(problemsOf(model)).toEqual(['ASSISTANT_URL is missing']);
    expect(problemsOf({ ...model, ASSISTANT_URL: 'model.example' })).toHaveLength(1);
    expect(readConfig({ ...model, ASSISTANT_URL: 'https://model.example/v1/' }).assistant?.url).toBe(
      'https://model.example/v1',
    );
  });

  it('reports model settings without a provider, and invalid limits', () => {
    expect(problemsOf({ ASSISTANT_KEY: 'key' })).toEqual([
      'ASSISTANT_KEY is set, but ASSISTANT_PROVIDER is none',
    ]);
    const anthropic = { ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_KEY: 'key', ASSISTANT_MODEL: 'small' };
    expect(problemsOf({ ...anthropic, ASSISTANT_DAILY_LIMIT: '0' })).toHaveLength(1);
    expect(problemsOf({ ...anthropic, ASSISTANT_MAX_TOKENS: 'many' })).toHaveLength(1);
    expect(problemsOf({ ASSISTANT_PROVIDER: 'other' })).toHaveLength(1);
  });

  it('allows the sandbox model in demo mode only', () => {
    const sandbox = {
      ASSISTANT_PROVIDER: 'openai-compatible',
      ASSISTANT_KEY: 'sandbox',
      ASSISTANT_MODEL: 'any',
    };
    expect(readConfig(sandbox).assistant).toMatchObject({ url: null, key: 'sandbox' });
    expect(problemsOf({ ...live, ...sandbox })).toContain(
      'ASSISTANT_KEY is the sandbox key, which only works in demo mode',
    );
  });

  it('allows an external sandbox in demo mode only', () => {
    const SANDBOX_URL = 'http://127.0.0.1:4242/';
    expect(readConfig({ SANDBOX_URL }).sandboxUrl).toBe('http://127.0.0.1:4242');
    expect(readConfig({}).sandboxUrl).toBeNull();
    expect(problemsOf({ SANDBOX_URL: 'there' })[0]).toContain('http://127.0.0.1:4242');
    expect(problemsOf({ ...live, SANDBOX_URL })).toEqual(['SANDBOX_URL is for demo mode only']);
  });

  it.each(['LIMITS', 'SWEEPER', 'QUIET_HOURS', 'PATIENCE'])('rejects %s=off in live mode', (name) => {
    expect(problemsOf({ ...live, [name]: 'off' })).toEqual([`${name}=off is for demo mode only`]);
  });

  it('rejects an invalid port, mode, log level or address', () => {
    expect(problemsOf({ PORT: 'x' })).toEqual(["PORT is 'x', but must be a port number"]);
    expect(problemsOf({ STUDIO_MODE: 'test' })).toHaveLength(1);
    expect(problemsOf({ LOG_LEVEL: 'loud' })).toHaveLength(1);
    expect(problemsOf({ PUBLIC_URL: 'https://a.example/site' })).toHaveLength(1);
  });

  it('has no analytics script by default, and asks for consent unless it is turned off', () => {
    expect(readConfig({ ANALYTICS_CONSENT: 'not-needed' }).analytics).toBeNull();
    const ANALYTICS_SCRIPT_URL = 'https://plausible.example/js/script.js';
    expect(readConfig({ ANALYTICS_SCRIPT_URL }).analytics).toEqual({
      scriptUrl: ANALYTICS_SCRIPT_URL,
      kind: 'event',
      attributes: {},
      needsConsent: true,
    });
    const analytics = { ANALYTICS_KIND: 'plausible', ANALYTICS_CONSENT: 'not-needed' };
    const ANALYTICS_ATTRIBUTES = 'data-domain=miles.example; data-api=https://plausible.example/api?a=b;';
    expect(readConfig({ ANALYTICS_SCRIPT_URL, ...analytics, ANALYTICS_ATTRIBUTES }).analytics).toMatchObject({
      kind: 'plausible',
      needsConsent: false,
      attributes: { 'data-domain': 'miles.example', 'data-api': 'https://plausible.example/api?a=b' },
    });
  });

  it('rejects an analytics script without TLS, and attributes other than data-*', () => {
    const of = (url: string, more = {}) => problemsOf({ ANALYTICS_SCRIPT_URL: url, ...more });
    expect(of('http://localhost:4000/a.js')).toEqual([]);
    for (const url of [
      'http://others.example/a.js',
      '/a.js',
      'javascript:alert(1)',
      'https://me@others.example',
    ])
      expect([url, of(url)]).toEqual([url, [expect.stringContaining('ANALYTICS_SCRIPT_URL')]]);
    const wrong = {
      ANALYTICS_KIND: 'pigeon',
      ANALYTICS_CONSENT: 'maybe',
      ANALYTICS_ATTRIBUTES: 'onload=alert(1); src',
    };
    expect(of('https://others.example/a.js', wrong)).toHaveLength(4);
  });

  it('enables metrics on a separate port, and traces, only when they are set', () => {
    expect(readConfig({}).observability).toEqual({ metrics: null, tracesUrl: null });
    const { observability } = readConfig({
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    });
    expect(observability).toEqual({
      metrics: { host: '127.0.0.1', port: 9464 },
      tracesUrl: 'http://collector:4318',
    });
    expect(problemsOf({ METRICS_PORT: '3000' })).toHaveLength(1);
    expect(problemsOf({ METRICS_PORT: 'many', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toHaveLength(2);
  });
});
