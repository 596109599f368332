import type { ServerResponse } from 'node:http';
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
  let underWay = 0;
  new Gauge({
    name: 'studio_http_requests_under_way',
    help: 'Requests under way',
    registers,
    collect() {
      this.set(underWay);
    },
  });
  function end(this: ServerResponse) {
    underWay -= 1;
    this.off('finish', end).off('close', end);
  }
  // Without a promise and a listener made for each: pages from memory are sent so fast that it shows.
  app.addHook('onRequest', (_request, { raw }, next) => {
    underWay += 1;
    // Whoever leaves before the answer closes; a call from within the process only finishes.
    raw.on('finish', end).on('close', end);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    asked.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
    next();
  });
}
