import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds after which a test stops waiting for something that never happens. No outcome depends on it, because a
 * busy machine may be slow.
 */
const limitMs = 150_000;

/** Polls until `isReached` resolves to true. Throws an error that names `what` after 150 s. */
export async function waitUntil(what: string, isReached: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + limitMs;
  while (!(await isReached())) {
    if (Date.now() > until) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await sleep(100);
  }
}
