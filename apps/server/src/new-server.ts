import { bodyLimitBytes } from '@studio/contracts/paths';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from './platform/config.ts';
import type { LocalCertificate } from './platform/local-certificate.ts';
import { loggedError } from './platform/log-error.ts';

/**
 * How long a request may take to arrive, in milliseconds: its headers, and all of it. Browsers give up after the same time.
 * Node looks every 30 s by default, which would double it.
 */
const arrival = { headersTimeout: 30_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Makes the bare server; its logger is needed before the services are. `logTo`: elsewhere than standard output. */
export function newServer(
  config: Config,
  logLevel: string,
  logTo?: { write(line: string): void },
  https: LocalCertificate | null = null,
): FastifyInstance {
  return Fastify({
    ...(https ? { https: { ...https, ...arrival } } : { http: arrival }),
    // Fastify sets this one over the options of Node's server.
    requestTimeout: arrival.requestTimeout,
    logger: {
      level: logLevel,
      serializers: { err: loggedError, req: loggedRequest },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimitBytes,
  });
}

/** Of a request its route alone: an address can hold the key of a booking. */
function loggedRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}
