/**
 * Creates all demo accounts in a pool. In the short form, a journey logs in with another provider.
 *
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { PGlite } from '@electric-sql/pglite';
import { createDatabaseFromPGlite } from '@studio/sandbox/database';
import { maxProviderAccounts, type ProviderAccount } from '@studio/sandbox/social-login/provider-accounts';
import { migrateSocialLoginSandbox } from '@studio/sandbox/social-login/schema';
import { socialLoginRoutes } from '@studio/sandbox/social-login/social-login-routes';
import { buildPublicConfig } from '@studio/server/app';
import { readConfig } from '@studio/server/platform/config/config';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import fastify, { type FastifyInstance } from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts, demoMember, demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { ensureDemoAccount } from '../../scripts/serve/seed-demo-accounts.ts';
import {
  configureAmplify,
  createAdminClient,
  startIdentity,
  type TestIdentity,
} from '../harness/identity.ts';
import { liveSettings } from '../harness/live-settings.ts';

const pglite = new PGlite();
const database = createDatabaseFromPGlite(pglite);
let pool: TestIdentity;
let app: FastifyInstance;
let client: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  pool = await startIdentity();
  configureAmplify(pool);
  client = createAdminClient(pool);
  const administrator = { client, userPoolId: pool.userPoolId };
  await migrateSocialLoginSandbox(database);
  app = fastify();
  await app.register(socialLoginRoutes, {
    prefix: '/sandbox/accounts',
    database,
    member: demoMember,
    openAccount: ({ password, ...member }: ProviderAccount) =>
      ensureDemoAccount(administrator, { ...member, title: 'Mx', group: null }, password),
  });
  for (const account of demoAccounts) await ensureDemoAccount(administrator, account, demoPassword);
});
afterAll(async () => {
  await app?.close();
  await pool?.stop();
  await pglite.close();
});

const newBrowser = () => randomBytes(16).toString('hex');

async function logInWith(provider: string, clientId = newBrowser()) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/sandbox/accounts/${provider}`,
    payload: { clientId },
  });
  return { status: statusCode, body: JSON.parse(body) };
}

/** Signs in as pages do, and returns the id token's claims after verifying the signatures. */
async function claimsOf({ email, password }: { email: string; password: string }) {
  await signIn({ username: email, password });
  const { tokens } = await fetchAuthSession();
  await signOut();
  const issuer = `${pool.endpoint}${pool.userPoolId}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  const verified = (token = '') => jwtVerify(token, keys, { issuer });
  await verified(tokens?.accessToken.toString());
  return (await verified(tokens?.idToken?.toString())).payload;
}

describe('a demo login with another provider', () => {
  beforeEach(() => database.query('DELETE FROM sandbox.social_members'));

  it('gets a pool account with a name, and tokens that verify', async () => {
    for (const provider of ['google', 'facebook', 'apple']) {
      const { status, body } = await logInWith(provider);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['email', 'password']);
      const { email, email_verified, name } = await claimsOf(body);
      expect({ email, email_verified }).toEqual({ email: body.email, email_verified: true });
      expect(email).toMatch(new RegExp(`@${provider}\\.social\\.example$`));
      expect(name).toMatch(/^\S+ \S+$/);
      expect(await pool.emails(body.email)).toEqual([]);
    }
  });

  it('gets the same account at every click in one browser, even concurrently, and in no other', async () => {
    const browser = newBrowser();
    const responses = await Promise.all([1, 2, 3].map(() => logInWith('google', browser)));
    const [first] = responses;
    for (const each of responses) expect(each).toEqual(first);
    await claimsOf(first?.body);
    expect(await logInWith('google', browser)).toEqual(first);
    expect((await logInWith('apple', browser)).body.email).not.toBe(first?.body.email);
    expect((await logInWith('google')).body.email).not.toBe(first?.body.email);
    const rows = await database.query('SELECT * FROM sandbox.social_members');
    expect(JSON.stringify(rows)).not.toContain(browser);
  });

  it('gets the account that an earlier call recorded but did not create', async () => {
    const browser = newBrowser();
    const { email } = (await logInWith('google', browser)).body;
    await database.query(
      `UPDATE sandbox.social_members SET email = 'left.half.done@google.social.example' WHERE email = $1`,
      [email],
    );
    expect((await claimsOf((await logInWith('google', browser)).body)).email).toBe(
      'left.half.done@google.social.example',
    );
  });

  it('gets no new account beyond the maximum, while existing ones keep working', async () => {
    const browser = newBrowser();
    const existing = await logInWith('google', browser);
    await database.query(
      `INSERT INTO sandbox.social_members
       SELECT 'google', n::text, n || '@x.example', 'p', 'A', 'B' FROM generate_series(2, $1) AS n`,
      [maxProviderAccounts],
    );
    const rejected = await logInWith('google');
    expect(rejected.status).toBe(429);
    expect(rejected.body.message).toContain('Log in with your email');
    expect(await logInWith('google', browser)).toEqual(existing);
  });

  it('requires an existing provider and a valid browser id', async () => {
    expect((await logInWith('myspace')).status).toBe(400);
    expect((await logInWith('google', 'me')).status).toBe(400);
    expect(await database.query('SELECT * FROM sandbox.social_members')).toEqual([]);
  });
});

it('the demo member gets the name and the tokens of the demo account', async () => {
  const { body } = await logInWith('member');
  const claims = await claimsOf(body);
  expect(claims).toMatchObject({ email: demoMember.email, name: 'Hannah Whitfield' });
  const named = { UserPoolId: pool.userPoolId, Username: demoMember.email };
  expect((await client.send(new AdminGetUserCommand(named))).Username).toBe(claims.sub);
});

describe('the public config', () => {
  const cognito = {
    IDENTITY: 'cognito',
    IDENTITY_USER_POOL_ID: 'eu-west-2_abc',
    IDENTITY_CLIENT_ID: 'abc',
  };

  it('lists the demo logins in demo mode, at working addresses', async () => {
    const { socialProviders, demoLogin } = buildPublicConfig(readConfig({}));
    expect(socialProviders.map(({ name }) => name)).toEqual(['Google', 'Facebook', 'Apple']);
    for (const address of [...socialProviders.map((provider) => provider.address), demoLogin]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: address ?? 'none',
        payload: { clientId: newBrowser() },
      });
      expect(statusCode).toBe(200);
    }
  });

  it.each([
    ['live', liveSettings],
    ['with a pool elsewhere', cognito],
  ])('lists no demo logins: %s', (_when, env) => {
    const publicConfig = buildPublicConfig(readConfig(env));
    expect(publicConfig).toMatchObject({ socialProviders: [], demoLogin: null });
    expect(JSON.stringify({ ...publicConfig, stripe: null })).not.toContain('sandbox');
  });
});
