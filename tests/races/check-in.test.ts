import { randomUUID } from 'node:crypto';
import type { AttendanceMark } from '@studio/contracts/staff-check-in';
import { finaliseAttendance } from '@studio/server/bookings/front-desk/finalise-attendance';
import { bookings } from '@studio/server/bookings/tables';
import type { Database, QueryExecutor } from '@studio/server/platform/database/database';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import { audit } from '@studio/server/platform/database/tables';
import type { Services } from '@studio/server/platform/services';
import { recordAttendanceMark } from '@studio/server/staff/check-in/record-attendance-mark';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { createDatabase } from './harness/create-database.ts';
import { openServices } from './harness/in-process-services.ts';

const branchId = '11-miles-st';
const phones = 40;
/** Number of reads before any write in the control. Each occupies a connection. */
const readers = 4;
const minuteMs = 60_000;
const staff = { actor: 'staff:door', access: 'all' } as const;

const opened: Awaited<ReturnType<typeof openServices>>[] = [];
let processes: readonly [Services, Services];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  // Opened one after the other, because the first one seeds the database.
  opened.push(await openServices(databaseUrl));
  opened.push(await openServices(databaseUrl));
  const [one, other] = opened;
  if (!one || !other) throw new Error('The services were not opened.');
  processes = [one.services, other.services];
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const databaseFor = (number: number): Database => processes[number % 2 === 0 ? 0 : 1].database;

async function createExpectedBooking(minutes: number): Promise<string> {
  const { database } = processes[0];
  const classId = await createClass(database, { startsAt: new Date(Date.now() + minutes * minuteMs) });
  return createBooking(database, { classId });
}

const markOf = (bookingId: string, id: string = randomUUID()): AttendanceMark => ({
  id,
  bookingId,
  kind: 'CHECKED_IN',
  recordedAt: new Date().toISOString(),
});

/** Sends marks concurrently, alternating between the processes. */
function sendAll(marks: readonly AttendanceMark[]) {
  return Promise.all(
    marks.map((mark, number) =>
      databaseFor(number).transaction((tx) => recordAttendanceMark(tx, branchId, mark, staff, new Date())),
    ),
  );
}

const logOf = (bookingId: string) =>
  processes[0].database.orm
    .select({ action: audit.action })
    .from(audit)
    .where(and(eq(audit.subject, 'booking'), eq(audit.subjectId, bookingId)));

/** Reads first, then checks in the guest if they aren't yet. */
async function naiveMark(database: Database, bookingId: string, met: () => Promise<void>): Promise<boolean> {
  return database.transaction(async (tx: QueryExecutor) => {
    const own = and(eq(bookings.branchId, branchId), eq(bookings.id, bookingId));
    const [found] = await tx.orm
      .select()
      .from(bookings)
      .where(and(own, isNull(bookings.checkedInAt)));
    await met();
    if (!found) return false;
    await tx.orm.update(bookings).set({ checkedInAt: new Date() }).where(own);
    return true;
  });
}

describe('check-in, two processes on one PostgreSQL', () => {
  it('counts one mark when many phones scan at once', async () => {
    const bookingId = await createExpectedBooking(20);
    const outcomes = await sendAll(Array.from({ length: phones }, () => markOf(bookingId)));
    expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(phones - 1);
    expect(await logOf(bookingId)).toEqual([{ action: 'CHECKED_IN' }]);
  });

  it('control: reading first and marking afterwards counts more than one', async () => {
    let most = 0;
    for (let round = 0; round < 5 && most < 2; round++) {
      const bookingId = await createExpectedBooking(20);
      const met = createBarrier(readers);
      const marked = await Promise.all(
        Array.from({ length: phones }, (_, number) => naiveMark(databaseFor(number), bookingId, met)),
      );
      most = Math.max(most, marked.filter(Boolean).length);
    }
    expect(most).toBeGreaterThan(1);
  });

  it('counts a mark once when it is sent many times at once', async () => {
    const bookingId = await createExpectedBooking(20);
    const mark = markOf(bookingId);
    const outcomes = await sendAll(Array.from({ length: phones }, () => mark));
    expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect(await logOf(bookingId)).toHaveLength(1);
  });

  it('closes a class once while both processes close it and marks still arrive', async () => {
    // The class has just ended; the marks were recorded before.
    const bookingIds = await Promise.all(Array.from({ length: 12 }, () => createExpectedBooking(-56)));
    const recordedAt = new Date(Date.now() - 30 * minuteMs).toISOString();
    const late = bookingIds.slice(0, 6).map((bookingId) => ({ ...markOf(bookingId), recordedAt }));
    await Promise.all([
      finaliseAttendance(processes[0]),
      finaliseAttendance(processes[1]),
      sendAll(late),
      finaliseAttendance(processes[0]),
    ]);
    await finaliseAttendance(processes[1]);
    for (const [number, bookingId] of bookingIds.entries()) {
      const [row] = await processes[0].database.orm
        .select({ status: bookings.status })
        .from(bookings)
        .where(eq(bookings.id, bookingId));
      const checkedIn = number < 6;
      expect(row?.status).toBe(checkedIn ? 'ATTENDED' : 'NO_SHOW');
      const actions = (await logOf(bookingId)).map(({ action }) => action);
      expect(actions.filter((action) => action === (checkedIn ? 'ATTENDED' : 'NO_SHOW'))).toHaveLength(1);
    }
  });
});
