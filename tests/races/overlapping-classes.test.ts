import { randomBytes } from 'node:crypto';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { holdClass } from '@studio/server/bookings/holds/hold-class';
import { AppError } from '@studio/server/platform/app-error';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { addStaffClass } from '@studio/server/staff/timetable/add-staff-class';
import { changeClass } from '@studio/server/staff/timetable/change-class';
import { addClass } from '@studio/server/timetable/add-class';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { checkClassTotals, createFutureClass } from './harness/class-state.ts';
import { createDatabase } from './harness/create-database.ts';
import { openServices } from './harness/in-process-services.ts';
import { waitForBlockedStatement } from './harness/wait-for-lock.ts';

const branchId = '11-miles-st';
const actor = 'staff:race' as const;
/** First day after the generated timetable, so that every day is empty. Each round has its own day. */
const firstDate = addDays(toLondonDate(new Date()), 100);
const opened: Awaited<ReturnType<typeof openServices>>[] = [];

async function twoProcesses(lock: 'locked' | 'unlocked'): Promise<[Services, Services]> {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  // Before any connection prepares a statement with the real lock function.
  if (lock === 'unlocked') await removeLock(databaseUrl);
  // Opened one after the other, because the first one seeds the database.
  const [one, other] = [await openServices(databaseUrl), await openServices(databaseUrl)];
  opened.push(one, other);
  await one.services.database.run({ name: 'test_no_week', text: 'DELETE FROM class_series' }, []);
  await one.services.database.run({ name: 'test_no_closures', text: 'DELETE FROM closures' }, []);
  return [one.services, other.services];
}

async function removeLock(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "CREATE FUNCTION public.pg_advisory_xact_lock(integer) RETURNS void LANGUAGE sql AS 'SELECT'",
  );
  await client.end();
}

let processes: [Services, Services];
beforeAll(async () => {
  processes = await twoProcesses('locked');
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const buildInput = (date: string, minute: number, fields: object = {}) => ({
  branchId,
  classTypeId: 'dynamic-reformer',
  roomId: 'studio-1',
  instructorId: 'noor-haddad',
  date,
  time: `10:${String(minute).padStart(2, '0')}`,
  capacity: 10,
  pricePence: null,
  ...fields,
});

/** Returns "done" or the error code of an AppError; rethrows anything else. */
async function getOutcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Makes twenty concurrent requests, alternating between the processes. */
async function runTwenty(
  [one, other]: [Services, Services],
  attempt: (services: Services, number: number) => Promise<unknown>,
): Promise<string[]> {
  const all = Array.from({ length: 20 }, (_, number) =>
    getOutcome(attempt(number % 2 ? one : other, number)),
  );
  return (await Promise.all(all)).sort();
}

/**
 * Adds a class in one transaction. Before its commit, a second request adds a class in the same room, and either waits
 * or finishes.
 */
async function addDuringAdd([one, other]: [Services, Services], date: string): Promise<string[]> {
  let second: Promise<string> = Promise.resolve('never asked for');
  const first = one.database.transaction(async (tx) => {
    await addClass(tx, buildInput(date, 0), new Date());
    second = getOutcome(addStaffClass(other, buildInput(date, 5), actor));
    await waitForBlockedStatement(one.database, second);
  });
  return [await getOutcome(first), await second];
}

const oneOf20 = [...Array<string>(19).fill('clash'), 'done'];

describe('overlapping classes, two processes on one PostgreSQL', () => {
  it('in one room: of twenty one is added', async () => {
    for (let round = 0; round < 3; round++) {
      const date = addDays(firstDate, round);
      const outcomes = await runTwenty(processes, (services, number) =>
        addStaffClass(services, buildInput(date, number), actor),
      );
      expect(outcomes).toEqual(oneOf20);
    }
  });

  it('with one instructor in two rooms, once or every week: of twenty one is added', async () => {
    const date = addDays(firstDate, 10);
    const outcomes = await runTwenty(processes, (services, number) => {
      const place = number % 3 === 0 ? { roomId: 'studio-2' } : {};
      const weekly = number % 2 === 0 ? { repeatUntil: null } : {};
      return addStaffClass(services, buildInput(date, number, { ...place, ...weekly }), actor);
    });
    expect(outcomes).toEqual(oneOf20);
  });

  it('are generated once each while their weekly series changes', async () => {
    const [one, other] = processes;
    const date = addDays(toLondonDate(new Date()), 3);
    const { classId } = await addStaffClass(
      one,
      { ...buildInput(date, 0, { repeatUntil: null }), time: '21:00' },
      actor,
    );
    const change = { branchId, classId: classId ?? '', scope: 'following' as const, preview: false };
    await Promise.all([
      generateClasses(other.database, branchId, new Date()),
      changeClass(one, { ...change, change: { time: '21:30' } }, actor),
      generateClasses(one.database, branchId, new Date(Date.now() + 7 * 86_400_000)),
    ]);
    const rows = await one.database.run<{ days: number; classes: number }>(
      {
        name: 'test_evenings',
        text: `SELECT count(DISTINCT local_date)::int AS days, count(*)::int AS classes FROM classes
          WHERE local_date >= $1::date AND (starts_at AT TIME ZONE 'Europe/London')::time >= '21:00'`,
      },
      [date],
    );
    expect(rows[0]?.classes).toBe(rows[0]?.days);
  });

  it('wait for a class that is being added at the same time, and are rejected', async () => {
    expect(await addDuringAdd(processes, addDays(firstDate, 20))).toEqual(['done', 'clash']);
  });

  it('control: without the lock neither sees the other, and both are added', async () => {
    const unlocked = await twoProcesses('unlocked');
    expect(await addDuringAdd(unlocked, firstDate)).toEqual(['done', 'done']);
  });
});

function holdPlace(services: Services, classId: string) {
  const clientId = randomBytes(16).toString('hex');
  const one = { branchId, classId, clientId, addressHash: clientId, principalId: null, places: 1 };
  return holdClass(services, one);
}

describe('reducing the capacity while people book', () => {
  it('never goes below the places taken, whichever comes first', async () => {
    const [one, other] = processes;
    for (let round = 0; round < 3; round++) {
      const classId = await createFutureClass(one.database, 10);
      const change = { branchId, classId, scope: 'one' as const, change: { capacity: 4 }, preview: false };
      const [changed] = await Promise.all([
        getOutcome(changeClass(other, change, actor)),
        ...Array.from({ length: 8 }, (_, number) => getOutcome(holdPlace(number % 2 ? one : other, classId))),
      ]);
      const books = await readClassTotals(one.database, classId);
      expect((await checkClassTotals(one.database, classId)).addsUp).toBe(true);
      expect(books.capacity).toBe(changed === 'done' ? 4 : 10);
      expect(books.taken).toBeLessThanOrEqual(books.capacity);
    }
  });
});
