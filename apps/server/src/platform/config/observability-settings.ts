import { z } from 'zod';
import { invalidValue, portNumber } from './field-schemas.ts';

/** Settings of metrics and tracing. The field of a feature that is off is null. */
export const observabilitySettings = z
  .object({
    PORT: z.string().default('3000'),
    METRICS_PORT: portNumber.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, ...invalidValue('must be a URL') }).optional(),
  })
  .refine(
    (env) => env.METRICS_PORT !== Number(env.PORT),
    'METRICS_PORT must differ from PORT, so that visitors can’t see the metrics',
  )
  .transform((env) => ({
    /** Host and port of `/metrics`: a separate port that visitors can't reach. */
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  }));
