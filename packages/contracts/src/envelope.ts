import { z } from 'zod';

/**
 * What every call carries (handbook: accounts 1). `token` is the lowercase hex HMAC-SHA256 of
 * `clientId:sessionId:time`, keyed with the public salt: it filters noise and keys limits, it never authorises.
 */
export const envelope = z.object({
  /** Random, at least 128 bits, kept long-term by the browser; whoever knows it may read its bookings. */
  clientId: z.string().regex(/^[A-Za-z0-9_-]{22,128}$/),
  /** 8 random bytes as hex, for one tab. */
  sessionId: z.string().regex(/^[0-9a-f]{16}$/),
  /** Unix seconds, at most 5 minutes off the server's clock. */
  time: z.number().int(),
  token: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Envelope = z.infer<typeof envelope>;

/** A call's body: the envelope and its own fields. Unknown fields are ignored. */
export function withEnvelope<Shape extends z.ZodRawShape>(shape: Shape) {
  return envelope.extend(shape);
}
