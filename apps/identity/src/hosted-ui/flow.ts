import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { authorizeRequestSchema } from './authorize-request.ts';

/** How long a page may stand before its form is sent. */
const flowMinutes = 15;

/** Where somebody stands on the way to a code. */
const step = z.discriminatedUnion('at', [
  z.object({ at: z.literal('password') }),
  /** A challenge of the protocol waits for its answer. */
  z.object({
    at: z.literal('challenge'),
    name: z.string(),
    session: z.string(),
    username: z.string(),
    show: z.record(z.string(), z.string()),
  }),
  /** An address that a provider told, and did not prove, waits for the code that was mailed to it. */
  z.object({ at: z.literal('address'), person: z.string() }),
  /** Away at a provider. */
  z.object({
    at: z.literal('provider'),
    provider: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
  }),
]);
export type FlowStep = z.output<typeof step>;

const flow = z.object({ request: authorizeRequestSchema, step, until: z.number() });
export type Flow = Omit<z.output<typeof flow>, 'until'>;

/** Only the browser that it was begun in can go on with it: its secret is part of what the seal holds. */
const about = (pool: Pool, browser: string): string => `hosted|${pool.sealing.hash('hosted', browser)}`;

/**
 * Seals where somebody stands, for the form of a page. Nothing is kept here meanwhile, so that pages that are only looked
 * at cost no memory; what is good once (a session, a code) is counted where it is kept.
 */
export function encryptFlow(pool: Pool, browser: string, { request, step }: Flow): string {
  const until = pool.now().getTime() + flowMinutes * 60_000;
  return pool.sealing.seal(about(pool, browser), JSON.stringify({ request, step, until }));
}

/** What was sealed for this browser; null when it is another's, too old, or not ours. */
export function decryptFlow(pool: Pool, browser: string | null, sealed: unknown): Flow | null {
  if (!browser || typeof sealed !== 'string' || !/^[\w-]{8}\.[\w-]{40,16000}$/.test(sealed)) return null;
  try {
    const { until, ...opened } = flow.parse(JSON.parse(pool.sealing.open(about(pool, browser), sealed)));
    return until > pool.now().getTime() ? opened : null;
  } catch {
    return null;
  }
}
