import { expect, test, vi } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

/** Doubles numbers slowly. `readings` holds the keys of each batch. */
function doubling(fail: (keys: readonly number[]) => unknown = () => null) {
  const readings: number[][] = [];
  const reads = createBatchLoader<number, number>(String, async (keys) => {
    readings.push([...keys]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const error = fail(keys);
    if (error) throw error;
    return keys.map((key) => key * 2);
  });
  return { readings, read: reads.read };
}

test('reads concurrent requests in one batch, and equal keys once', async () => {
  const { readings, read } = doubling();
  expect(await Promise.all([1, 2, 1, 3].map(read))).toEqual([2, 4, 2, 6]);
  expect(readings).toEqual([[1, 2, 3]]);
});

test('reads keys from consecutive event loop turns in one batch', async () => {
  const { readings, read } = doubling();
  const values: Promise<number>[] = [];
  const readInTurns = (key: number): void => {
    if (key < 4) setImmediate(readInTurns, key + 1);
    values.push(read(key));
  };
  readInTurns(1);
  await vi.waitFor(() => expect(readings.flat()).toHaveLength(4));
  expect(await Promise.all(values)).toEqual([2, 4, 6, 8]);
  expect(readings).toEqual([[1, 2, 3, 4]]);
});

test('splits many keys among concurrent batches', async () => {
  let [inFlight, maxInFlight] = [0, 0];
  const sizes: number[] = [];
  const { read } = createBatchLoader<number, number>(String, async (keys) => {
    sizes.push(keys.length);
    inFlight += 1;
    maxInFlight = Math.max(maxInFlight, inFlight);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inFlight -= 1;
    return keys;
  });
  const allKeys = Array.from({ length: 100 }, (_, key) => key);
  expect(await Promise.all(allKeys.map(read))).toEqual(allKeys);
  expect(Math.max(...sizes)).toBeLessThan(50);
  expect(maxInFlight).toBe(3);
});

test('adds no key to a batch that has started, not even an equal one', async () => {
  const { readings, read } = doubling();
  const first = read(1);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await Promise.all([first, read(1)]);
  expect(readings).toEqual([[1], [1]]);
});

test('fails only the caller whose value no statement accepts', async () => {
  const wrong = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  const { read } = doubling((keys) => (keys.includes(2) ? wrong : null));
  const read3 = await Promise.allSettled([1, 2, 3].map(read));
  expect(read3.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('does not retry each key when the database is unavailable', async () => {
  const connectionError = Object.assign(new Error('connection lost'), { code: '08006' });
  const { readings, read } = doubling(() => connectionError);
  const all = await Promise.allSettled([1, 2, 3].map(read));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(readings).toHaveLength(1);
});
