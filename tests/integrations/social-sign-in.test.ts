import { randomBytes } from 'node:crypto';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { PGlite } from '@electric-sql/pglite';
import { fromPGlite } from '@studio/sandbox/database';
import { migrateSocialLoginSandbox } from '@studio/sandbox/social-login/schema';
import { socialLoginRoutes } from '@studio/sandbox/social-login/social-login-routes';
import { maxSocialMembers, type SocialMember } from '@studio/sandbox/social-login/social-members';
import { buildPublicConfig } from '@studio/server/app';
import { readConfig } from '@studio/server/platform/config';
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
const database = fromPGlite(pglite);
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
    openAccount: ({ password, ...member }: SocialMember) =>
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

async function ask(whom: string, clientId = newBrowser()) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/sandbox/accounts/${whom}`,
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

describe('who comes from another provider', () => {
  beforeEach(() => database.query('DELETE FROM sandbox.social_members'));

  it('gets an account of the pool with a name, and tokens that verify', async () => {
    for (const provider of ['google', 'facebook', 'apple']) {
      const { status, body } = await ask(provider);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['email', 'password']);
      const { email, email_verified, name } = await claimsOf(body);
      expect({ email, email_verified }).toEqual({ email: body.email, email_verified: true });
      expect(email).toMatch(new RegExp(`@${provider}\\.social\\.example$`));
      expect(name).toMatch(/^\S+ \S+$/);
      expect(await pool.mails(body.email)).toEqual([]);
    }
  });

  it('is the same person at every press in one browser, also at once, and nobody else’s', async () => {
    const browser = newBrowser();
    const pressed = await Promise.all([1, 2, 3].map(() => ask('google', browser)));
    const [first] = pressed;
    for (const each of pressed) expect(each).toEqual(first);
    await claimsOf(first?.body);
    expect(await ask('google', browser)).toEqual(first);
    expect((await ask('apple', browser)).body.email).not.toBe(first?.body.email);
    expect((await ask('google')).body.email).not.toBe(first?.body.email);
    const kept = await database.query('SELECT * FROM sandbox.social_members');
    expect(JSON.stringify(kept)).not.toContain(browser);
  });

  it('gets the account that an earlier call only wrote down', async () => {
    const browser = newBrowser();
    const { email } = (await ask('google', browser)).body;
    await database.query(
      `UPDATE sandbox.social_members SET email = 'left.half.done@google.social.example' WHERE email = $1`,
      [email],
    );
    expect((await claimsOf((await ask('google', browser)).body)).email).toBe(
      'left.half.done@google.social.example',
    );
  });

  it('gets none when enough have been made, while those that came before still come', async () => {
    const browser = newBrowser();
    const known = await ask('google', browser);
    await database.query(
      `INSERT INTO sandbox.social_members
       SELECT 'google', n::text, n || '@x.example', 'p', 'A', 'B' FROM generate_series(2, $1) AS n`,
      [maxSocialMembers],
    );
    const refused = await ask('google');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain('Log in with your email');
    expect(await ask('google', browser)).toEqual(known);
  });

  it('is of a provider that there is, in a browser that says which', async () => {
    expect((await ask('myspace')).status).toBe(400);
    expect((await ask('google', 'me')).status).toBe(400);
    expect(await database.query('SELECT * FROM sandbox.social_members')).toEqual([]);
  });
});

it('the demo’s member comes with the name and the tokens of the demo account', async () => {
  const { body } = await ask('member');
  const claims = await claimsOf(body);
  expect(claims).toMatchObject({ email: demoMember.email, name: 'Hannah Whitfield' });
  const named = { UserPoolId: pool.userPoolId, Username: demoMember.email };
  expect((await client.send(new AdminGetUserCommand(named))).Username).toBe(claims.sub);
});

describe('pages are told of it', () => {
  const cognito = {
    IDENTITY: 'cognito',
    IDENTITY_USER_POOL_ID: 'eu-west-2_abc',
    IDENTITY_CLIENT_ID: 'abc',
  };

  it('in demo mode, at the addresses that answer', async () => {
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
  ])('never %s', (_when, env) => {
    const told = buildPublicConfig(readConfig(env));
    expect(told).toMatchObject({ socialProviders: [], demoLogin: null });
    expect(JSON.stringify({ ...told, stripe: null })).not.toContain('sandbox');
  });
});
