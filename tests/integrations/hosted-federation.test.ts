import { randomBytes } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signIn, signOut, signUp } from 'aws-amplify/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createHostedClient,
  createHostedPagesFor,
  type HostedClient,
  type HostedTokens,
  readCallbackParameters,
} from '../harness/hosted-pages.ts';
import {
  configureAmplify,
  createAdminClient,
  startIdentity,
  type TestIdentity,
} from '../harness/identity.ts';
import { enableApp, getAppCode } from '../harness/identity-mfa.ts';
import { createAccount, createEmail, type PoolUnderTest, testPassword } from '../harness/identity-pool.ts';
import { NoScriptBrowser } from '../harness/no-script-browser.ts';
import { createOidcProvider, type OidcProvider } from '../harness/oidc-provider.ts';

let own: TestIdentity;
let pool: PoolUnderTest;
let admin: ReturnType<typeof createAdminClient>;
let elsewhere: OidcProvider;
let another: OidcProvider;

beforeAll(async () => {
  elsewhere = await createOidcProvider('Elsewhere');
  another = await createOidcProvider('Another');
  const away = { ...elsewhere.settings, name: 'Away', issuer: 'http://127.0.0.1:9' };
  own = await startIdentity({ hosted: createHostedPagesFor(elsewhere.settings, another.settings, away) });
  const { origin } = new URL(own.endpoint);
  await elsewhere.start(origin);
  await another.start(origin);
  admin = createAdminClient(own);
  pool = { ...own, own, admin, kept: configureAmplify(own) };
});
afterAll(async () => {
  await own?.stop();
  await elsewhere?.stop();
  await another?.stop();
});

const newSubject = () => randomBytes(8).toString('hex');
beforeEach(() => {
  elsewhere.person = { sub: newSubject() };
});

/**
 * Goes from the application to the provider, and returns the URL with which the provider redirects the browser back.
 */
async function throughProvider(app: HostedClient, provider = elsewhere): Promise<string> {
  const begun = await app.authorize({ identity_provider: provider.settings.name });
  const there = new NoScriptBrowser();
  let to = begun.headers.get('location') ?? '';
  while (to.startsWith(provider.settings.issuer) || to.startsWith('/')) {
    const answer = await there.get(new URL(to, provider.settings.issuer));
    to = answer.headers.get('location') ?? '';
  }
  return to;
}

const comeBack = async (app: HostedClient, provider = elsewhere): Promise<Response> =>
  app.browser.get(await throughProvider(app, provider));

async function claimsFrom(app: HostedClient, answer: Response) {
  const tokens = (await (
    await app.exchange(readCallbackParameters(answer).code ?? '')
  ).json()) as HostedTokens;
  return decodeJwt(tokens.id_token);
}

/** Signs in with a provider and returns the claims of the id token. */
async function claimsOf(provider = elsewhere) {
  const app = createHostedClient(own);
  return claimsFrom(app, await comeBack(app, provider));
}

const linkedMails = async (email: string) =>
  (await own.mails(email)).filter(({ kind }) => kind === 'provider-linked');

describe('who comes by another provider for the first time', () => {
  it('gets an account with the verified address and the names, and the same one from then on', async () => {
    const email = createEmail();
    const told = { email: email.toUpperCase(), email_verified: true, given_name: 'Zoë', family_name: 'Hart' };
    elsewhere.person = { ...elsewhere.person, ...told };
    const first = await claimsOf();
    expect(first).toMatchObject({ email, email_verified: true, given_name: 'Zoë', name: 'Zoë Hart' });
    // Their address at the provider isn't their identifier.
    elsewhere.person = { ...elsewhere.person, email: createEmail() };
    const again = await claimsOf();
    expect([again.sub, again.email]).toEqual([first.sub, email]);
    expect(await linkedMails(email)).toEqual([]);
  });

  it('is linked to the account that has proven the same address, and its owner is told', async () => {
    const { email, sub } = await createAccount(pool);
    elsewhere.person = { ...elsewhere.person, email, email_verified: true, given_name: 'Mallory' };
    const claims = await claimsOf();
    expect(claims).toMatchObject({ sub, email, given_name: 'Amara' });
    expect(await linkedMails(email)).toMatchObject([{ provider: 'Elsewhere' }]);
    await claimsOf();
    expect(await linkedMails(email)).toHaveLength(1);
    await signIn({ username: email, password: testPassword });
    await signOut();
  });

  it('is asked for the account’s second factor as well', async () => {
    const { email, sub } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const key = await enableApp(own);
    await signOut();
    elsewhere.person = { ...elsewhere.person, email, email_verified: true };
    const app = createHostedClient(own);
    const page = await comeBack(app);
    expect(page.headers.get('location')).toBeNull();
    const answer = await app.send(page, { code: getAppCode(own, key) });
    expect((await claimsFrom(app, answer)).sub).toBe(sub);
  });

  it('is known by the issuer and its id, so that the same id elsewhere is somebody else', async () => {
    const sub = newSubject();
    elsewhere.person = { sub, email: createEmail(), email_verified: true };
    another.person = { sub, email: createEmail(), email_verified: true };
    expect((await claimsOf()).sub).not.toBe((await claimsOf(another)).sub);
  });

  it('has one account, also when two pages come back at once', async () => {
    elsewhere.person = { ...elsewhere.person, email: createEmail(), email_verified: true };
    const apps = [createHostedClient(own), createHostedClient(own), createHostedClient(own)];
    const back = await Promise.all(apps.map((app) => throughProvider(app)));
    const answers = await Promise.all(apps.map((app, at) => app.browser.get(back[at] ?? '')));
    const subs = new Set<unknown>();
    for (const [at, app] of apps.entries()) {
      const answer = answers[at];
      if (answer && 'code' in readCallbackParameters(answer)) subs.add((await claimsFrom(app, answer)).sub);
    }
    expect(subs.size).toBe(1);
  });
});

