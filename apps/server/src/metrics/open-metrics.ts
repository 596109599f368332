import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { instrumentEmail } from './email-metrics.ts';
import { instrumentRequests } from './instrument-requests.ts';
import { instrumentPool, type PoolStatus } from './pool-metrics.ts';
import { readStudioMetrics, type StudioMetric } from './studio-metrics.ts';

/** Metrics of the process and the database. */
export interface Metrics {
  /** Adds metrics of the database, of sent emails, and of the database connection pool if there is one. */
  watch(services: Pick<Services, 'database' | 'clock' | 'mailer'>, pool?: PoolStatus): void;
  /** Serves `GET /metrics` at its own host and port. Resolves with the port. */
  listen(at: { host: string; port: number }): Promise<number>;
  /** Returns the metrics in the Prometheus text format. */
  text(): Promise<string>;
  close(): Promise<void>;
}

const helps: Record<string, string> = {
  holds_live: 'Active holds of places, at checkout or for a waiting list offer',
  changes_recent: 'Changes in the last five minutes, by subject and action',
  payments_open: 'Payments that are open',
  refunds_failed: 'Failed refunds that need staff',
  refunds_due: 'Refunds that have been submitted or are due',
  emails_waiting: 'Queued emails: not tried yet, or failed and retried',
  emails_oldest_seconds: 'Age of the oldest queued email in seconds',
  emails_over_budget:
    'Emails not sent today because the recipient had reached the hourly or daily limit, by cause',
  webhooks_waiting: 'Queued webhook deliveries: not tried yet, or failed and retried',
  webhooks_dropped: 'Webhook deliveries of the last 30 days that were dropped',
  database_waiting: 'Waiting database sessions, by type of wait',
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
  instrumentRequests(app, registry);
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
    help: 'Whether the database responds',
    registers,
  });
  return async () => {
    const numbers: StudioMetric[] | null = await readStudioMetrics(database, clock.now()).catch(() => null);
    databaseUp.set(numbers ? 1 : 0);
    for (const gauge of gauges.values()) gauge.reset();
    for (const { name, kind, value } of numbers ?? []) gauges.get(name)?.set({ kind }, value);
  };
}
