import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { startProviderSignIn } from '../federation/start-provider-sign-in.ts';
import { getIssuer, type Pool } from '../pool.ts';
import { buildCaller } from '../protocol/caller.ts';
import { advanceFlow, type FlowOutcome } from './advance-flow.ts';
import { validateAuthorizeRequest } from './authorize-request.ts';
import { ensureBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import type { HostedUiSettings } from './hosted-ui-settings.ts';
import { decryptFlow, encryptFlow, type LoginFlow } from './login-flow-state.ts';
import { renderExpiredPage, renderMessagePage } from './message-page.ts';
import { redirectToApplication } from './redirect-to-application.ts';
import { renderFlowPage } from './render-flow-page.ts';
import { sendPage } from './send-page.ts';
import { readForm } from './token-routes.ts';

/** Registers the login page to which applications redirect users, and the URL to which its forms post. */
export function registerSignInRoutes(app: FastifyInstance, pool: Pool, settings: HostedUiSettings): void {
  const { clientId } = pool.settings;
  const issuer = getIssuer(pool.settings);

  app.get('/oauth2/authorize', async (request, reply) => {
    const validation = validateAuthorizeRequest(settings, clientId, request.query);
    if ('untrusted' in validation) {
      return sendPage(
        reply,
        settings,
        renderMessagePage(settings, 'Couldn’t log you in', validation.untrusted, 400),
      );
    }
    const reject = (error: string, error_description: string) => {
      const { redirectUri, state } = 'request' in validation ? validation.request : validation;
      return redirectToApplication(reply, { redirectUri, state, issuer }, { error, error_description });
    };
    if ('error' in validation) return reject(validation.error, validation.description);
    const browser = ensureBrowserSecret(request, reply, settings);
    if (validation.provider !== null) {
      const provider = settings.providers.find(({ name }) => name === toProviderName(validation.provider));
      if (!provider) return reject('invalid_request', 'Unknown identity provider.');
      const authorizationUrl = await startProviderSignIn(pool, settings, provider, {
        browser,
        request: validation.request,
      });
      return authorizationUrl
        ? reply.redirect(authorizationUrl.href, 303)
        : reject('temporarily_unavailable', `${provider.name} is not responding.`);
    }
    const flow: LoginFlow = { request: validation.request, step: { at: 'password' } };
    return sendFlowOutcome(pool, settings, { reply, browser }, { flow, typed: validation.loginHint });
  });

  app.post('/oauth2/sign-in', async (request, reply) => {
    const form = readForm(request.body);
    const browser = readBrowserSecret(request, settings);
    const flow = isFromHere(request, settings) ? decryptFlow(pool, browser, form.flow) : null;
    if (!flow || !browser || flow.step.at === 'provider')
      return sendPage(reply, settings, renderExpiredPage(settings));
    const caller = buildCaller(pool.encryption, request);
    const outcome = await advanceFlow({ ...pool, caller }, flow, form, caller);
    return sendFlowOutcome(pool, settings, { reply, browser }, outcome);
  });
}

/**
 * Returns the provider's name in the settings for a value of `identity_provider`. Cognito has its own name for Apple.
 */
const toProviderName = (name: string | null): string | null => (name === 'SignInWithApple' ? 'Apple' : name);

interface Exchange {
  reply: FastifyReply;
  browser: string;
}

/** Sends the next page, or redirects the browser to the application. */
export function sendFlowOutcome(
  pool: Pool,
  settings: HostedUiSettings,
  { reply, browser }: Exchange,
  outcome: FlowOutcome,
): FastifyReply {
  if ('code' in outcome) {
    const { redirectUri, state } = outcome.request;
    const { code } = outcome;
    return redirectToApplication(reply, { redirectUri, state, issuer: getIssuer(pool.settings) }, { code });
  }
  const { flow, failure, typed } = outcome;
  const { clientId } = pool.settings;
  const shown = { encryptedFlow: encryptFlow(pool, browser, flow), clientId, failure, typed };
  return sendPage(reply, settings, renderFlowPage(settings, flow, shown));
}

/**
 * Returns whether a form was posted from these pages, to reject forms of other sites. Old browsers send no Origin
 * header; their forms are accepted, because they need the encrypted flow anyway.
 */
function isFromHere({ headers }: FastifyRequest, { origin }: HostedUiSettings): boolean {
  return headers.origin === undefined || headers.origin === origin;
}