describe('an address that the provider does not vouch for', () => {
  it('is proven by a code that is mailed there, before anything is linked', async () => {
    const { email, sub } = await createAccount(pool);
    elsewhere.person = { ...elsewhere.person, email, email_verified: false };
    const app = createHostedClient(own);
    const page = await (await comeBack(app)).text();
    expect(page).toContain('Check your email');
    const code = await own.codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const again = await (await app.send(page, { code: wrong })).text();
    expect(again).toContain('That code is not right.');
    const answer = await app.send(again, { code });
    expect((await claimsFrom(app, answer)).sub).toBe(sub);
    expect(await linkedMails(email)).toHaveLength(1);
    // The link lasts once it's proven; the code is used up.
    expect((await claimsOf()).sub).toBe(sub);
    elsewhere.person = { sub: newSubject(), email, email_verified: false };
    const stranger = createHostedClient(own);
    const theirs = await comeBack(stranger);
    expect(await (await stranger.send(theirs, { code })).text()).toContain('That code is not right.');
  });

  it('has five tries, however many come at once', async () => {
    const email = createEmail();
    elsewhere.person = { ...elsewhere.person, email };
    const app = createHostedClient(own);
    const page = await (await comeBack(app)).text();
    const code = await own.codeFor(email);
    const guesses = Array.from({ length: 50 }, (_, at) => String(100_000 + at)).filter((one) => one !== code);
    const answers = await Promise.all(guesses.map((guess) => app.send(page, { code: guess })));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => text.includes('That code is not right.'))).toHaveLength(5);
    expect(await (await app.send(page, { code })).text()).toContain('tried too often');
    await expect(
      admin.send(new AdminGetUserCommand({ UserPoolId: own.userPoolId, Username: email })),
    ).rejects.toThrow('User does not exist');
  });

  it('and none at all, lead back with a sentence', async () => {
    expect(readCallbackParameters(await comeBack(createHostedClient(own)))).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringContaining('did not tell us your email address'),
    });
  });
});

describe('an account whose address nobody has proven', () => {
  it('that still waits for its code gives way, with the password and the names of whoever made it', async () => {
    const email = createEmail();
    await signUp({
      username: email,
      password: 'of-the-attacker-1',
      options: { userAttributes: { email, given_name: 'Mallory', phone_number: '+447700900123' } },
    });
    const code = await own.codeFor(email);
    elsewhere.person = { ...elsewhere.person, email, email_verified: true, given_name: 'Alma' };
    const claims = await claimsOf();
    expect(claims).toMatchObject({ email, given_name: 'Alma' });
    expect(claims).not.toHaveProperty('phone_number');
    const attempt = signIn({ username: email, password: 'of-the-attacker-1' });
    await expect(attempt).rejects.toThrow('Incorrect username or password.');
    expect(code).toMatch(/^\d{6}$/);
  });

  it('that is open all the same is linked to nobody', async () => {
    const email = createEmail();
    await signUp({ username: email, password: testPassword });
    const named = { UserPoolId: own.userPoolId, Username: email };
    await admin.send(new AdminConfirmSignUpCommand(named));
    const UserAttributes = [{ Name: 'email_verified', Value: 'false' }];
    await admin.send(new AdminUpdateUserAttributesCommand({ ...named, UserAttributes }));
    elsewhere.person = { ...elsewhere.person, email, email_verified: true };
    const answer = readCallbackParameters(await comeBack(createHostedClient(own)));
    expect(answer).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringContaining('never verified'),
    });
    expect(await linkedMails(email)).toEqual([]);
  });

  it('nor is one that is closed opened', async () => {
    const { email } = await createAccount(pool);
    await admin.send(new AdminDisableUserCommand({ UserPoolId: own.userPoolId, Username: email }));
    elsewhere.person = { ...elsewhere.person, email, email_verified: true };
    expect(readCallbackParameters(await comeBack(createHostedClient(own)))).toMatchObject({
      error_description: 'User is disabled.',
    });
  });
});

