import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { registerProviderRoutes } from '../federation/provider-routes.ts';
import type { Pool } from '../pool.ts';
import { isDatabaseUnavailable, retryAfterSeconds } from '../protocol/database-unavailable.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { HostedUiSettings } from './hosted-ui-settings.ts';
import { registerLogoutRoute } from './logout-route.ts';
import { renderMessagePage } from './message-page.ts';
import { sendPage } from './send-page.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';
import { registerTokenRoutes } from './token-routes.ts';
import { registerUserInfoRoute } from './user-info-route.ts';

/** Maximum size of a form in bytes. The encrypted flow is its largest field. */
const bodyLimit = 32 * 1024;
const formType = 'application/x-www-form-urlencoded';

/** Creates the plugin of the hosted pages and OAuth endpoints. Mount it at the root of the settings' `origin`. */
export function createHostedUiPlugin(pool: Pool, settings: HostedUiSettings): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(hostedUiHeaders);
    });
    app.setErrorHandler((error: Failure, request, reply) =>
      isDatabaseUnavailable(error)
        ? sendUnavailable(request, reply, settings, error)
        : sendError(request, reply, settings, error),
    );
    registerSignInRoutes(app, pool, settings);
    registerProviderRoutes(app, pool, settings);
    registerTokenRoutes(app, pool);
    registerUserInfoRoute(app, pool);
    registerLogoutRoute(app, pool, settings);
  };
}

/** Returns whether a request comes from an application, which gets JSON. Other endpoints return pages. */
const isApplicationRequest = ({ url }: FastifyRequest): boolean =>
  /^\/oauth2\/(token|revoke|userInfo)/.test(url);

type Failure = Error & { statusCode?: number };

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: HostedUiSettings,
  error: Failure,
): FastifyReply {
  const isBusy = error instanceof IdentityError;
  const status = isBusy ? 429 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'unexpected failure of a hosted page');
  if (isApplicationRequest(request)) {
    return reply.code(status).send({ error: status === 429 ? 'slow_down' : getErrorCode(status) });
  }
  const message = isBusy ? error.message : 'Something went wrong. Go back and try again.';
  return sendPage(reply, settings, renderMessagePage(settings, 'Couldn’t log you in', message, status));
}

function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: HostedUiSettings,
  error: Failure,
): FastifyReply {
  request.log.debug({ err: error }, 'the database is unavailable to the hosted pages');
  reply.header('retry-after', retryAfterSeconds);
  // Error code of RFC 6749, section 4.1.2.1. The RFC defines none for the token endpoint, whose clients see the status
  // 503.
  if (isApplicationRequest(request)) return reply.code(503).send({ error: 'temporarily_unavailable' });
  const message = 'Login isn’t available right now. Try again in a minute.';
  return sendPage(reply, settings, renderMessagePage(settings, 'We’ll be right back', message, 503));
}

const getErrorCode = (status: number): string => (status < 500 ? 'invalid_request' : 'server_error');

/**
 * Headers of all hosted pages. The pages' URLs contain codes and states, so no cache may store the pages, and browsers
 * don't send the URLs to other sites as a referrer. Requests to the same origin contain the referrer, so that browsers
 * send the Origin header with forms.
 */
const hostedUiHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
} as const;
