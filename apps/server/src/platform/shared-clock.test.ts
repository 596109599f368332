import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createSharedClock } from './shared-clock.ts';

/** A database ten minutes ahead of this machine. Each response is delayed by the next of these times, in ms. */
function databaseThat(holdsUpMs: readonly number[]): Pick<Database, 'run'> {
  let asked = 0;
  const run = async () => {
    const ms = Date.now() + 600_000;
    await sleep(holdsUpMs[asked++ % holdsUpMs.length] ?? 0);
    return [{ ms }];
  };
  return { run: run as unknown as Database['run'] };
}

const offBy = async (holdsUpMs: readonly number[]) => {
  const clock = await createSharedClock(databaseThat(holdsUpMs));
  const off = clock.now().getTime() - Date.now() - 600_000;
  clock.stop();
  return Math.abs(off);
};

it('tells the time of the database, though most of its answers are held up', async () => {
  expect(await offBy([300, 300, 0, 300, 300])).toBeLessThan(100);
});

it('control: when all of them are held up, it is off by half of that', async () => {
  expect(await offBy([400])).toBeGreaterThan(150);
});
