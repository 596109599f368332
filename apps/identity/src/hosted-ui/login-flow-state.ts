import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { authorizeRequestSchema } from './authorize-request.ts';

/** Minutes within which the user must submit the form of a page. */
const flowMinutes = 15;

/** Step of the login that the user has reached. After the last step, the application gets an authorization code. */
const step = z.discriminatedUnion('at', [
  z.object({ at: z.literal('password') }),
  /** Waiting for the response to a challenge of the protocol. */
  z.object({
    at: z.literal('challenge'),
    name: z.string(),
    session: z.string(),
    username: z.string(),
    show: z.record(z.string(), z.string()),
  }),
  /** Waiting for the code that was sent to an email address which the provider didn't confirm. */
  z.object({ at: z.literal('address'), person: z.string() }),
  /** Waiting for the browser to return from the provider. */
  z.object({
    at: z.literal('provider'),
    provider: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
  }),
]);
export type LoginFlowStep = z.output<typeof step>;

const flow = z.object({ request: authorizeRequestSchema, step, until: z.number() });
export type LoginFlow = Omit<z.output<typeof flow>, 'until'>;

/** Binds the encrypted flow to the browser's secret, so that no other browser can continue it. */
const getEncryptionContext = (pool: Pool, browser: string): string =>
  `hosted|${pool.encryption.hash('hosted', browser)}`;

/**
 * Encrypts the flow for the page's form. The server stores no flows, so page views take no memory. The same form can
 * therefore be submitted twice, but a session or code is accepted only once, because both are stored in tables.
 */
export function encryptFlow(pool: Pool, browser: string, { request, step }: LoginFlow): string {
  const until = pool.now().getTime() + flowMinutes * 60_000;
  return pool.encryption.encrypt(
    getEncryptionContext(pool, browser),
    JSON.stringify({ request, step, until }),
  );
}

/**
 * Decrypts a flow of this browser. Returns null when it belongs to another browser, has expired or wasn't encrypted by
 * this user pool.
 */
export function decryptFlow(pool: Pool, browser: string | null, encrypted: unknown): LoginFlow | null {
  if (!browser || typeof encrypted !== 'string' || !/^[\w-]{8}\.[\w-]{40,16000}$/.test(encrypted))
    return null;
  try {
    const { until, ...opened } = flow.parse(
      JSON.parse(pool.encryption.decrypt(getEncryptionContext(pool, browser), encrypted)),
    );
    return until > pool.now().getTime() ? opened : null;
  } catch {
    return null;
  }
}
