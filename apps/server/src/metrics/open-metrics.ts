import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { countRequests } from './count-requests.ts';
import { instrumentEmail } from './email-metrics.ts';
import { instrumentPool, type PoolStatus } from './pool-metrics.ts';
import { readStudioMetrics, type StudioMetric } from './studio-metrics.ts';

/** Metrics of the process and the database. */
export interface Metrics {
  /** Adds metrics of the database and of sent emails, and of the connection pool where there is one. */
  watch(services: Pick<Services, 'database' | 'clock' | 'mailer'>, pool?: PoolStatus): void;
  /** Serves `GET /metrics` on its own address. Resolves with the port. */
  listen(at: { host: string; port: number }): Promise<number>;
  /** Returns the metrics in the response format. */
  text(): Promise<string>;
  close(): Promise<void>;
}

const helps: Record<string, string> = {
  holds_live: 'Places that are held',
  changes_recent: 'Changes of the last five minutes',
  payments_open: 'Payments that are neither done nor given up',
  refunds_failed: 'Refunds that came back and need a person',
  refunds_due: 'Refunds on their way',
  mails_waiting: 'Mails that wait: fresh, or failed and to be tried again',
  mails_oldest_seconds: 'How long the oldest of them waits',
  mails_over_budget:
    'Mails of today that were not sent because their address had had too many, by who caused them',
  webhooks_waiting: 'Webhooks that wait: fresh, or failed and to be tried again',
  webhooks_dropped: 'Webhooks of the last 30 days that were given up',
  database_waiting: 'Sessions of the database that wait, by what for',
};

/** Starts to count requests. Call it before routes are registered. */
export function openMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  let refresh = async () => {};
  const text = async () => {
    await refresh();
    return registry.metrics();
  };
  collectDefaultMetrics({ register: registry, prefix: 'studio_' });
  countRequests(app, registry);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return {
    watch: ({ database, clock, mailer }, pool) => {
      refresh = registerGauges(registry, database, clock);
      instrumentEmail(mailer, registry);
      if (pool) instrumentPool(pool, registry);
    },
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    text,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads all gauges with one query. When the query fails, reports only that the database is down. */
function registerGauges(registry: Registry, database: Database, clock: Clock): () => Promise<void> {
  const registers = [registry];
  const gauges = new Map(
    Object.entries(helps).map(([name, help]) => [
      name,
      new Gauge({ name: `studio_${name}`, help, labelNames: ['kind'], registers }),
    ]),
  );
  const databaseUp = new Gauge({
    name: 'studio_database_up',
    help: 'Whether the database answers',
    registers,
  });
  return async () => {
    const numbers: StudioMetric[] | null = await readStudioMetrics(database, clock.now()).catch(() => null);
    databaseUp.set(numbers ? 1 : 0);
    for (const gauge of gauges.values()) gauge.reset();
    for (const { name, kind, value } of numbers ?? []) gauges.get(name)?.set({ kind }, value);
  };
}
