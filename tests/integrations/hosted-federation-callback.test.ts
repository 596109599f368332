import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSubject, type FederatedPool, openFederatedPool } from '../harness/federated-pool.ts';
import { createHostedClient, readCallbackParameters } from '../harness/hosted-pages.ts';
import { createEmail } from '../harness/identity-pool.ts';
import { NoScriptBrowser } from '../harness/no-script-browser.ts';

let { own, mainProvider, otherProvider, throughProvider, returnFromProvider } = {} as FederatedPool;

beforeAll(async () => {
  ({ own, mainProvider, otherProvider, throughProvider, returnFromProvider } = await openFederatedPool());
});
afterAll(async () => {
  await own?.stop();
  await mainProvider?.stop();
  await otherProvider?.stop();
});
beforeEach(() => {
  mainProvider.person = { sub: createSubject() };
});

describe('the provider callback', () => {
  it('is accepted only in the browser that requested it', async () => {
    mainProvider.person = { ...mainProvider.person, email: createEmail(), email_verified: true };
    const [attacker, victim] = [createHostedClient(own), createHostedClient(own)];
    const address = await throughProvider(attacker);
    await victim.authorize();
    for (const browser of [victim.browser, new NoScriptBrowser()]) {
      const rejected = await browser.get(address);
      expect([rejected.status, rejected.headers.get('location')]).toEqual([400, null]);
    }
    expect(readCallbackParameters(await attacker.browser.get(address)).code).toBeTruthy();
  });

  it('is accepted once, at its own URL and with its own state', async () => {
    mainProvider.person = { ...mainProvider.person, email: createEmail(), email_verified: true };
    const app = createHostedClient(own);
    const [one, two] = [new URL(await throughProvider(app)), new URL(await throughProvider(app))];
    const mixedUp = new URL(one);
    mixedUp.pathname = mixedUp.pathname.replace('elsewhere', 'another');
    expect((await app.browser.get(mixedUp)).status).toBe(400);
    const swapped = new URL(one);
    swapped.searchParams.set('code', two.searchParams.get('code') ?? '');
    const denied = { error: 'access_denied', error_description: 'Elsewhere did not confirm your identity.' };
    expect(readCallbackParameters(await app.browser.get(swapped))).toMatchObject(denied);
    const impostor = new URL(one);
    impostor.searchParams.set('iss', 'https://evil.example');
    expect(readCallbackParameters(await app.browser.get(impostor))).toMatchObject(denied);
    expect(readCallbackParameters(await app.browser.get(one)).code).toBeTruthy();
    expect(readCallbackParameters(await app.browser.get(one))).toMatchObject(denied);
  });

  it('may be posted; the browser then sends it itself with its cookie', async () => {
    mainProvider.person = { ...mainProvider.person, email: createEmail(), email_verified: true };
    const app = createHostedClient(own);
    const address = new URL(await throughProvider(app));
    const posted = await new NoScriptBrowser().post(
      `${address.origin}${address.pathname}`,
      Object.fromEntries(address.searchParams),
      { origin: mainProvider.settings.issuer },
    );
    expect(posted.status).toBe(303);
    const to = new URL(posted.headers.get('location') ?? '', address);
    expect(to.origin).toBe(address.origin);
    expect(readCallbackParameters(await app.browser.get(to)).code).toBeTruthy();
  });

  it('passes a cancelled login and an unreachable provider on to the application', async () => {
    mainProvider.person = { ...mainProvider.person, error: 'access_denied' };
    expect(readCallbackParameters(await returnFromProvider(createHostedClient(own)))).toMatchObject({
      error: 'access_denied',
      error_description: 'You left Elsewhere without logging in.',
    });
    const unavailable = await createHostedClient(own).authorize({ identity_provider: 'Away' });
    expect(readCallbackParameters(unavailable)).toMatchObject({ error: 'temporarily_unavailable' });
  });
});

it('the login page links to every provider with the same request', async () => {
  const app = createHostedClient(own);
  const text = await (await app.authorize()).text();
  expect([...text.matchAll(/Continue with ([\w-]+)/g)].map(([, name]) => name)).toEqual([
    'Elsewhere',
    'Another',
    'Away',
  ]);
  const [, href = ''] = /id="elsewhere" href="([^"]+)"/.exec(text) ?? [];
  const redirect = await app.browser.get(new URL(href.replaceAll('&amp;', '&'), app.origin));
  const to = new URL(redirect.headers.get('location') ?? '');
  expect(to.origin).toBe(mainProvider.settings.issuer);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    response_type: 'code',
  });
});
