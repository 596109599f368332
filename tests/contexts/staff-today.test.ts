import { randomUUID } from 'node:crypto';
import type { GetTodayResponse } from '@studio/contracts/staff-today';
import { conversations } from '@studio/server/conversations/tables';
import { contactMessages } from '@studio/server/enquiries/tables';
import { audit } from '@studio/server/platform/database/tables';
import { coverRequests } from '@studio/server/staff/trainer/tables';
import { tours } from '@studio/server/tours/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { type InsightStudio, openInsightStudio, staffId, toDate } from '../harness/insight-studio.ts';

const branchId = '11-miles-st';
/** Monday 23 November 2026, 14:40 in London. */
const now = '2026-11-23T14:40:00Z';

let { studio, desk, book, pay, insertRefund } = {} as InsightStudio;

beforeAll(async () => {
  ({ studio, desk, book, pay, insertRefund } = await openInsightStudio());
});
afterAll(() => studio.close());
const today = () => callSuccessfully<GetTodayResponse>(desk, '/admin/today');

describe('today page', () => {
  it('counts booked, present and missing people, and the money of the London day', async () => {
    const pastClassId = await createClass(studio.database, { startsAt: toDate('2026-11-23T09:00:00Z') });
    await book(pastClassId, 'a@example.com', {
      status: 'ATTENDED',
      checkedInAt: toDate('2026-11-23T08:55:00Z'),
    });
    await book(pastClassId, 'b@example.com', { status: 'NO_SHOW' });
    await book(pastClassId, 'c@example.com', {
      status: 'CANCELLED',
      cancelledAt: toDate('2026-11-22T08:00:00Z'),
    });
    const upcoming = await createClass(studio.database, {
      startsAt: toDate('2026-11-23T15:30:00Z'),
      capacity: 4,
    });
    await book(upcoming, 'd@example.com', { checkedInAt: toDate('2026-11-23T14:35:00Z') });
    await book(upcoming, 'e@example.com');
    await createClass(studio.database, { startsAt: toDate('2026-11-24T00:10:00Z') });
    const paid = await pay(2000, toDate('2026-11-23T00:05:00Z'));
    await pay(9900, toDate('2026-11-22T23:55:00Z'));
    await pay(5000, toDate('2026-11-23T10:00:00Z'), 'OPEN');
    await insertRefund(paid, 500, toDate('2026-11-23T11:00:00Z'), null);
    const response = await today();
    expect(response).toMatchObject({ date: '2026-11-23', hours: { opens: '07:00', closes: '20:00' } });
    expect(response.figures).toMatchObject({
      booked: 4,
      classes: 2,
      percentFull: 29,
      checkedIn: 2,
      expectedSoFar: 3,
      noShows: 1,
      paidTotalPence: 2000,
      payments: 1,
      refundedTotalPence: 500,
      refunds: 1,
    });
    expect(response.classes.map(({ booked, checkedIn, noShows }) => [booked, checkedIn, noShows])).toEqual([
      [2, 1, 1],
      [2, 1, 0],
    ]);
    expect(response.classes[1]).toMatchObject({ checkInOpens: '2026-11-23T14:30:00.000Z', capacity: 4 });
  });

  it('lists what needs attention, most urgent first', async () => {
    const needsCover = await createClass(studio.database, { startsAt: toDate('2026-11-25T09:00:00Z') });
    await studio.database.orm.insert(coverRequests).values({
      branchId,
      id: randomUUID(),
      classId: needsCover,
      instructorId: 'noor-haddad',
      reason: 'ill',
      requestedBy: 'staff:test',
      requestedAt: toDate(now),
    });
    const overlapping = { startsAt: toDate('2026-11-25T09:30:00Z') };
    const overlappingClassId = await createClass(studio.database, overlapping);
    const low = await createClass(studio.database, {
      startsAt: toDate('2026-11-23T17:30:00Z'),
      capacity: 10,
    });
    for (const name of ['f', 'g', 'h']) await book(low, `${name}@example.com`);
    const failed = await pay(1800, toDate('2026-11-01T09:00:00Z'));
    await insertRefund(failed, 1800, toDate('2026-11-02T09:00:00Z'), 'expired_or_canceled_card');
    await studio.database.orm.insert(contactMessages).values({
      branchId,
      id: randomUUID(),
      status: 'NEW',
      topic: 'general',
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'Mats',
      message: 'Do I bring one?',
      createdAt: toDate('2026-11-23T14:00:00Z'),
    });
    await studio.database.orm.insert(conversations).values({
      branchId,
      id: randomUUID(),
      clientId: 'c',
      sessionId: 's',
      state: 'WAITING',
      startedAt: toDate(now),
      lastMessageAt: toDate(now),
      visitorSeenAt: toDate(now),
      waitingSince: toDate(now),
    });
    const [visitor, ...needs] = (await today()).actionItems;
    expect(visitor).toMatchObject({ kind: 'chat', count: 1, at: toDate(now).toISOString() });
    expect(needs.map(({ kind }) => kind)).toEqual(['cover', 'refund', 'low', 'message']);
    expect(needs[1]).toMatchObject({ amountPence: 1800, reason: 'expired_or_canceled_card' });
    expect(needs[2]).toMatchObject({ booked: 3, capacity: 10, classId: low });
    expect(needs[3]).toMatchObject({ count: 1 });
    const free = needs[0]?.freeInstructor;
    expect(free).toEqual(expect.any(String));
    // An instructor is no longer listed as free once they teach at that time.
    await studio.sandbox.query(
      'UPDATE classes SET instructor_id = (SELECT id FROM instructors WHERE name = $1) WHERE id = $2',
      [free, overlappingClassId],
    );
    expect((await today()).actionItems[0]?.freeInstructor).not.toBe(free);
    const settled = and(eq(coverRequests.branchId, branchId), eq(coverRequests.classId, needsCover));
    await studio.database.orm.update(coverRequests).set({ status: 'COVERED' }).where(settled);
    expect((await today()).actionItems.map(({ kind }) => kind)).not.toContain('cover');
  });

  it('marks the visitors of a tour as arrived once, and can undo it', async () => {
    const tourId = randomUUID();
    const visitor = { firstName: 'Helen', lastName: 'Osei', email: 'h@example.com', phone: '+447700900417' };
    const times = { startsAt: toDate('2026-11-23T15:00:00Z'), endsAt: toDate('2026-11-23T15:30:00Z') };
    const row = { branchId, clientId: 'c', ...visitor, createdAt: toDate(now) };
    const later = {
      id: randomUUID(),
      startsAt: toDate('2026-11-24T15:00:00Z'),
      endsAt: toDate('2026-11-24T15:30:00Z'),
    };
    await studio.database.orm.insert(tours).values([
      { ...row, id: tourId, ...times },
      { ...row, ...later },
    ]);
    expect((await today()).figures).toMatchObject({ tours: 1, nextTour: '2026-11-23T15:00:00.000Z' });
    const arrived = (arrives: boolean, id = tourId) =>
      desk.call('/admin/tours/arrived', { tourId: id, arrived: arrives });
    expect((await arrived(true)).body).toMatchObject({ arrivedAt: toDate(now).toISOString() });
    studio.time.now = toDate('2026-11-23T14:50:00Z');
    expect((await arrived(true)).body).toMatchObject({ arrivedAt: toDate(now).toISOString() });
    expect((await today()).figures.nextTour).toBeNull();
    expect((await arrived(false)).body).toMatchObject({ arrivedAt: null });
    studio.time.now = toDate(now);
    const written = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, tourId));
    expect(written.map(({ action, actor }) => [action, actor])).toEqual([
      ['ARRIVED', `staff:${staffId}`],
      ['CONFIRMED', `staff:${staffId}`],
    ]);
    expect((await arrived(true, later.id)).body).toMatchObject({ code: 'not_changeable' });
    expect((await arrived(true, randomUUID())).body).toMatchObject({ code: 'not_found' });
    const cancelled = { status: 'CANCELLED', cancelledAt: toDate(now) } as const;
    await studio.database.orm.update(tours).set(cancelled).where(eq(tours.id, tourId));
    expect((await arrived(true)).body).toMatchObject({ code: 'already_cancelled' });
  });
});
