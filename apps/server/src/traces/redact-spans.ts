import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * Redacts spans before export, because error messages can contain statement values. Only the status code of an error
 * stays. The log has the error, also without values.
 */
export function redactSpans(exporter: SpanExporter, serviceName: string): SpanExporter {
  let resource: ReadableSpan['resource'] | undefined;
  const plain = (span: ReadableSpan): ReadableSpan => {
    const attributes = { ...span.resource.attributes, 'service.name': serviceName };
    // One object for all spans, because exporters group by identity.
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
