import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FederatedProvider,
  startAppleProvider,
  startFacebookProvider,
} from '../harness/federated-providers.ts';
import {
  createHostedClient,
  createHostedPagesFor,
  type HostedTokens,
  readCallbackParameters,
} from '../harness/hosted-pages.ts';
import { startIdentity, type TestIdentity } from '../harness/identity.ts';
import { createEmail } from '../harness/identity-pool.ts';
import { NoScriptBrowser } from '../harness/no-script-browser.ts';

let own: TestIdentity;
let [atFacebook, atApple]: FederatedProvider[] = [];
const [facebookEmail, appleEmail] = [createEmail(), createEmail()];

beforeAll(async () => {
  [atFacebook, atApple] = await Promise.all([startFacebookProvider(), startAppleProvider()]);
  await atFacebook.start({ id: '77', email: facebookEmail, first_name: 'Bea', last_name: 'Voss' });
  await atApple.start({ sub: '001.abc', email: appleEmail, email_verified: 'true' });
  own = await startIdentity({ hosted: createHostedPagesFor(atFacebook.settings, atApple.settings) });
});
afterAll(async () => {
  await own?.stop();
  await atFacebook?.stop();
  await atApple?.stop();
});

async function claimsFrom(app: ReturnType<typeof createHostedClient>, response: Response) {
  const tokens = (await (
    await app.exchange(readCallbackParameters(response).code ?? '')
  ).json()) as HostedTokens;
  return decodeJwt(tokens.id_token);
}

it('Facebook returns an address, which a code verifies before an account is created', async () => {
  const app = createHostedClient(own);
  const redirect = await app.authorize({ identity_provider: 'Facebook' });
  const providerResponse = await new NoScriptBrowser().get(redirect.headers.get('location') ?? '');
  const page = await app.browser.get(providerResponse.headers.get('location') ?? '');
  const response = await app.send(page, { code: await own.codeFor(facebookEmail) });
  expect(await claimsFrom(app, response)).toMatchObject({ email: facebookEmail, name: 'Bea Voss' });
});

it('Apple gets a client secret signed for the call, and posts its response through the browser', async () => {
  const app = createHostedClient(own);
  const redirect = await app.authorize({ identity_provider: 'SignInWithApple' });
  const authorizeUrl = new URL(redirect.headers.get('location') ?? '');
  expect(authorizeUrl.searchParams.get('response_mode')).toBe('form_post');
  const { post, form } = await (await fetch(authorizeUrl)).json();
  const posted = await new NoScriptBrowser().post(post, form, { origin: authorizeUrl.origin });
  const response = await app.browser.get(new URL(posted.headers.get('location') ?? '', post));
  expect(await claimsFrom(app, response)).toMatchObject({ email: appleEmail, email_verified: true });
});
