import { randomUUID } from 'node:crypto';
import { finaliseAttendance } from '@studio/server/bookings/front-desk/finalise-attendance';
import { bookings, noShows } from '@studio/server/bookings/tables';
import { audit } from '@studio/server/platform/database/tables';
import { attendanceMarks } from '@studio/server/staff/check-in/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../harness/call-api.ts';
import { type CheckInStudio, type MarkInput, openCheckInStudio } from '../harness/check-in-studio.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

let staff: TestBrowser;

let { studio, logInAs, inMinutes, createBookedClass, mark } = {} as CheckInStudio;

beforeAll(async () => {
  ({ studio, logInAs, inMinutes, createBookedClass, mark } = await openCheckInStudio());
});
beforeEach(async () => {
  // Every test sets its own time and creates tokens for it.
  studio.time.now = new Date('2026-11-20T17:30:00Z');
  staff = await logInAs(['STAFF']);
});
afterAll(() => studio.close());

async function loadAttendance(bookingId: string) {
  const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!row) throw new Error('There is no such booking.');
  return { status: row.status, here: row.checkedInAt?.toISOString().slice(11, 16) ?? null };
}

describe('attendance marks', () => {
  it('count once, report an earlier check-in, and can be undone', async () => {
    const { bookingId } = await createBookedClass(30);
    const singleMark = { bookingId, id: randomUUID() };
    expect(await mark(staff, singleMark)).toEqual(['applied']);
    expect(await mark(staff, singleMark)).toEqual(['unchanged']);
    expect(await mark(await logInAs(['ADMIN']), { bookingId, at: inMinutes(2) })).toEqual(['unchanged']);
    expect(await loadAttendance(bookingId)).toEqual({ status: 'CONFIRMED', here: '17:30' });
    expect(await mark(staff, { bookingId, kind: 'UNDONE' })).toEqual(['applied']);
    expect(await loadAttendance(bookingId)).toEqual({ status: 'CONFIRMED', here: null });
    const log = await studio.database.orm
      .select({ action: audit.action, actor: audit.actor })
      .from(audit)
      .where(and(eq(audit.subject, 'booking'), eq(audit.subjectId, bookingId)));
    expect(log.map(({ action }) => action)).toEqual(['CHECKED_IN', 'CHECK_IN_UNDONE']);
    expect(log[0]?.actor).toMatch(/^staff:/);
  });

  it('are checked by the time at which they were recorded, within the hour', async () => {
    const { bookingId } = await createBookedClass(65);
    expect(await mark(staff, { bookingId })).toEqual(['check_in_early']);
    // A device clock that is ahead doesn't open check-in early.
    expect(await mark(staff, { bookingId, at: inMinutes(30) })).toEqual(['check_in_early']);
    const recorded = inMinutes(60);
    studio.time.now = inMinutes(65 + 55 + 55);
    staff = await logInAs(['STAFF']);
    expect(await mark(staff, { bookingId })).toEqual(['check_in_closed']);
    // The mark was recorded before the class and sent too late. It counts as made an hour before its arrival, which is
    // during the class.
    expect(await mark(staff, { bookingId, at: recorded })).toEqual(['applied']);
    const second = await createBookedClass(-180);
    expect(await mark(staff, { bookingId: second.bookingId, at: inMinutes(-150) })).toEqual([
      'check_in_closed',
    ]);
  });

  it('apply in the order of their times when they arrive late and out of order', async () => {
    const { bookingId } = await createBookedClass(30);
    const undoMark: MarkInput = { bookingId, kind: 'UNDONE', at: inMinutes(-1) };
    expect(await mark(staff, { bookingId, at: inMinutes(-3) }, undoMark)).toEqual(['applied', 'applied']);
    // Another phone recorded a check-in offline, before it was undone.
    expect(await mark(staff, { bookingId, at: inMinutes(-2) })).toEqual(['superseded']);
    expect(await loadAttendance(bookingId)).toMatchObject({ here: null });
  });

  it('do not apply to another class that the booking is moved to', async () => {
    const { bookingId } = await createBookedClass(30);
    const classId = await createClass(studio.database, { startsAt: inMinutes(45) });
    await mark(staff, { bookingId });
    const input = { bookingId, classId, reason: 'came to the wrong class' };
    expect(await callApi(staff, '/admin/bookings/move', input)).toMatchObject({ ok: true });
    expect(await loadAttendance(bookingId)).toEqual({ status: 'CONFIRMED', here: null });
    expect(await mark(staff, { bookingId })).toEqual(['applied']);
  });

  it('are processed independently, so that a rejected mark does not block another', async () => {
    const { bookingId } = await createBookedClass(30);
    const { bookingId: cancelled } = await createBookedClass(30, { status: 'CANCELLED' });
    const unknown = randomUUID();
    const outcomes = await mark(staff, { bookingId: unknown }, { bookingId: cancelled }, { bookingId });
    expect(outcomes).toEqual(['not_found', 'already_cancelled', 'applied']);
    const reused = randomUUID();
    expect(await mark(staff, { bookingId, id: reused })).toEqual(['unchanged']);
    expect(await mark(staff, { bookingId, kind: 'UNDONE', id: reused })).toEqual(['idempotency_mismatch']);
  });

  it('are stored permanently, even when rejected', async () => {
    const { bookingId } = await createBookedClass(300);
    await mark(staff, { bookingId });
    const kept = await studio.database.orm
      .select()
      .from(attendanceMarks)
      .where(eq(attendanceMarks.bookingId, bookingId));
    expect(kept).toMatchObject([{ kind: 'CHECKED_IN', refused: 'check_in_early' }]);
    await expect(
      studio.database.orm.delete(attendanceMarks).where(eq(attendanceMarks.bookingId, bookingId)),
    ).rejects.toThrow();
  });
});

