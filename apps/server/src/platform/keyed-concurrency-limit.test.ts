import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedConcurrencyLimit } from './keyed-concurrency-limit.ts';

test('only so many work at one key, in order; others do not wait for them', async () => {
  const doors = createKeyedConcurrencyLimit(2);
  let [inside, most] = [0, 0];
  const done: number[] = [];
  const work = (turn: number) => async () => {
    inside += 1;
    most = Math.max(most, inside);
    await pause(5);
    inside -= 1;
    done.push(turn);
  };
  const turns = Array.from({ length: 10 }, (_, turn) => doors.enter('class', work(turn)));
  await doors.enter('another class', async () => done.push(-1));
  await Promise.all(turns);
  expect(most).toBe(2);
  expect(done).toEqual([-1, ...Array.from({ length: 10 }, (_, turn) => turn)]);
});

test('work that fails lets the next one in, and its failure is its own', async () => {
  const doors = createKeyedConcurrencyLimit(1);
  const failing = doors.enter('class', () => Promise.reject(new Error('full')));
  const next = doors.enter('class', async () => 'held');
  await expect(failing).rejects.toThrow('full');
  await expect(next).resolves.toBe('held');
});
