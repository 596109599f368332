import { createRateLimitCounters } from '@studio/server/platform/rate-limit-counters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

const limit = { name: 'test', max: 3, windowSeconds: 60 };
const now = new Date('2026-11-23T09:00:10Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

test('the call beyond the limit is refused, in its own window and for its own key only', () => {
  const counts = createRateLimitCounters(database);
  for (let call = 0; call < 3; call += 1) counts.against(limit, 'one', now);
  expect(() => counts.against(limit, 'one', now)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  counts.against(limit, 'other', now);
  counts.against(limit, 'one', seconds(60));
});

test('two processes know of each other once they have shared, and nothing is counted twice', async () => {
  const [here, there] = [createRateLimitCounters(database), createRateLimitCounters(database)];
  here.against(limit, 'shared', now);
  here.against(limit, 'shared', now);
  there.against(limit, 'shared', now);
  // Not shared yet, so each process only knows its own count.
  there.against(limit, 'shared', now);
  await here.share();
  await there.share();
  expect(() => there.against(limit, 'shared', now)).toThrow(
    expect.objectContaining({ code: 'rate_limited' }),
  );
  await here.share();
  await there.share();
  await there.share();
  const rows = await database.run<{ count: number }>(
    { name: 'shared_count', text: `SELECT count FROM limit_counters WHERE key = 'test:shared'` },
    [],
  );
  expect(rows).toEqual([{ count: 5 }]);
});

test('what is counted while the table is written is not lost', async () => {
  const counts = createRateLimitCounters(database);
  counts.against(limit, 'late', now);
  const sharing = counts.share();
  counts.against(limit, 'late', now);
  await sharing;
  await counts.share();
  counts.against(limit, 'late', now);
  expect(() => counts.against(limit, 'late', now)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
});