describe('the provider’s answer', () => {
  it('is taken in the browser that asked for it, and in no other', async () => {
    elsewhere.person = { ...elsewhere.person, email: createEmail(), email_verified: true };
    const [attacker, victim] = [createHostedClient(own), createHostedClient(own)];
    const address = await throughProvider(attacker);
    await victim.authorize();
    for (const browser of [victim.browser, new NoScriptBrowser()]) {
      const refused = await browser.get(address);
      expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
    }
    expect(readCallbackParameters(await attacker.browser.get(address)).code).toBeTruthy();
  });

  it('is taken at its own address, with its own state, once', async () => {
    elsewhere.person = { ...elsewhere.person, email: createEmail(), email_verified: true };
    const app = createHostedClient(own);
    const [one, two] = [new URL(await throughProvider(app)), new URL(await throughProvider(app))];
    const mixedUp = new URL(one);
    mixedUp.pathname = mixedUp.pathname.replace('elsewhere', 'another');
    expect((await app.browser.get(mixedUp)).status).toBe(400);
    const swapped = new URL(one);
    swapped.searchParams.set('code', two.searchParams.get('code') ?? '');
    const unfit = { error: 'access_denied', error_description: 'Elsewhere did not confirm who you are.' };
    expect(readCallbackParameters(await app.browser.get(swapped))).toMatchObject(unfit);
    const impostor = new URL(one);
    impostor.searchParams.set('iss', 'https://evil.example');
    expect(readCallbackParameters(await app.browser.get(impostor))).toMatchObject(unfit);
    expect(readCallbackParameters(await app.browser.get(one)).code).toBeTruthy();
    expect(readCallbackParameters(await app.browser.get(one))).toMatchObject(unfit);
  });

  it('may be posted: the browser then brings it itself, with its cookie', async () => {
    elsewhere.person = { ...elsewhere.person, email: createEmail(), email_verified: true };
    const app = createHostedClient(own);
    const address = new URL(await throughProvider(app));
    const posted = await new NoScriptBrowser().post(
      `${address.origin}${address.pathname}`,
      Object.fromEntries(address.searchParams),
      { origin: elsewhere.settings.issuer },
    );
    expect(posted.status).toBe(303);
    const to = new URL(posted.headers.get('location') ?? '', address);
    expect(to.origin).toBe(address.origin);
    expect(readCallbackParameters(await app.browser.get(to)).code).toBeTruthy();
  });

  it('that somebody turned back is told to the application; so is silence', async () => {
    elsewhere.person = { ...elsewhere.person, error: 'access_denied' };
    expect(readCallbackParameters(await comeBack(createHostedClient(own)))).toMatchObject({
      error: 'access_denied',
      error_description: 'Elsewhere was left without logging in.',
    });
    const silent = await createHostedClient(own).authorize({ identity_provider: 'Away' });
    expect(readCallbackParameters(silent)).toMatchObject({ error: 'temporarily_unavailable' });
  });
});

it('the page offers every provider by a link that asks for the same', async () => {
  const app = createHostedClient(own);
  const text = await (await app.authorize()).text();
  expect([...text.matchAll(/Continue with ([\w-]+)/g)].map(([, name]) => name)).toEqual([
    'Elsewhere',
    'Another',
    'Away',
  ]);
  const [, href = ''] = /id="elsewhere" href="([^"]+)"/.exec(text) ?? [];
  const begun = await app.browser.get(new URL(href.replaceAll('&amp;', '&'), app.origin));
  const to = new URL(begun.headers.get('location') ?? '');
  expect(to.origin).toBe(elsewhere.settings.issuer);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    response_type: 'code',
  });
});
