import { bodyLimitBytes } from '@studio/contracts/paths';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from './platform/config.ts';
import type { LocalCertificate } from './platform/local-certificate.ts';
import { loggedError } from './platform/log-error.ts';

/** Makes the bare server; its logger is needed before the services are. `logTo`: elsewhere than standard output. */
export function newServer(
  config: Config,
  logLevel: string,
  logTo?: { write(line: string): void },
  https: LocalCertificate | null = null,
): FastifyInstance {
  return Fastify({
    https,
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
