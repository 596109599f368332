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

test('what is asked together is read together, equal questions once', async () => {
  const { readings, read } = doubling();
  expect(await Promise.all([1, 2, 1, 3].map(read))).toEqual([2, 4, 2, 6]);
  expect(readings).toEqual([[1, 2, 3]]);
});

test('what comes turn by turn is read together', async () => {
  const { readings, read } = doubling();
  const values: Promise<number>[] = [];
  const come = (key: number): void => {
    if (key < 4) setImmediate(come, key + 1);
    values.push(read(key));
  };
  come(1);
  await vi.waitFor(() => expect(readings.flat()).toHaveLength(4));
  expect(await Promise.all(values)).toEqual([2, 4, 6, 8]);
  expect(readings).toEqual([[1, 2, 3, 4]]);
});

test('a rush is shared out among readings that are under way at the same time', async () => {
  let [underWay, most] = [0, 0];
  const sizes: number[] = [];
  const { read } = createBatchLoader<number, number>(String, async (keys) => {
    sizes.push(keys.length);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
    return keys;
  });
  const asked = Array.from({ length: 100 }, (_, key) => key);
  expect(await Promise.all(asked.map(read))).toEqual(asked);
  expect(Math.max(...sizes)).toBeLessThan(50);
  expect(most).toBe(3);
});

test('nobody joins a reading that has begun, also not for the same key', async () => {
  const { readings, read } = doubling();
  const first = read(1);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await Promise.all([first, read(1)]);
  expect(readings).toEqual([[1], [1]]);
});

test('a value that no statement takes fails for whoever brought it alone', async () => {
  const wrong = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  const { read } = doubling((keys) => (keys.includes(2) ? wrong : null));
  const read3 = await Promise.allSettled([1, 2, 3].map(read));
  expect(read3.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a database that is away is not asked again for each', async () => {
  const away = Object.assign(new Error('connection lost'), { code: '08006' });
  const { readings, read } = doubling(() => away);
  const all = await Promise.allSettled([1, 2, 3].map(read));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(readings).toHaveLength(1);
});
