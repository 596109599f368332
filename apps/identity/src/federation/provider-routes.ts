import type { FastifyInstance, FastifyReply } from 'fastify';
import { type FlowOutcome, toFlowOutcome } from '../hosted-ui/advance-flow.ts';
import type { AuthorizeRequest } from '../hosted-ui/authorize-request.ts';
import { readBrowserSecret } from '../hosted-ui/browser-cookie.ts';
import type { HostedUiSettings } from '../hosted-ui/hosted-ui-settings.ts';
import { decryptFlow } from '../hosted-ui/login-flow-state.ts';
import { renderExpiredPage } from '../hosted-ui/message-page.ts';
import { redirectToApplication } from '../hosted-ui/redirect-to-application.ts';
import { sendPage } from '../hosted-ui/send-page.ts';
import { sendFlowOutcome } from '../hosted-ui/sign-in-routes.ts';
import { readForm } from '../hosted-ui/token-routes.ts';
import { getIssuer, type Pool } from '../pool.ts';
import { buildCaller } from '../protocol/caller.ts';
import { isDatabaseUnavailable } from '../protocol/database-unavailable.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Caller } from '../protocol/operation.ts';
import { fetchProviderProfile, type ProviderCallback } from './fetch-provider-profile.ts';
import { type ProviderSettings, toProviderPath } from './provider-settings.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { getCallbackUrl } from './start-provider-sign-in.ts';

/** Registers the callbacks to which providers redirect browsers. */
export function registerProviderRoutes(app: FastifyInstance, pool: Pool, settings: HostedUiSettings): void {
  for (const provider of settings.providers) {
    const url = `/oauth2/idpresponse/${toProviderPath(provider)}`;

    // A cross-site POST from a provider contains no SameSite=Lax cookie. After a redirect to the same URL, the browser
    // sends the cookie.
    app.post(url, async (request, reply) => {
      const { code, state, error, iss } = readForm(request.body);
      const parameters = new URLSearchParams();
      for (const [name, value] of Object.entries({ code, state, error, iss })) {
        if (value !== undefined) parameters.set(name, value);
      }
      return reply.redirect(`${url}?${parameters}`, 303);
    });

    app.get(url, async (request, reply) => {
      const { state, error } = request.query as Record<string, unknown>;
      const browser = readBrowserSecret(request, settings);
      const flow = decryptFlow(pool, browser, state);
      if (!browser || flow?.step.at !== 'provider' || flow.step.provider !== provider.name) {
        return sendPage(reply, settings, renderExpiredPage(settings));
      }
      const authorizeRequest = flow.request;
      if (error === 'access_denied' || error === 'user_cancelled_authorize') {
        return returnToFlow(pool, reply, authorizeRequest, `You left ${provider.name} without logging in.`);
      }
      const { nonce, codeVerifier } = flow.step;
      const callbackUrl = new URL(getCallbackUrl(settings, provider));
      callbackUrl.search = new URL(request.url, settings.origin).search;
      const callback = { address: callbackUrl, state: String(state), nonce, codeVerifier };
      try {
        const caller = buildCaller(pool.encryption, request);
        const outcome = await signInFromProvider(
          { ...pool, caller },
          provider,
          callback,
          authorizeRequest,
          caller,
        );
        return sendFlowOutcome(pool, settings, { reply, browser }, outcome);
      } catch (failure) {
        return returnToFlow(pool, reply, authorizeRequest, getFailureMessage(pool, provider, failure));
      }
    });
  }
}

/**
 * Returns the message for a failed provider sign-in. Doesn't blame the provider for a failure of the user pool's
 * database.
 */
function getFailureMessage(pool: Pool, { name }: ProviderSettings, failure: unknown): string {
  if (failure instanceof IdentityError) return failure.message;
  if (isDatabaseUnavailable(failure)) throw failure;
  pool.log.warn({ err: failure, provider: name }, 'the login provider did not return a valid identity');
  return `${name} did not confirm your identity.`;
}

async function signInFromProvider(
  pool: Pool,
  provider: ProviderSettings,
  callback: ProviderCallback,
  request: AuthorizeRequest,
  caller: Caller,
): Promise<FlowOutcome> {
  const person = await fetchProviderProfile(provider, callback);
  const entered = await signInWithProvider(pool, person, caller);
  if (entered) return toFlowOutcome(pool, request, entered.response, entered.user.email);
  return { flow: { request, step: { at: 'address', person: JSON.stringify(person) } } };
}

function returnToFlow(
  pool: Pool,
  reply: FastifyReply,
  { redirectUri, state }: AuthorizeRequest,
  error_description: string,
): FastifyReply {
  const to = { redirectUri, state, issuer: getIssuer(pool.settings) };
  return redirectToApplication(reply, to, { error: 'access_denied', error_description });
}
