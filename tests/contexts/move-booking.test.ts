import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import { addDays } from '@studio/domain/time/local-date';
import { bookings } from '@studio/server/bookings/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createBooking } from '../harness/create-booking.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { listMoveOptions, type MoveStudio, moveBooking, openMoveStudio } from '../harness/move-studio.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

let { studio, tokens, people, inHours, classIn, createPaidBooking, bookedWithSession, refundsOf } =
  {} as MoveStudio;

beforeAll(async () => {
  ({ studio, tokens, people, inHours, classIn, createPaidBooking, bookedWithSession, refundsOf } =
    await openMoveStudio());
});
afterAll(() => studio.close());

async function loadStoredBooking(bookingId: string) {
  const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!row) throw new Error(`There is no booking ${bookingId}.`);
  return row;
}

describe('moving a booking', () => {
  it('takes the new place and frees the old one, with the same code, QR code and price', async () => {
    const { visitor, classId, bookingId, booking, links } = await createPaidBooking(24);
    const to = await classIn(100);
    await studio.database.orm
      .update(bookings)
      .set({ remindedAt: studio.time.now })
      .where(eq(bookings.id, bookingId));
    const moved = await moveBooking(visitor, bookingId, to);
    // The new class gets its own reminder.
    expect((await loadStoredBooking(bookingId)).remindedAt).toBeNull();
    expect(moved.status).toBe(200);
    expect(moved.booking).toMatchObject({
      classId: to,
      status: 'CONFIRMED',
      displayCode: booking.displayCode,
      pricePaid: booking.pricePaid,
      start: inHours(100).toISOString(),
    });
    expect(moved.links).toEqual(links);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    expect(await readClassTotals(studio.database, to)).toMatchObject({ taken: 1, confirmed: 1 });
    expect(await refundsOf(bookingId)).toEqual([]);
  });

  it('emails a calendar entry with the same UID and the next SEQUENCE, as does the file', {
    tags: 'long',
  }, async () => {
    const { visitor, bookingId, links } = await createPaidBooking(30);
    await studio.emails(guestDetails.email);
    const file = async () => (await studio.app.inject(links.ics ?? '')).body;
    expect(await file()).toMatch(/SEQUENCE:0/);
    await moveBooking(visitor, bookingId, await classIn(101));
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toMatch(/^Moved: Dynamic Reformer Pilates/);
    expect(sentEmail?.text).toMatch(
      /Moved from Tue 24 Nov, 12:00\. Your QR code and booking code haven’t changed\./,
    );
    const first = await file();
    expect(first).toContain(`UID:${bookingId}`);
    expect(first).toMatch(/SEQUENCE:1\r?\n/);
    await moveBooking(visitor, bookingId, await classIn(102));
    expect(await file()).toMatch(/SEQUENCE:2/);
    await visitor.call('/classes/class/cancel', { bookingId });
    expect(await file()).toMatch(/SEQUENCE:3/);
  });

  it('is idempotent, and the audit log names the actor', async () => {
    const { visitor, bookingId } = await createPaidBooking(30);
    const to = await classIn(103);
    await moveBooking(visitor, bookingId, to);
    expect((await moveBooking(visitor, bookingId, to)).status).toBe(200);
    expect(await loadStoredBooking(bookingId)).toMatchObject({ classId: to, sequence: 1 });
    const statement = {
      name: 'test_moves',
      text: "SELECT actor, reason FROM audit WHERE subject_id = $1 AND reason = 'moved'",
    };
    expect(await studio.database.run(statement, [bookingId])).toEqual([{ actor: 'client', reason: 'moved' }]);
  });

  it('changes nothing when the other class is full', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(30);
    const full = await createPaidBooking(104, { capacity: 1 });
    const rejected = await moveBooking(visitor, bookingId, full.classId);
    expect(rejected).toMatchObject({ status: 409, code: 'slot_unavailable' });
    expect(await loadStoredBooking(bookingId)).toMatchObject({ classId, sequence: 0 });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
    expect(await readClassTotals(studio.database, full.classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('is rejected, with the change, when the other class has changed since the member chose it', async () => {
    const { visitor, bookingId, classId } = await createPaidBooking(30);
    const to = await classIn(105);
    const [slot] = (await listMoveOptions(visitor, bookingId)).classes.filter((one) => one.classId === to);
    const seen = { start: slot?.start, studio: slot?.studio, instructorName: slot?.instructorName };
    const changed = {
      startsAt: inHours(106),
      endsAt: inHours(107),
      roomId: 'studio-2',
      roomName: 'Studio 2',
    };
    await studio.database.orm.update(classes).set(changed).where(eq(classes.id, to));
    const rejected = await moveBooking(visitor, bookingId, to, { seen });
    expect(rejected).toMatchObject({
      status: 409,
      code: 'class_changed',
      changed: { before: seen, after: { ...seen, start: inHours(106).toISOString(), studio: 'Studio 2' } },
    });
    expect(rejected.message).toContain('Your booking hasn’t been moved.');
    expect((await loadStoredBooking(bookingId)).classId).toBe(classId);
    expect(await readClassTotals(studio.database, to)).toMatchObject({ taken: 0, confirmed: 0 });
    const accepted = { ...seen, start: inHours(106).toISOString(), studio: 'Studio 2' };
    expect((await moveBooking(visitor, bookingId, to, { seen: accepted })).booking.classId).toBe(to);
  });

  it('takes no place that a waiting list claims', async () => {
    const { visitor, bookingId } = await createPaidBooking(30);
    const to = await classIn(105);
    await studio.database.orm
      .update(classes)
      .set({ waiting: 1, waitingConfirmed: 1, offering: true })
      .where(eq(classes.id, to));
    expect(await moveBooking(visitor, bookingId, to)).toMatchObject({
      status: 409,
      code: 'slot_unavailable',
    });
  });

  it('is rejected under 24 hours, for another price, and for other visitors', async () => {
    const late = await createPaidBooking(23);
    expect((await moveBooking(late.visitor, late.bookingId, await classIn(106))).code).toBe(
      'cancellation_closed',
    );
    expect((await listMoveOptions(late.visitor, late.bookingId)).code).toBe('cancellation_closed');
    const { visitor, bookingId, links } = await createPaidBooking(30);
    const pricierClassId = await classIn(107, { pricePence: 2200 });
    expect((await moveBooking(visitor, bookingId, pricierClassId)).code).toBe('not_movable');
    expect((await moveBooking(visitor, bookingId, randomUUID())).status).toBe(404);
    const to = await classIn(108);
    expect((await moveBooking(studio.visitor(), bookingId, to)).status).toBe(404);
    const key = new URL(links.booking, 'http://localhost').searchParams.get('k');
    expect((await moveBooking(studio.visitor(), bookingId, to, { key })).status).toBe(200);
    await visitor.call('/classes/class/cancel', { bookingId });
    expect((await moveBooking(visitor, bookingId, await classIn(109))).code).toBe('already_cancelled');
  });

  it('is rejected after check-in, without advice to choose another class', async () => {
    const { visitor, bookingId } = await createPaidBooking(30);
    await studio.database.orm.update(bookings).set({ status: 'ATTENDED' }).where(eq(bookings.id, bookingId));
    const to = await classIn(117);
    for (const rejected of [
      await moveBooking(visitor, bookingId, to),
      await listMoveOptions(visitor, bookingId),
    ])
      expect(rejected).toMatchObject({
        code: 'not_movable',
        message: 'You can’t move this booking any more.',
      });
  });

  it('keeps the session with the booking, and returns it only when the booking is cancelled', async () => {
    const { visitor, bookingId, entitlementId } = await bookedWithSession(40);
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({ balance: 9, booked: 1 });
    await moveBooking(visitor, bookingId, await classIn(110));
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({
      balance: 9,
      booked: 1,
      returned: 0,
    });
    await visitor.call('/classes/class/cancel', { bookingId });
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({
      balance: 10,
      returned: 1,
    });
  });

  it('is rejected for a class that the credit does not cover', async () => {
    const { visitor, bookingId } = await bookedWithSession(40, { expiresAt: inHours(60) });
    const afterExpiryClassId = await classIn(61);
    const rejected = await moveBooking(visitor, bookingId, afterExpiryClassId);
    expect(rejected).toMatchObject({ code: 'not_movable' });
    expect(rejected.message).toContain('Reformer Pack of 10');
    const { classes: offered } = await listMoveOptions(visitor, bookingId);
    expect(offered.map(({ classId }) => classId)).not.toContain(afterExpiryClassId);
  });
});

/** Returns whether the page of a booking offers to move it. */
async function getMoveOption(visitor: TestBrowser, bookingId: string): Promise<BookingResponse['move']> {
  const { body } = await visitor.call('/classes/booking/get', { bookingId });
  return (body as unknown as BookingResponse).move;
}

describe('one of two places for the price of one', () => {
  async function bookPair() {
    const classId = await classIn(40, { capacity: 4 });
    const visitor = studio.visitor();
    const { order = [] } = await bookAndPay(studio, visitor, classId, 2);
    const ids = order.map(({ bookingId }: { bookingId: string }) => bookingId);
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, ids));
    const [first = '', second = ''] = ids;
    return { visitor, classId, first, second };
  }

  it('cannot be moved while the other is booked, and the error suggests what to do', async () => {
    const { visitor, classId, first, second } = await bookPair();
    const to = await classIn(112);
    for (const rejected of [await moveBooking(visitor, first, to), await listMoveOptions(visitor, second)]) {
      expect(rejected).toMatchObject({ status: 409, code: 'not_movable' });
      expect(rejected.message).toContain('Cancel both');
    }
    const offered = await getMoveOption(visitor, first);
    expect(offered).toEqual({ possible: false, reason: expect.stringContaining('Cancel both') });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 2, confirmed: 2 });
    // As the sentence promises, cancelling both refunds everything.
    for (const bookingId of [first, second]) await visitor.call('/classes/class/cancel', { bookingId });
    const refundRows = [...(await refundsOf(first)), ...(await refundsOf(second))];
    expect(refundRows.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(2000);
  });

  it('can be moved like any other booking once the other place is cancelled', async () => {
    const { visitor, first, second } = await bookPair();
    await visitor.call('/classes/class/cancel', { bookingId: first });
    const to = await classIn(113);
    const offered = await getMoveOption(visitor, second);
    expect(offered).toEqual({ possible: true, reason: null });
    expect((await moveBooking(visitor, second, to)).status).toBe(200);
    expect(await loadStoredBooking(second)).toMatchObject({ classId: to, pricePaidPence: 1000 });
    await visitor.call('/classes/class/cancel', { bookingId: second });
    const refundRows = [...(await refundsOf(first)), ...(await refundsOf(second))];
    expect(refundRows.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(2000);
  });
});

describe('classes that a booking can be moved to', () => {
  it('exclude those where the same person already has a place', async () => {
    const { sub: memberId } = people.addUser(randomUUID());
    const visitor = studio.visitor().with(await tokens.access(memberId));
    const [from, bookedClassId, free] = [await classIn(41), await classIn(114), await classIn(115)];
    const { bookingId, order = [] } = await bookAndPay(studio, visitor, from, 2);
    await bookAndPay(studio, visitor, bookedClassId);
    const offered = async (id: string) =>
      (await listMoveOptions(visitor, id)).classes.map(({ classId }) => classId);
    expect(await offered(bookingId)).toContain(free);
    expect(await offered(bookingId)).not.toContain(bookedClassId);
    // A guest has no place in that class yet.
    const friend = order[1]?.bookingId ?? '';
    await studio.database.orm.update(bookings).set({ attendeeName: 'Bea' }).where(eq(bookings.id, friend));
    expect(await offered(friend)).toContain(bookedClassId);
    // A guest can move to the class that the booker moved to.
    expect((await moveBooking(visitor, bookingId, free)).status).toBe(200);
    expect(await offered(friend)).toContain(free);
  });

  it('exclude those where the member’s personal credit already pays for a place, whatever the name', async () => {
    const { visitor, memberId, bookingId, entitlementId } = await bookedWithSession(42);
    const other = await classIn(116);
    const otherBooking = {
      classId: other,
      principalId: memberId,
      entitlementId,
      attendeeName: 'Somebody else',
    };
    await createBooking(studio.database, otherBooking);
    const { classes: offered } = await listMoveOptions(visitor, bookingId);
    expect(offered.map(({ classId }) => classId)).not.toContain(other);
  });

  it('have the same activity and price and a free place, and are paged by two weeks', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(31);
    const open = await classIn(120);
    const full = (await createPaidBooking(121, { capacity: 1 })).classId;
    const pricierClassId = await classIn(122, { pricePence: 2200 });
    const { status, classes: offered, range } = await listMoveOptions(visitor, bookingId);
    expect(status).toBe(200);
    const ids = offered.map((slot) => slot.classId);
    expect(ids).toContain(open);
    for (const other of [classId, full, pricierClassId]) expect(ids).not.toContain(other);
    const starts = offered.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort());
    expect(new Set(offered.map((slot) => slot.activityType))).toEqual(new Set(['reformer']));
    expect(range).toEqual({ from: '2026-11-23', to: '2026-12-06', next: '2026-12-07' });
    const rows = await studio.database.orm.select().from(classes).where(inArray(classes.id, ids));
    expect(rows.every((row) => row.pricePence === 2000 && row.taken < row.capacity)).toBe(true);
    const later = await listMoveOptions(visitor, bookingId, { from: range.next });
    expect(later.classes.every(({ dateStart }) => dateStart.slice(0, 10) >= '2026-12-07')).toBe(true);
    const last = await listMoveOptions(visitor, bookingId, { from: addDays('2026-11-23', 28) });
    expect(last.range.next).toBeNull();
  });
});
