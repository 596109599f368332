import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginAtProvider } from '../federation/begin-at-provider.ts';
import { issuerOf, type Pool } from '../pool.ts';
import { callerOf } from '../wire/caller.ts';
import { answerApplication } from './answer-application.ts';
import { judgeAuthorize } from './authorize-request.ts';
import { browserOf, knownBrowser } from './browser-cookie.ts';
import { type Flow, openFlow, sealFlow } from './flow.ts';
import { flowPage } from './flow-page.ts';
import { goOn, type Outcome } from './go-on.ts';
import type { HostedSettings } from './hosted-settings.ts';
import { expiredPage, messagePage } from './message-page.ts';
import { sendPage } from './send-page.ts';
import { formOf } from './token-routes.ts';

/** Where applications send people who sign in, and what the pages there send back. */
export function signInRoutes(app: FastifyInstance, pool: Pool, settings: HostedSettings): void {
  const { clientId } = pool.settings;
  const issuer = issuerOf(pool.settings);

  app.get('/oauth2/authorize', async (request, reply) => {
    const judged = judgeAuthorize(settings, clientId, request.query);
    if ('untrusted' in judged) {
      return sendPage(reply, settings, messagePage(settings, 'That did not work', judged.untrusted, 400));
    }
    const refuse = (error: string, error_description: string) => {
      const { redirectUri, state } = 'request' in judged ? judged.request : judged;
      return answerApplication(reply, { redirectUri, state, issuer }, { error, error_description });
    };
    if ('error' in judged) return refuse(judged.error, judged.description);
    const browser = knownBrowser(request, reply, settings);
    if (judged.provider !== null) {
      const provider = settings.providers.find(({ name }) => name === calledBy(judged.provider));
      if (!provider) return refuse('invalid_request', 'The identity provider is not known.');
      const address = await beginAtProvider(pool, settings, provider, { browser, request: judged.request });
      return address
        ? reply.redirect(address.href, 303)
        : refuse('temporarily_unavailable', `${provider.name} does not answer.`);
    }
    const flow: Flow = { request: judged.request, step: { at: 'password' } };
    return sendOutcome(pool, settings, { reply, browser }, { flow, typed: judged.loginHint });
  });

  app.post('/oauth2/sign-in', async (request, reply) => {
    const form = formOf(request.body);
    const browser = browserOf(request, settings);
    const flow = isFromHere(request, settings) ? openFlow(pool, browser, form.flow) : null;
    if (!flow || !browser || flow.step.at === 'provider')
      return sendPage(reply, settings, expiredPage(settings));
    const caller = callerOf(pool.sealing, request);
    const outcome = await goOn({ ...pool, caller }, flow, form, caller);
    return sendOutcome(pool, settings, { reply, browser }, outcome);
  });
}

/** Cognito's name for Apple is one of its own. */
const calledBy = (name: string | null): string | null => (name === 'SignInWithApple' ? 'Apple' : name);

interface Exchange {
  reply: FastifyReply;
  browser: string;
}

/** Sends the next page, or the browser back to the application. */
export function sendOutcome(
  pool: Pool,
  settings: HostedSettings,
  { reply, browser }: Exchange,
  outcome: Outcome,
): FastifyReply {
  if ('code' in outcome) {
    const { redirectUri, state } = outcome.request;
    const { code } = outcome;
    return answerApplication(reply, { redirectUri, state, issuer: issuerOf(pool.settings) }, { code });
  }
  const { flow, failure, typed } = outcome;
  const { clientId } = pool.settings;
  const shown = { sealed: sealFlow(pool, browser, flow), clientId, failure, typed };
  return sendPage(reply, settings, flowPage(settings, flow, shown));
}

/** A form of another site is refused, whatever it carries. Old browsers do not say where a form is from: then the seal alone judges. */
function isFromHere({ headers }: FastifyRequest, { origin }: HostedSettings): boolean {
  return headers.origin === undefined || headers.origin === origin;
}
