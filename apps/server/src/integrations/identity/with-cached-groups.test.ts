import { expect, it } from 'vitest';
import type { IdentityPort } from './port.ts';
import { withCachedGroups } from './with-cached-groups.ts';

/** A fake pool that counts calls and holds responses until `release` resolves. */
function countingPool() {
  const pool = { asked: 0, groups: ['ADMIN'] as readonly string[] | null, release: async () => {} };
  const port = {
    findCurrentGroups: async () => {
      pool.asked++;
      const { groups } = pool;
      await pool.release();
      return groups;
    },
    setGroups: async (_sub, groups) => {
      pool.groups = groups;
    },
  } satisfies Partial<IdentityPort> as unknown as IdentityPort;
  return { pool, port };
}

it('asks the pool once in 5 seconds per token', async () => {
  const { pool, port } = countingPool();
  const time = { now: 0 };
  const cached = withCachedGroups(port, () => time.now);
  for (const token of ['one', 'one', 'other'])
    expect(await cached.findCurrentGroups(token, 'sub')).toEqual(['ADMIN']);
  expect(pool.asked).toBe(2);
  pool.groups = null;
  time.now = 4999;
  expect(await cached.findCurrentGroups('one', 'sub')).toEqual(['ADMIN']);
  time.now = 5000;
  expect(await cached.findCurrentGroups('one', 'sub')).toBeNull();
});

it('clears the cache when a role changes, and discards responses to earlier requests', async () => {
  const { pool, port } = countingPool();
  const cached = withCachedGroups(port, () => 0);
  let answer = () => {};
  pool.release = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const late = cached.findCurrentGroups('one', 'sub');
  await cached.setGroups('sub', []);
  answer();
  expect(await late).toEqual(['ADMIN']);
  pool.release = async () => {};
  expect(await cached.findCurrentGroups('one', 'sub')).toEqual([]);
});

it('caches at most a thousand responses', async () => {
  const { pool, port } = countingPool();
  const cached = withCachedGroups(port, () => 0);
  for (let token = 0; token <= 1000; token++) await cached.findCurrentGroups(String(token), 'sub');
  await cached.findCurrentGroups('0', 'sub');
  expect(pool.asked).toBe(1002);
});

it('does not cache failures', async () => {
  const { pool, port } = countingPool();
  const cached = withCachedGroups(port, () => 0);
  pool.release = () => Promise.reject(new Error('away'));
  await expect(cached.findCurrentGroups('one', 'sub')).rejects.toThrow('away');
  pool.release = async () => {};
  expect(await cached.findCurrentGroups('one', 'sub')).toEqual(['ADMIN']);
});
