import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * Returns an exporter that redacts spans first, because error messages can contain statement values. Keeps only the status code of an
 * error; the error is in the log, also without values.
 */
export function createRedactingExporter(exporter: SpanExporter, serviceName: string): SpanExporter {
  let resource: ReadableSpan['resource'] | undefined;
  const plain = (span: ReadableSpan): ReadableSpan => {
    const attributes = { ...span.resource.attributes, 'service.name': serviceName };
    // All spans share one object, because exporters group spans by its identity.
    resource ??= Object.create(span.resource, { attributes: { value: attributes } });
    return Object.create(span, {
      status: { value: { code: span.status.code } },
      events: { value: [] },
      resource: { value: resource },
    });
  };
  return {
    export: (spans, done) => exporter.export(spans.map(plain), done),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush ? { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() } : {}),
  };
}
