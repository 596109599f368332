/** Settings of metrics and tracing. A null field turns one of them off. */
export interface ObservabilitySettings {
  /** Host and port of `/metrics`: a separate port that visitors can't reach. */
  metrics: { host: string; port: number } | null;
  tracesUrl: string | null;
}

/** Reads the metrics and tracing settings. Adds errors to `problems`. */
export function readObservabilitySettings(
  env: Record<string, string | undefined>,
  problems: string[],
): ObservabilitySettings {
  const { METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl } = env;
  const port = Number(METRICS_PORT || 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`METRICS_PORT is '${METRICS_PORT}', but must be a port number`);
  else if (METRICS_PORT && METRICS_PORT === (env.PORT || '3000'))
    problems.push('METRICS_PORT must differ from PORT, so that visitors can’t see the metrics');
  if (tracesUrl && !(URL.canParse(tracesUrl) && /^https?:$/.test(new URL(tracesUrl).protocol)))
    problems.push(`OTEL_EXPORTER_OTLP_ENDPOINT is '${tracesUrl}', but must be a URL`);
  return {
    metrics: METRICS_PORT ? { host: METRICS_HOST || '127.0.0.1', port } : null,
    tracesUrl: tracesUrl || null,
  };
}
