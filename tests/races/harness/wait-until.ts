import { setTimeout as sleep } from 'node:timers/promises';

/** Stops a test that waits for something that never happens. No outcome depends on it: a busy machine may be slow. */
const limitMs = 150_000;

/** Polls until `isSo` resolves to true. Throws an error that names `what` after 150 s. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await sleep(100);
  }
}
