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

async function claimsFrom(app: ReturnType<typeof createHostedClient>, answer: Response) {
  const tokens = (await (
    await app.exchange(readCallbackParameters(answer).code ?? '')
  ).json()) as HostedTokens;
  return decodeJwt(tokens.id_token);
}

it('Facebook tells an address, which is proven by a code before an account is made', async () => {
  const app = createHostedClient(own);
  const begun = await app.authorize({ identity_provider: 'Facebook' });
  const there = await new NoScriptBrowser().get(begun.headers.get('location') ?? '');
  const page = await app.browser.get(there.headers.get('location') ?? '');
  const answer = await app.send(page, { code: await own.codeFor(facebookEmail) });
  expect(await claimsFrom(app, answer)).toMatchObject({ email: facebookEmail, name: 'Bea Voss' });
});

it('Apple is shown a secret signed for the call, and posts its answer, which the browser brings', async () => {
  const app = createHostedClient(own);
  const begun = await app.authorize({ identity_provider: 'SignInWithApple' });
  const asked = new URL(begun.headers.get('location') ?? '');
  expect(asked.searchParams.get('response_mode')).toBe('form_post');
  const { post, form } = await (await fetch(asked)).json();
  const posted = await new NoScriptBrowser().post(post, form, { origin: asked.origin });
  const answer = await app.browser.get(new URL(posted.headers.get('location') ?? '', post));
  expect(await claimsFrom(app, answer)).toMatchObject({ email: appleEmail, email_verified: true });
});
