import {
  AdminConfirmSignUpCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signIn, signOut, signUp } from 'aws-amplify/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSubject, type FederatedPool, openFederatedPool } from '../harness/federated-pool.ts';
import {
  createHostedClient,
  type HostedClient,
  type HostedTokens,
  readCallbackParameters,
} from '../harness/hosted-pages.ts';
import { enableApp, getAppCode } from '../harness/identity-mfa.ts';
import { createAccount, createEmail, testPassword } from '../harness/identity-pool.ts';

let { own, pool, admin, mainProvider, otherProvider, throughProvider, returnFromProvider } =
  {} as FederatedPool;

beforeAll(async () => {
  ({ own, pool, admin, mainProvider, otherProvider, throughProvider, returnFromProvider } =
    await openFederatedPool());
});
afterAll(async () => {
  await own?.stop();
  await mainProvider?.stop();
  await otherProvider?.stop();
});
beforeEach(() => {
  mainProvider.person = { sub: createSubject() };
});

async function claimsFrom(app: HostedClient, response: Response) {
  const tokens = (await (
    await app.exchange(readCallbackParameters(response).code ?? '')
  ).json()) as HostedTokens;
  return decodeJwt(tokens.id_token);
}

/** Signs in with a provider and returns the claims of the id token. */
async function claimsOf(provider = mainProvider) {
  const app = createHostedClient(own);
  return claimsFrom(app, await returnFromProvider(app, provider));
}

const getLinkEmails = async (email: string) =>
  (await own.emails(email)).filter(({ kind }) => kind === 'provider-linked');

describe('a person who logs in with another provider for the first time', () => {
  it('gets an account with the verified address and names, and the same account from then on', async () => {
    const email = createEmail();
    const profile = {
      email: email.toUpperCase(),
      email_verified: true,
      given_name: 'Zoë',
      family_name: 'Hart',
    };
    mainProvider.person = { ...mainProvider.person, ...profile };
    const first = await claimsOf();
    expect(first).toMatchObject({ email, email_verified: true, given_name: 'Zoë', name: 'Zoë Hart' });
    // The email address at the provider doesn't identify the person.
    mainProvider.person = { ...mainProvider.person, email: createEmail() };
    const second = await claimsOf();
    expect([second.sub, second.email]).toEqual([first.sub, email]);
    expect(await getLinkEmails(email)).toEqual([]);
  });

  it('is linked to the account with the same verified address, and its owner gets an email', async () => {
    const { email, sub } = await createAccount(pool);
    mainProvider.person = { ...mainProvider.person, email, email_verified: true, given_name: 'Mallory' };
    const claims = await claimsOf();
    expect(claims).toMatchObject({ sub, email, given_name: 'Amara' });
    expect(await getLinkEmails(email)).toMatchObject([{ provider: 'Elsewhere' }]);
    await claimsOf();
    expect(await getLinkEmails(email)).toHaveLength(1);
    await signIn({ username: email, password: testPassword });
    await signOut();
  });

  it('is asked for the second factor of the account', async () => {
    const { email, sub } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const key = await enableApp(own);
    await signOut();
    mainProvider.person = { ...mainProvider.person, email, email_verified: true };
    const app = createHostedClient(own);
    const page = await returnFromProvider(app);
    expect(page.headers.get('location')).toBeNull();
    const response = await app.send(page, { code: getAppCode(own, key) });
    expect((await claimsFrom(app, response)).sub).toBe(sub);
  });

  it('is identified by issuer and id, so the same id at another issuer is another person', async () => {
    const sub = createSubject();
    mainProvider.person = { sub, email: createEmail(), email_verified: true };
    otherProvider.person = { sub, email: createEmail(), email_verified: true };
    expect((await claimsOf()).sub).not.toBe((await claimsOf(otherProvider)).sub);
  });

  it('gets one account when several callbacks arrive at once', async () => {
    mainProvider.person = { ...mainProvider.person, email: createEmail(), email_verified: true };
    const apps = [createHostedClient(own), createHostedClient(own), createHostedClient(own)];
    const callbackUrls = await Promise.all(apps.map((app) => throughProvider(app)));
    const responses = await Promise.all(apps.map((app, at) => app.browser.get(callbackUrls[at] ?? '')));
    const subs = new Set<unknown>();
    for (const [at, app] of apps.entries()) {
      const response = responses[at];
      if (response && 'code' in readCallbackParameters(response))
        subs.add((await claimsFrom(app, response)).sub);
    }
    expect(subs.size).toBe(1);
  });
});

