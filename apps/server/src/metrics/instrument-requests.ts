import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Records requests by declared route, never by URL: a URL can identify a booking. */
export function instrumentRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requestCounter = new Counter({
    name: 'studio_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'studio_http_request_seconds',
    help: 'Response time in seconds',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  let activeRequests = 0;
  new Gauge({
    name: 'studio_http_requests_under_way',
    help: 'Active requests',
    registers,
    collect() {
      this.set(activeRequests);
    },
  });
  function end(this: ServerResponse) {
    activeRequests -= 1;
    this.off('finish', end).off('close', end);
  }
  // Uses callbacks and one shared listener, because promises and closures would slow down cached pages measurably.
  app.addHook('onRequest', (_request, { raw }, next) => {
    activeRequests += 1;
    // Both events are needed: an early disconnect only emits `close`, and an injected request only emits `finish`.
    raw.on('finish', end).on('close', end);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    requestCounter.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
    next();
  });
}
