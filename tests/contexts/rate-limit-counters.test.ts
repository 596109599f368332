import { createRateLimitCounters } from '@studio/server/platform/limits/rate-limit-counters';
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

test('rejects the call beyond the limit, in its own window and for its own key only', () => {
  const counts = createRateLimitCounters(database);
  for (let call = 0; call < 3; call += 1) counts.consume(limit, 'one', now);
  expect(() => counts.consume(limit, 'one', now)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  counts.consume(limit, 'other', now);
  counts.consume(limit, 'one', seconds(60));
});

test('counts the calls of two processes together once shared, and none of them twice', async () => {
  const [firstProcess, secondProcess] = [
    createRateLimitCounters(database),
    createRateLimitCounters(database),
  ];
  firstProcess.consume(limit, 'shared', now);
  firstProcess.consume(limit, 'shared', now);
  secondProcess.consume(limit, 'shared', now);
  // The counts aren't shared yet, so each process only knows its own.
  secondProcess.consume(limit, 'shared', now);
  await firstProcess.share();
  await secondProcess.share();
  expect(() => secondProcess.consume(limit, 'shared', now)).toThrow(
    expect.objectContaining({ code: 'rate_limited' }),
  );
  await firstProcess.share();
  await secondProcess.share();
  await secondProcess.share();
  const rows = await database.run<{ count: number }>(
    { name: 'shared_count', text: `SELECT count FROM limit_counters WHERE key = 'test:shared'` },
    [],
  );
  expect(rows).toEqual([{ count: 5 }]);
});

test('keeps the calls that are counted while the table is written', async () => {
  const counts = createRateLimitCounters(database);
  counts.consume(limit, 'late', now);
  const sharing = counts.share();
  counts.consume(limit, 'late', now);
  await sharing;
  await counts.share();
  counts.consume(limit, 'late', now);
  expect(() => counts.consume(limit, 'late', now)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
});