describe('an address that the provider does not verify', () => {
  it('is verified by an emailed code before anything is linked', async () => {
    const { email, sub } = await createAccount(pool);
    mainProvider.person = { ...mainProvider.person, email, email_verified: false };
    const app = createHostedClient(own);
    const page = await (await returnFromProvider(app)).text();
    expect(page).toContain('Check your email');
    const code = await own.codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const second = await (await app.send(page, { code: wrong })).text();
    expect(second).toContain('That code is incorrect.');
    const response = await app.send(second, { code });
    expect((await claimsFrom(app, response)).sub).toBe(sub);
    expect(await getLinkEmails(email)).toHaveLength(1);
    // Once the email address is proven, the link to the provider remains. The code is used up.
    expect((await claimsOf()).sub).toBe(sub);
    mainProvider.person = { sub: createSubject(), email, email_verified: false };
    const otherApp = createHostedClient(own);
    const otherPage = await returnFromProvider(otherApp);
    expect(await (await otherApp.send(otherPage, { code })).text()).toContain('That code is incorrect.');
  });

  it('allows five tries, however many arrive at once', async () => {
    const email = createEmail();
    mainProvider.person = { ...mainProvider.person, email };
    const app = createHostedClient(own);
    const page = await (await returnFromProvider(app)).text();
    const code = await own.codeFor(email);
    const guesses = Array.from({ length: 50 }, (_, at) => String(100_000 + at)).filter((one) => one !== code);
    const responses = await Promise.all(guesses.map((guess) => app.send(page, { code: guess })));
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(texts.filter((text) => text.includes('That code is incorrect.'))).toHaveLength(5);
    expect(await (await app.send(page, { code })).text()).toContain('Too many attempts');
    await expect(
      admin.send(new AdminGetUserCommand({ UserPoolId: own.userPoolId, Username: email })),
    ).rejects.toThrow('User does not exist');
  });

  it('leads back with an error message when it is missing', async () => {
    expect(readCallbackParameters(await returnFromProvider(createHostedClient(own)))).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringContaining('did not share your email address'),
    });
  });
});

describe('an existing account', () => {
  it('gives way while it is unconfirmed, with its password and names', async () => {
    const email = createEmail();
    await signUp({
      username: email,
      password: 'of-the-attacker-1',
      options: { userAttributes: { email, given_name: 'Mallory', phone_number: '+447700900123' } },
    });
    const code = await own.codeFor(email);
    mainProvider.person = { ...mainProvider.person, email, email_verified: true, given_name: 'Alma' };
    const claims = await claimsOf();
    expect(claims).toMatchObject({ email, given_name: 'Alma' });
    expect(claims).not.toHaveProperty('phone_number');
    const attempt = signIn({ username: email, password: 'of-the-attacker-1' });
    await expect(attempt).rejects.toThrow('Incorrect username or password.');
    expect(code).toMatch(/^\d{6}$/);
  });

  it('is not linked while its address is unverified', async () => {
    const email = createEmail();
    await signUp({ username: email, password: testPassword });
    const named = { UserPoolId: own.userPoolId, Username: email };
    await admin.send(new AdminConfirmSignUpCommand(named));
    const UserAttributes = [{ Name: 'email_verified', Value: 'false' }];
    await admin.send(new AdminUpdateUserAttributesCommand({ ...named, UserAttributes }));
    mainProvider.person = { ...mainProvider.person, email, email_verified: true };
    const response = readCallbackParameters(await returnFromProvider(createHostedClient(own)));
    expect(response).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringContaining('never verified'),
    });
    expect(await getLinkEmails(email)).toEqual([]);
  });

  it('is not opened when it is disabled', async () => {
    const { email } = await createAccount(pool);
    await admin.send(new AdminDisableUserCommand({ UserPoolId: own.userPoolId, Username: email }));
    mainProvider.person = { ...mainProvider.person, email, email_verified: true };
    expect(readCallbackParameters(await returnFromProvider(createHostedClient(own)))).toMatchObject({
      error_description: 'User is disabled.',
    });
  });
});
