import { listCurrentInstructors } from '@studio/server/catalogue/store';
import { AppError } from '@studio/server/platform/app-error';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { changeClassInTransaction } from '@studio/server/staff/timetable/change-class';
import { insertCoverRequest } from '@studio/server/staff/trainer/cover-request-store';
import { acceptCover } from '@studio/server/staff/trainer/cover-requests';
import { findClass } from '@studio/server/timetable/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { selectByExtent } from '../harness/extent.ts';
import { createDatabase } from './harness/create-database.ts';
import { openServices } from './harness/in-process-services.ts';

const branchId = '11-miles-st';
const rounds = selectByExtent({ all: 6, storm: 30 });
const opened: Awaited<ReturnType<typeof openServices>>[] = [];
let processes: [Services, Services];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  const [one, other] = [await openServices(databaseUrl), await openServices(databaseUrl)];
  opened.push(one, other);
  processes = [one.services, other.services];
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

/** Creates a class at night, in a year without other classes, whose instructor has asked for cover. */
async function createCoverRequest(round: number) {
  const [{ database }] = processes;
  const startsAt = new Date(Date.UTC(2031, 0, 1 + round, 3));
  const classId = await createClass(database, { startsAt });
  const input = { branchId, classId, instructorId: 'noor-haddad', reason: 'ill' };
  await database.transaction((tx) => insertCoverRequest(tx, input, 'system', new Date()));
  const klass = await findClass(database, branchId, classId, new Date());
  const others = (await listCurrentInstructors(database, branchId)).filter(({ id }) => id !== 'noor-haddad');
  if (!klass) throw new Error('The class is not there.');
  return { klass, takers: others.map((one) => ({ ...one, teaches: [klass.classTypeId] })) };
}

it('cover is taken by one of several instructors who accept it at once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { klass, takers } = await createCoverRequest(round);
    const outcomes = await Promise.all(
      takers.map((taker, nth) =>
        acceptCover(processes[nth % 2 === 0 ? 0 : 1], klass, taker, 'staff:test').then(
          () => taker.id,
          (error: unknown) => {
            if (error instanceof AppError) return error.code;
            throw error;
          },
        ),
      ),
    );
    const winners = outcomes.filter((outcome) => outcome !== 'not_changeable');
    expect(winners).toHaveLength(1);
    const after = await findClass(processes[0].database, branchId, klass.id, new Date());
    expect(after?.instructorId).toBe(winners[0]);
  }
});

it('control: without checking that cover is still needed, everyone takes it', async () => {
  const { klass, takers } = await createCoverRequest(100);
  for (const { id: instructorId } of takers.slice(0, 2))
    await processes[0].database.transaction((tx) =>
      changeClassInTransaction(
        tx,
        { branchId, classId: klass.id, scope: 'one', change: { instructorId } },
        'staff:test',
        new Date(),
      ),
    );
  const after = await findClass(processes[0].database, branchId, klass.id, new Date());
  expect(after?.instructorId).toBe(takers[1]?.id);
});
