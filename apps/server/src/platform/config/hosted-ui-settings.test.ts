import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { listLoginProviders } from './login-providers.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;
const google = { SOCIAL_GOOGLE_CLIENT_ID: 'id', SOCIAL_GOOGLE_CLIENT_SECRET: 'secret' };
const apple = {
  SOCIAL_APPLE_CLIENT_ID: 'example.studio',
  SOCIAL_APPLE_TEAM_ID: 'TEAM',
  SOCIAL_APPLE_KEY_ID: 'KEY',
  SOCIAL_APPLE_PRIVATE_KEY: appleKey.replaceAll('\n', '\\n'),
};
const oidcProvider = {
  SOCIAL_OIDC_NAME: 'Elsewhere',
  SOCIAL_OIDC_ISSUER: 'https://login.example',
  SOCIAL_OIDC_CLIENT_ID: 'id',
  SOCIAL_OIDC_CLIENT_SECRET: 'secret',
};

describe('the hosted pages', () => {
  it('require TLS', () => {
    expect(readConfig({}).hostedUi).toMatchObject({ domain: null, providers: [] });
    expect(problemsOf(google)).toEqual([expect.stringContaining('HTTPS=1')]);
  });

  it('are on this machine with HTTPS=1, and redirect only to the site', () => {
    const { hostedUi, publicUrl, userPool } = readConfig({ HTTPS: '1', PORT: '3443' });
    expect(publicUrl).toBe('https://localhost:3443');
    expect(userPool.address).toBe('https://127.0.0.1:3443/idp/');
    expect(hostedUi).toMatchObject({
      domain: 'localhost:3443',
      callbackUrls: ['https://localhost:3443/auth/callback'],
      logoutUrls: ['https://localhost:3443/'],
    });
    expect(problemsOf({ STUDIO_MODE: 'live', HTTPS: '1' })).toContain(
      'HTTPS=1 is for demo mode only. In live mode, a proxy handles TLS',
    );
  });

  it('redirect to further addresses only if they are complete and use TLS', () => {
    const good = 'https://app.example/back, https://app.example/other?x=1';
    expect(readConfig({ IDENTITY_CALLBACK_URLS: good }).hostedUi.callbackUrls).toHaveLength(3);
    for (const invalid of [
      'http://app.example/',
      'https://app.example',
      'https://app.example/#x',
      'javascript:1',
    ]) {
      expect(problemsOf({ IDENTITY_CALLBACK_URLS: invalid })).toHaveLength(1);
    }
  });
});

describe('social providers', () => {
  it('replace the simulated ones when all of their settings are set', () => {
    const config = readConfig({ HTTPS: '1', ...google, ...apple, ...oidcProvider });
    expect(config.hostedUi.providers.map(({ name, kind }) => [name, kind])).toEqual([
      ['Google', 'google'],
      ['Apple', 'apple'],
      ['Elsewhere', 'oidc'],
    ]);
    expect(config.hostedUi.providers[1]?.appleKey?.privateKey).toBe(appleKey);
    expect(listLoginProviders(config).socialProviders).toEqual([
      { name: 'Google', address: null },
      { name: 'Apple', address: null },
      { name: 'Elsewhere', address: null },
      { name: 'Facebook', address: '/sandbox/accounts/facebook' },
    ]);
  });

  it('are rejected with the name of the missing setting when incomplete', () => {
    const { SOCIAL_APPLE_KEY_ID: _, ...half } = apple;
    expect(problemsOf({ HTTPS: '1', ...half })).toEqual(['SOCIAL_APPLE_KEY_ID is missing']);
  });

  it('are rejected at start when the private key has lost its line breaks', () => {
    const lost = appleKey.replaceAll('\n', 'n');
    expect(problemsOf({ HTTPS: '1', ...apple, SOCIAL_APPLE_PRIVATE_KEY: lost })).toEqual([
      expect.stringContaining('SOCIAL_APPLE_PRIVATE_KEY'),
    ]);
  });

  it('need a unique name and TLS', () => {
    const insecure = {
      ...oidcProvider,
      SOCIAL_OIDC_NAME: 'Google',
      SOCIAL_OIDC_ISSUER: 'http://login.example',
    };
    expect(problemsOf({ HTTPS: '1', ...google, ...insecure })).toHaveLength(2);
  });

  it('of a Cognito pool are listed when its domain is set', () => {
    const cognito = {
      IDENTITY: 'cognito',
      IDENTITY_USER_POOL_ID: 'eu-west-2_abc',
      IDENTITY_CLIENT_ID: 'abc',
    };
    const named = { IDENTITY_DOMAIN: 'auth.studio.example', IDENTITY_PROVIDERS: 'Google, Apple' };
    expect(listLoginProviders(readConfig({ ...cognito, ...named })).socialProviders).toEqual([
      { name: 'Google', address: null },
      { name: 'Apple', address: null },
    ]);
    expect(listLoginProviders(readConfig({ ...cognito, ...google })).socialProviders).toEqual([]);
  });
});
