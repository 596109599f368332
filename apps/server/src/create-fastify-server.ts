import { apiBase, bodyLimitBytes } from '@studio/contracts/paths';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { buildErrorBody, errorDefinitions } from './platform/app-error.ts';
import type { Config } from './platform/config.ts';
import type { LocalCertificate } from './platform/local-certificate.ts';
import { toLoggedError } from './platform/log-error.ts';

/**
 * How long a request may take to arrive, in milliseconds: its headers, and all of it. Browsers give up after the same time.
 * Node looks every 30 s by default, which would double it.
 */
const arrival = { headersTimeout: 30_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Makes the bare server; its logger is needed before the services are. `logTo`: elsewhere than standard output. */
export function createFastifyServer(
  config: Config,
  logLevel: string,
  logTo?: { write(line: string): void },
  https: LocalCertificate | null = null,
): FastifyInstance {
  const app = Fastify({
    ...(https ? { https: { ...https, ...arrival } } : { http: arrival }),
    // Fastify sets this one over the options of Node's server.
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
  refuseLongPaths(app);
  return app;
}

/** Longest path of an address, in characters. Node bounds the whole address, with its query, by the 16 KB of all headers. */
const longestPath = 2048;

/** Refuses longer paths before anything reads them: with 404 in the API, with 414 everywhere else. */
function refuseLongPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const queryAt = url.indexOf('?');
    if ((queryAt < 0 ? url.length : queryAt) <= longestPath) return;
    if (url.startsWith(`${apiBase}/`))
      return reply.code(404).send(buildErrorBody('not_found', errorDefinitions.not_found.message));
    return reply.code(414).type('text/plain; charset=utf-8').send('This address is too long.\n');
  });
}

/** Of a request its route alone: an address can hold the key of a booking. */
function loggedRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}