describe('attendance after a class', () => {
  it('is attended if checked in, else a no-show, which a late mark corrects within the hour', async () => {
    const { classId, bookingId } = await createBookedClass(30);
    const late = await createBooking(studio.database, { classId });
    const missed = await createBooking(studio.database, { classId });
    await mark(staff, { bookingId });
    await finaliseAttendance(studio.services);
    expect(await loadAttendance(bookingId)).toMatchObject({ status: 'CONFIRMED' });
    const recorded = inMinutes(70);
    studio.time.now = inMinutes(30 + 56);
    await Promise.all([finaliseAttendance(studio.services), finaliseAttendance(studio.services)]);
    expect((await loadAttendance(bookingId)).status).toBe('ATTENDED');
    expect((await loadAttendance(late)).status).toBe('NO_SHOW');
    const undecided = await studio.database.orm.select().from(noShows).where(eq(noShows.bookingId, missed));
    expect(undecided).toEqual([]);
    staff = await logInAs(['STAFF']);
    expect(await mark(staff, { bookingId: late, at: recorded })).toEqual(['applied']);
    expect((await loadAttendance(late)).status).toBe('ATTENDED');
    studio.time.now = inMinutes(61);
    await finaliseAttendance(studio.services);
    await finaliseAttendance(studio.services);
    const loadNoShows = async (id: string) =>
      studio.database.orm.select().from(noShows).where(eq(noShows.bookingId, id));
    expect(await loadNoShows(missed)).toHaveLength(1);
    expect(await loadNoShows(late)).toEqual([]);
  });

  it('can be changed by staff in both directions with a reason, but not before the class ends', async () => {
    const { bookingId } = await createBookedClass(-50);
    const amend = (status: string, who = staff) =>
      callApi(who, '/admin/bookings/attendance', { bookingId, status, reason: 'Seen by the instructor' });
    expect(await amend('ATTENDED')).toMatchObject({ code: 'not_changeable' });
    studio.time.now = inMinutes(70);
    staff = await logInAs(['STAFF']);
    await finaliseAttendance(studio.services);
    expect((await loadAttendance(bookingId)).status).toBe('NO_SHOW');
    expect(await amend('ATTENDED')).toMatchObject({ status: 'ATTENDED' });
    expect((await loadAttendance(bookingId)).status).toBe('ATTENDED');
    expect(await amend('NO_SHOW')).toMatchObject({ status: 'NO_SHOW' });
    expect(await amend('ATTENDED', await logInAs(['TRAINER']))).toMatchObject({ code: 'forbidden' });
    const { bookingId: cancelled } = await createBookedClass(-200, { status: 'CANCELLED' });
    const input = { bookingId: cancelled, status: 'ATTENDED', reason: 'x' };
    expect(await callApi(staff, '/admin/bookings/attendance', input)).toMatchObject({
      code: 'not_changeable',
    });
  });
});
