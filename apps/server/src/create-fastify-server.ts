import { apiBase } from '@studio/contracts/paths';
import { bodyLimitBytes } from '@studio/contracts/request-limits';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { buildErrorBody, errorDefinitions } from './platform/app-error.ts';
import type { Config } from './platform/config/config.ts';
import { closeUnusedConnections } from './platform/http/close-unused-connections.ts';
import type { LocalCertificate } from './platform/http/local-certificate.ts';
import { toLoggedError } from './platform/log-error.ts';

/**
 * Time limits for receiving the headers and the complete request, in milliseconds. Node's default is to check
 * connections every 30 s, so a slow request could take twice as long.
 */
const arrival = { headersTimeout: 30_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Creates the server without routes. The services use its logger. `logTo` replaces standard output. */
export function createFastifyServer(
  config: Config,
  logLevel: string,
  logTo?: { write(line: string): void },
  https: LocalCertificate | null = null,
): FastifyInstance {
  const app = Fastify({
    ...(https ? { https: { ...https, ...arrival } } : { http: arrival }),
    // Sets the limit here too, because Fastify's `requestTimeout` (default 0: none) replaces that of Node's server.
    requestTimeout: arrival.requestTimeout,
    logger: {
      level: logLevel,
      serializers: { err: toLoggedError, req: loggedRequest },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimitBytes,
  });
  rejectLongPaths(app);
  closeUnusedConnections(app, https !== null);
  return app;
}

/** Maximum length of a URL path in characters. Node itself limits only the sum of the URL and all headers, to 16 KB. */
const longestPath = 2048;

/** Rejects requests whose path is too long before their route runs: with 404 in the API, with 414 elsewhere. */
function rejectLongPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const queryAt = url.indexOf('?');
    if ((queryAt < 0 ? url.length : queryAt) <= longestPath) return;
    if (url.startsWith(`${apiBase}/`))
      return reply.code(404).send(buildErrorBody('not_found', errorDefinitions.not_found.message));
    return reply.code(414).type('text/plain; charset=utf-8').send('This URL is too long.\n');
  });
}

/** Returns the request details for the log: the route instead of the URL, which can contain the key of a booking. */
function loggedRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}
