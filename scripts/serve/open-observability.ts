import type { Connection } from '@studio/identity/database';
import type { Config } from '@studio/server/platform/config/config';
import type { Services } from '@studio/server/platform/services';
import type { FastifyInstance } from 'fastify';

/** Metrics and traces, if the settings enable them. Otherwise their code isn't loaded. */
export interface Observability {
  follow(services: Services, connection: Connection): void;
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** Opens metrics and traces as configured. Call it before registering routes, so that all are measured. */
export async function openObservability(
  { observability }: Config,
  app: FastifyInstance,
): Promise<Observability> {
  const { metrics: at, tracesUrl } = observability;
  const metrics = at ? (await import('@studio/server/metrics/open-metrics')).openMetrics(app) : null;
  const traces = tracesUrl
    ? await (await import('@studio/server/traces/start-tracing')).startTracing(app, tracesUrl)
    : null;
  return {
    follow: (services, connection) => {
      metrics?.watch(services, 'pool' in connection ? connection.pool : undefined);
      traces?.follow(services.database);
    },
    listen: async () => {
      if (at) await metrics?.listen(at);
    },
    close: async () => {
      await metrics?.close();
      await traces?.close();
    },
  };
}
