import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Counts what is asked of the server, by route as it is declared, never by address: an address can name a booking. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const asked = new Counter({
    name: 'studio_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'studio_http_request_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const underWay = new Gauge({
    name: 'studio_http_requests_under_way',
    help: 'Requests under way',
    registers,
  });
  app.addHook('onRequest', async (_request, reply) => {
    underWay.inc();
    let over = false;
    const end = () => {
      if (!over) underWay.dec();
      over = true;
    };
    // Whoever leaves before the answer closes; a call from within the process only finishes.
    reply.raw.once('finish', end).once('close', end);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    asked.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
  });
}
