import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedConcurrencyLimit } from './keyed-concurrency-limit.ts';

test('limits concurrent work per key, in order, and does not delay other keys', async () => {
  const limit = createKeyedConcurrencyLimit(2);
  let [inside, most] = [0, 0];
  const done: number[] = [];
  const work = (index: number) => async () => {
    inside += 1;
    most = Math.max(most, inside);
    await pause(5);
    inside -= 1;
    done.push(index);
  };
  const runs = Array.from({ length: 10 }, (_, index) => limit.run('class', work(index)));
  await limit.run('another class', async () => done.push(-1));
  await Promise.all(runs);
  expect(most).toBe(2);
  expect(done).toEqual([-1, ...Array.from({ length: 10 }, (_, index) => index)]);
});

test('starts the next work after a failure, which affects only its own caller', async () => {
  const limit = createKeyedConcurrencyLimit(1);
  const failing = limit.run('class', () => Promise.reject(new Error('full')));
  const next = limit.run('class', async () => 'held');
  await expect(failing).rejects.toThrow('full');
  await expect(next).resolves.toBe('held');
});
