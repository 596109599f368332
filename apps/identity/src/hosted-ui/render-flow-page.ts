import { toProviderPath } from '../federation/provider-settings.ts';
import type { IdentityError } from '../protocol/identity-error.ts';
import { getChallengePage } from './challenge-pages.ts';
import type { HostedUiSettings } from './hosted-ui-settings.ts';
import { type Html, html } from './html.ts';
import type { LoginFlow } from './login-flow-state.ts';
import { renderFailure } from './render-failure.ts';
import type { HostedUiPage } from './send-page.ts';

/** Content of the page besides the step. */
export interface FlowPageContent {
  /** Encrypted state of the sign-in, for a hidden form field. */
  encryptedFlow: string;
  clientId: string;
  failure?: IdentityError | undefined;
  typed?: string | undefined;
}

/** Renders the page of the flow's current step. */
export function renderFlowPage(
  settings: HostedUiSettings,
  { request, step }: LoginFlow,
  shown: FlowPageContent,
): HostedUiPage {
  const failure = shown.failure ? renderFailure(shown.failure, settings.branding) : null;
  const form = (fields: Html, button: string): Html =>
    html`<form method="post" action="/oauth2/sign-in"><input type="hidden" name="flow" value="${shown.encryptedFlow}">
${fields}<button>${button}</button></form>`;
  const page = { formLeadsTo: request.redirectUri, ...(failure ? { status: 400 } : {}) };
  const challengePage = step.at === 'challenge' ? getChallengePage(step.name) : null;
  if (step.at === 'challenge' && challengePage) {
    const body = html`${failure}${form(challengePage.fields(step.show), challengePage.button)}`;
    return { ...page, title: challengePage.title, lead: challengePage.lead(step.show), body };
  }
  if (step.at === 'address') {
    const body = html`${failure}${form(addressCode, 'Log in')}`;
    const lead =
      'We’ve sent a 6-digit code to the email address from your login provider. Enter it here to verify the address.';
    return { ...page, title: 'Check your email', lead, body };
  }
  const body = html`${providerLinks(settings, { request, step }, shown.clientId)}${failure}
${form(emailAndPassword(shown.typed ?? ''), 'Log in')}
<p class="links"><a href="${settings.branding.forgotPasswordUrl}">Forgotten password?</a>
<a href="${settings.branding.signUpUrl}">Create an account</a></p>`;
  return { ...page, title: 'Log in', lead: 'Welcome back. Choose a method to continue.', body };
}

const addressCode = html`<div><label for="code">Code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus></div>`;

const emailAndPassword = (typed: string): Html => html`<div><label for="email">Email</label>
<input id="email" type="email" name="email" value="${typed}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="128" required${typed ? null : html` autofocus`}></div>
<div><label for="password">Password</label>
<input id="password" type="password" name="password" autocomplete="current-password" maxlength="256" required${typed ? html` autofocus` : null}></div>`;

/**
 * Renders the providers as links. Each link repeats the authorization request with the name of a provider, so no form
 * is needed.
 */
function providerLinks(
  { providers }: HostedUiSettings,
  { request }: LoginFlow,
  clientId: string,
): Html | null {
  if (providers.length === 0) return null;
  const { redirectUri, state, scope, codeChallenge, nonce } = request;
  const links = providers.map((provider) => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      state,
      scope,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      ...(nonce === null ? {} : { nonce }),
      identity_provider: provider.name,
    });
    return html`<a class="button" id="${toProviderPath(provider)}" href="/oauth2/authorize?${query.toString()}">Continue with ${provider.name}</a>`;
  });
  return html`<div class="providers">${links}</div><p class="or">or with your email</p>`;
}
