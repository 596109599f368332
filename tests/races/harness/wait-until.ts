import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is yes; throws with `what` when it is not within the seconds. */
export async function waitUntil(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`Not within ${seconds} s: ${what}`);
    await sleep(100);
  }
}
