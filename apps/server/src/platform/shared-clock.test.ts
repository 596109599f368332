import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { createSharedClock } from './shared-clock.ts';

/** A database ten minutes ahead of this machine. Each response is delayed by the next of these times, in ms. */
function createDelayedDatabase(delaysMs: readonly number[]): Pick<Database, 'run'> {
  let calls = 0;
  const run = async () => {
    const ms = Date.now() + 600_000;
    await sleep(delaysMs[calls++ % delaysMs.length] ?? 0);
    return [{ ms }];
  };
  return { run: run as unknown as Database['run'] };
}

const measureOffset = async (delaysMs: readonly number[]) => {
  const clock = await createSharedClock(createDelayedDatabase(delaysMs));
  const offset = clock.now().getTime() - Date.now() - 600_000;
  clock.stop();
  return Math.abs(offset);
};

it('follows the database’s time when most of its responses are delayed', async () => {
  expect(await measureOffset([300, 300, 0, 300, 300])).toBeLessThan(100);
});

it('is off by half of the delay when all responses are delayed (control)', async () => {
  expect(await measureOffset([400])).toBeGreaterThan(150);
});
