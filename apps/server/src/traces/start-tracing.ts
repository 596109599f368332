import FastifyOtelInstrumentation from '@fastify/otel';
import { context, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { Database, PreparedStatement } from '../platform/database/database.ts';
import { createRedactingExporter } from './redacting-exporter.ts';

/** Exporter of traces to a collector. */
export interface Traces {
  /** Adds a span for each named database statement to the span of its request. */
  follow(database: Database): void;
  /** Sends the remaining spans and stops. */
  close(): Promise<void>;
}

/**
 * Starts to trace requests. Call it before routes are registered. `url` is the collector's base URL. Spans contain the
 * route, but neither the URL, which can contain a booking key, nor statement values.
 */
export async function startTracing(app: FastifyInstance, url: string): Promise<Traces> {
  const tracesUrl = `${url.replace(/\/$/, '')}/v1/traces`;
  // An unavailable collector must not delay the shutdown.
  const collector = new OTLPTraceExporter({ url: tracesUrl, timeoutMillis: 3000 });
  const exporter = createRedactingExporter(collector, 'miles-street');
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  const instrumentation = new FastifyOtelInstrumentation({
    recordExceptions: false,
    instrumentHooks: false,
    requestHook: (span, request) => {
      const route = request.routeOptions.url ?? 'none';
      span.setAttribute('url.path', route);
      span.updateName(`${request.method} ${route}`);
    },
  });
  instrumentation.setTracerProvider(provider);
  await app.register(instrumentation.plugin());
  const tracer = provider.getTracer('miles-street');
  return {
    follow: (database) => {
      const run = database.run.bind(database);
      database.run = async <Row>(statement: PreparedStatement, values: readonly unknown[]) => {
        const span = tracer.startSpan(`db ${statement.name}`);
        try {
          return await context.with(trace.setSpan(context.active(), span), () => run<Row>(statement, values));
        } finally {
          span.end();
        }
      };
    },
    close: () => provider.shutdown(),
  };
}
