import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { listSignInMethods } from './sign-in-methods.ts';

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
const elsewhere = {
  SOCIAL_OIDC_NAME: 'Elsewhere',
  SOCIAL_OIDC_ISSUER: 'https://login.example',
  SOCIAL_OIDC_CLIENT_ID: 'id',
  SOCIAL_OIDC_CLIENT_SECRET: 'secret',
};

describe('the hosted pages', () => {
  it('cannot be left for without TLS', () => {
    expect(readConfig({}).hosted).toMatchObject({ domain: null, providers: [] });
    expect(problemsOf(google)).toEqual([expect.stringContaining('HTTPS=1')]);
  });

  it('with HTTPS=1 are at this machine, and called back at the site alone', () => {
    const { hosted, publicUrl, userPool } = readConfig({ HTTPS: '1', PORT: '3443' });
    expect(publicUrl).toBe('https://localhost:3443');
    expect(userPool.address).toBe('https://127.0.0.1:3443/idp/');
    expect(hosted).toMatchObject({
      domain: 'localhost:3443',
      callbackUrls: ['https://localhost:3443/auth/callback'],
      logoutUrls: ['https://localhost:3443/'],
    });
    expect(problemsOf({ STUDIO_MODE: 'live', HTTPS: '1' })).toContain(
      'HTTPS=1 is for demo mode only: a proxy speaks TLS',
    );
  });

  it('lead to further addresses that are whole, and over TLS', () => {
    const good = 'https://app.example/back, https://app.example/other?x=1';
    expect(readConfig({ IDENTITY_CALLBACK_URLS: good }).hosted.callbackUrls).toHaveLength(3);
    for (const bad of [
      'http://app.example/',
      'https://app.example',
      'https://app.example/#x',
      'javascript:1',
    ]) {
      expect(problemsOf({ IDENTITY_CALLBACK_URLS: bad })).toHaveLength(1);
    }
  });
});

describe('providers', () => {
  it('are offered when all of their settings are there, in the place of the demo’s own', () => {
    const config = readConfig({ HTTPS: '1', ...google, ...apple, ...elsewhere });
    expect(config.hosted.providers.map(({ name, kind }) => [name, kind])).toEqual([
      ['Google', 'google'],
      ['Apple', 'apple'],
      ['Elsewhere', 'oidc'],
    ]);
    expect(config.hosted.providers[1]?.appleKey?.privateKey).toBe(appleKey);
    expect(listSignInMethods(config).socialProviders).toEqual([
      { name: 'Google', address: null },
      { name: 'Apple', address: null },
      { name: 'Elsewhere', address: null },
      { name: 'Facebook', address: '/sandbox/accounts/facebook' },
    ]);
  });

  it('by half are a problem that names what is missing', () => {
    const { SOCIAL_APPLE_KEY_ID: _, ...half } = apple;
    expect(problemsOf({ HTTPS: '1', ...half })).toEqual(['SOCIAL_APPLE_KEY_ID is missing']);
  });

  it('by a key that lost its line breaks on the way are a problem at once, not when somebody comes back', () => {
    const lost = appleKey.replaceAll('\n', 'n');
    expect(problemsOf({ HTTPS: '1', ...apple, SOCIAL_APPLE_PRIVATE_KEY: lost })).toEqual([
      expect.stringContaining('SOCIAL_APPLE_PRIVATE_KEY'),
    ]);
  });

  it('need a name of their own, and TLS', () => {
    const unfit = { ...elsewhere, SOCIAL_OIDC_NAME: 'Google', SOCIAL_OIDC_ISSUER: 'http://login.example' };
    expect(problemsOf({ HTTPS: '1', ...google, ...unfit })).toHaveLength(2);
  });

  it('of a pool at Cognito are named where its pages are', () => {
    const cognito = {
      IDENTITY: 'cognito',
      IDENTITY_USER_POOL_ID: 'eu-west-2_abc',
      IDENTITY_CLIENT_ID: 'abc',
    };
    const named = { IDENTITY_DOMAIN: 'auth.studio.example', IDENTITY_PROVIDERS: 'Google, Apple' };
    expect(listSignInMethods(readConfig({ ...cognito, ...named })).socialProviders).toEqual([
      { name: 'Google', address: null },
      { name: 'Apple', address: null },
    ]);
    expect(listSignInMethods(readConfig({ ...cognito, ...google })).socialProviders).toEqual([]);
  });
});
