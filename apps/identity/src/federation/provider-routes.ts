import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerApplication } from '../hosted/answer-application.ts';
import type { AuthorizeRequest } from '../hosted/authorize-request.ts';
import { browserOf } from '../hosted/browser-cookie.ts';
import { openFlow } from '../hosted/flow.ts';
import { led, type Outcome } from '../hosted/go-on.ts';
import type { HostedSettings } from '../hosted/hosted-settings.ts';
import { expiredPage } from '../hosted/message-page.ts';
import { sendPage } from '../hosted/send-page.ts';
import { sendOutcome } from '../hosted/sign-in-routes.ts';
import { formOf } from '../hosted/token-routes.ts';
import { issuerOf, type Pool } from '../pool.ts';
import { callerOf } from '../wire/caller.ts';
import { isDatabaseAway } from '../wire/database-away.ts';
import { IdentityError } from '../wire/identity-error.ts';
import type { Caller } from '../wire/operation.ts';
import { answerAddress } from './begin-at-provider.ts';
import { enter } from './enter.ts';
import { type ProviderAnswer, personAtProvider } from './person-at-provider.ts';
import { type ProviderSettings, providerPath } from './provider-settings.ts';

/** Where providers send people back to. */
export function providerRoutes(app: FastifyInstance, pool: Pool, settings: HostedSettings): void {
  for (const provider of settings.providers) {
    const url = `/oauth2/idpresponse/${providerPath(provider)}`;

    // A provider that posts its answer comes without our cookie: the browser brings the answer itself, as from any other.
    app.post(url, async (request, reply) => {
      const { code, state, error, iss } = formOf(request.body);
      const told = new URLSearchParams();
      for (const [name, value] of Object.entries({ code, state, error, iss })) {
        if (value !== undefined) told.set(name, value);
      }
      return reply.redirect(`${url}?${told}`, 303);
    });

    app.get(url, async (request, reply) => {
      const { state, error } = request.query as Record<string, unknown>;
      const browser = browserOf(request, settings);
      const flow = openFlow(pool, browser, state);
      if (!browser || flow?.step.at !== 'provider' || flow.step.provider !== provider.name) {
        return sendPage(reply, settings, expiredPage(settings));
      }
      const asked = flow.request;
      if (error === 'access_denied' || error === 'user_cancelled_authorize') {
        return goBack(pool, reply, asked, `${provider.name} was left without logging in.`);
      }
      const { nonce, codeVerifier } = flow.step;
      const address = new URL(answerAddress(settings, provider));
      address.search = new URL(request.url, settings.origin).search;
      const answer = { address, state: String(state), nonce, codeVerifier };
      try {
        const caller = callerOf(pool.sealing, request);
        const outcome = await comeFrom({ ...pool, caller }, provider, answer, asked, caller);
        return sendOutcome(pool, settings, { reply, browser }, outcome);
      } catch (failure) {
        return goBack(pool, reply, asked, whyNot(pool, provider, failure));
      }
    });
  }
}

/** Nothing that our own database has done is told of the provider. */
function whyNot(pool: Pool, { name }: ProviderSettings, failure: unknown): string {
  if (failure instanceof IdentityError) return failure.message;
  if (isDatabaseAway(failure)) throw failure;
  pool.log.warn({ err: failure, provider: name }, 'a provider did not say who somebody is');
  return `${name} did not confirm who you are.`;
}

async function comeFrom(
  pool: Pool,
  provider: ProviderSettings,
  answer: ProviderAnswer,
  request: AuthorizeRequest,
  caller: Caller,
): Promise<Outcome> {
  const person = await personAtProvider(provider, answer);
  const entered = await enter(pool, person, caller);
  if (entered) return led(pool, request, entered.answer, entered.user.email);
  return { flow: { request, step: { at: 'address', person: JSON.stringify(person) } } };
}

function goBack(
  pool: Pool,
  reply: FastifyReply,
  { redirectUri, state }: AuthorizeRequest,
  error_description: string,
): FastifyReply {
  const to = { redirectUri, state, issuer: issuerOf(pool.settings) };
  return answerApplication(reply, to, { error: 'access_denied', error_description });
}
