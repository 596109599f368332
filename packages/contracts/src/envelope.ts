import { z } from 'zod';

/**
 * Fields of every request (handbook: accounts 1). `token` is the lowercase hex HMAC-SHA256 of
 * `clientId:sessionId:time`, keyed with the public salt. It keeps out random requests and identifies the browser for
 * rate limits, but never authorises a call.
 */
export const envelope = z.object({
  /**
   * Random id with at least 128 bits, which the browser stores permanently. Anyone who knows it can read the browser's
   * bookings.
   */
  clientId: z.string().regex(/^[A-Za-z0-9_-]{22,128}$/),
  /** 8 random bytes as hex, different in each browser tab. */
  sessionId: z.string().regex(/^[0-9a-f]{16}$/),
  /** Time of the request in Unix seconds, at most 5 minutes from the server's clock. */
  time: z.number().int(),
  token: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Envelope = z.infer<typeof envelope>;

/** Returns the schema of a request body with the envelope and the given fields. Unknown fields are ignored. */
export function withEnvelope<Shape extends z.ZodRawShape>(shape: Shape) {
  return envelope.extend(shape);
}
