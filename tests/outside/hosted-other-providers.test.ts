import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { application, type HostedTokens, hostedAt, told } from '../harness/hosted-pages.ts';
import { startIdentity, type TestIdentity } from '../harness/identity.ts';
import { newEmail } from '../harness/identity-pool.ts';
import { apple, facebook, type OtherProvider } from '../harness/other-providers.ts';
import { PlainBrowser } from '../harness/plain-browser.ts';

let own: TestIdentity;
let [atFacebook, atApple]: OtherProvider[] = [];
const [facebookEmail, appleEmail] = [newEmail(), newEmail()];

beforeAll(async () => {
  [atFacebook, atApple] = await Promise.all([facebook(), apple()]);
  await atFacebook.start({ id: '77', email: facebookEmail, first_name: 'Bea', last_name: 'Voss' });
  await atApple.start({ sub: '001.abc', email: appleEmail, email_verified: 'true' });
  own = await startIdentity({ hosted: hostedAt(atFacebook.settings, atApple.settings) });
});
afterAll(async () => {
  await own?.stop();
  await atFacebook?.stop();
  await atApple?.stop();
});

async function claimsFrom(app: ReturnType<typeof application>, answer: Response) {
  const tokens = (await (await app.exchange(told(answer).code ?? '')).json()) as HostedTokens;
  return decodeJwt(tokens.id_token);
}

it('Facebook tells an address, which is proven by a code before an account is made', async () => {
  const app = application(own);
  const begun = await app.authorize({ identity_provider: 'Facebook' });
  const there = await new PlainBrowser().get(begun.headers.get('location') ?? '');
  const page = await app.browser.get(there.headers.get('location') ?? '');
  const answer = await app.send(page, { code: await own.codeFor(facebookEmail) });
  expect(await claimsFrom(app, answer)).toMatchObject({ email: facebookEmail, name: 'Bea Voss' });
});

it('Apple is shown a secret signed for the call, and posts its answer, which the browser brings', async () => {
  const app = application(own);
  const begun = await app.authorize({ identity_provider: 'SignInWithApple' });
  const asked = new URL(begun.headers.get('location') ?? '');
  expect(asked.searchParams.get('response_mode')).toBe('form_post');
  const { post, form } = await (await fetch(asked)).json();
  const posted = await new PlainBrowser().post(post, form, { origin: asked.origin });
  const answer = await app.browser.get(new URL(posted.headers.get('location') ?? '', post));
  expect(await claimsFrom(app, answer)).toMatchObject({ email: appleEmail, email_verified: true });
});
