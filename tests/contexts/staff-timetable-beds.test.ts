import { paths } from '@studio/contracts/paths';
import type {
  PreviewBedOutOfServiceResponse,
  TakeBedOutOfServiceResponse,
} from '@studio/contracts/staff-beds-out-of-service';
import type { GetTimetableClassResponse } from '@studio/contracts/staff-timetable';
import { loadBookingBeds } from '@studio/server/beds/booking-beds';
import { bookings } from '@studio/server/bookings/tables';
import { refunds } from '@studio/server/payments/tables';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { classes } from '@studio/server/timetable/tables';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTimetableStudio, type TimetableStudio } from '../harness/timetable-studio.ts';

const branchId = '11-miles-st';

let { studio, callTimetable, change, cellsOn, stored, bookInto, freeClass } = {} as TimetableStudio;

beforeAll(async () => {
  ({ studio, callTimetable, change, cellsOn, stored, bookInto, freeClass } = await openTimetableStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date('2026-11-23T06:00:00Z');
});

const entriesOf = (classId: string) =>
  studio.database.orm
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.classId, classId))
    .orderBy(waitingEntries.id);

async function waitingStatuses(classId: string): Promise<string[]> {
  return (await entriesOf(classId)).map(({ status }) => status);
}

describe('a bed out of service', () => {
  it('takes one place out of a class, and returns it', async () => {
    const classId = await freeClass('2026-12-02', '11:00');
    const taken = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope: { classId },
      bedNumber: 4,
      reason: 'Spring broken',
    });
    expect(taken).toMatchObject({ status: 200, classes: 1, moved: 0, waiting: 0 });
    expect(await callTimetable<GetTimetableClassResponse>('class', { classId })).toMatchObject({
      roomKind: 'beds',
      class: { capacity: 9, bedsOutOfService: 1 },
      bedsOutOfService: [{ bedId: taken.bedId, bed: 'Bed 4', reason: 'Spring broken', scope: 'class' }],
    });
    // Ten beds, of which one is out of service, leave nine places.
    await change(classId, { capacity: 8 });
    expect((await stored(classId)).capacity).toBe(7);
    await callTimetable('bed/back-in-service', { bedId: taken.bedId });
    expect(await stored(classId)).toMatchObject({ capacity: 8, bedsOutOfService: 0 });
    expect((await callTimetable('bed/back-in-service', { bedId: taken.bedId })).code).toBe('not_changeable');
  });

  it('moves the last person of a full class, or refunds them and puts them first in line', async () => {
    const two = { capacity: 2 };
    const full = await freeClass('2026-12-02', '15:10', two);
    const otherFull = await freeClass('2026-12-02', '15:10', {
      ...two,
      roomId: 'studio-2',
      instructorId: 'ines-duarte',
    });
    for (const classId of [full, otherFull]) await bookInto(classId);
    const [moving, waiting] = [await bookInto(full), await bookInto(otherFull)];
    const previewBedOut = (classId: string) =>
      callTimetable<PreviewBedOutOfServiceResponse>('bed/preview', { bedScope: { classId } });
    const preview = await previewBedOut(full);
    expect(preview).toMatchObject({ classes: 1, full: [{ bookingId: moving, name: 'Amara Okafor' }] });
    const to = preview.full[0]?.options[0];
    expect(to?.placesLeft).toBeGreaterThan(0);
    const rejected = await callTimetable('bed/out-of-service', {
      bedScope: { classId: full },
      bedNumber: 9,
      reason: '',
    });
    expect(rejected.code).toBe('below_booked');
    const moved = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope: { classId: full },
      bedNumber: 9,
      moves: [{ bookingId: moving, toClassId: to?.classId }],
    });
    expect(moved).toMatchObject({ status: 200, moved: 1, waiting: 0 });
    expect(await readClassTotals(studio.database, full)).toMatchObject({ capacity: 1, taken: 1 });
    const [apologyEmail] = await studio.emails(guestDetails.email);
    expect(apologyEmail?.text).toContain('A bed is out of service and the class was full.');
    const withdrawn = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope: { classId: otherFull },
      moves: [{ bookingId: waiting, toClassId: null }],
    });
    expect(withdrawn).toMatchObject({ status: 200, moved: 0, waiting: 1 });
    expect(await readClassTotals(studio.database, otherFull)).toMatchObject({ capacity: 1, taken: 1 });
    const line = await studio.database.orm
      .select()
      .from(waitingEntries)
      .where(eq(waitingEntries.classId, otherFull));
    expect(line).toMatchObject([{ status: 'WAITING', email: guestDetails.email }]);
    const rowsAfter = await studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, waiting));
    expect(rowsAfter).toMatchObject([{ amountPence: 2000 }]);
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.text).toContain('You’re first on the waiting list');
  });

  it('keeps the displaced person first in line, and offers them the next free place', {
    tags: 'long',
  }, async () => {
    const classId = await freeClass('2026-12-05', '21:00', { capacity: 2 });
    const [stayer, displaced, other] = [studio.visitor(), studio.visitor(), studio.visitor()];
    const { bookingId: stayerBookingId } = await bookAndPay(studio, stayer, classId);
    await studio.database.orm
      .update(bookings)
      .set({ email: 'stays@guests.example' })
      .where(eq(bookings.id, stayerBookingId));
    // A member who had cancelled earlier still gets the promised place.
    const { bookingId: changedMind } = await bookAndPay(studio, displaced, classId);
    expect((await displaced.call(paths.cancel, { bookingId: changedMind })).status).toBe(200);
    studio.time.now = new Date('2026-11-23T06:10:00Z');
    const { bookingId } = await bookAndPay(studio, displaced, classId);
    const out = { bedScope: { classId }, bedNumber: 9, moves: [{ bookingId, toClassId: null }] };
    expect(await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', out)).toMatchObject({
      status: 200,
      waiting: 1,
    });
    const joining = { classIds: [classId], customer: guestDetails };
    const customer = { ...guestDetails, email: 'other@guests.example' };
    expect((await other.call(paths.waitingJoin, { ...joining, customer })).status).toBe(200);
    studio.time.now = new Date('2026-11-23T12:00:00Z');
    await processWaitingLists(studio.services);
    expect(await waitingStatuses(classId)).toEqual(['WAITING', 'WAITING']);
    // They can leave the waiting list and join again.
    const [first, second] = await entriesOf(classId);
    expect((await displaced.call(paths.waitingLeave, { entryId: first?.id })).status).toBe(200);
    expect((await displaced.call(paths.waitingJoin, joining)).status).toBe(200);
    expect((await other.call(paths.waitingLeave, { entryId: second?.id })).status).toBe(200);
    expect((await stayer.call(paths.cancel, { bookingId: stayerBookingId })).status).toBe(200);
    await processWaitingLists(studio.services);
    expect(await waitingStatuses(classId)).toEqual(['LEFT', 'LEFT', 'OFFERED']);
    // A person who cancelled can't wait for the class.
    expect((await stayer.call(paths.waitingJoin, joining)).body.code).toBe('waiting_closed');
  });

  it('refunds the displaced place of a pair its share, and the other place only its own', {
    tags: 'long',
  }, async () => {
    const classId = await freeClass('2026-12-04', '15:10', { capacity: 2 });
    const visitor = studio.visitor();
    const { order = [] } = await bookAndPay(studio, visitor, classId, 2);
    const ids = order.map((booking: { bookingId: string }) => booking.bookingId);
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, ids));
    const { full } = await callTimetable<PreviewBedOutOfServiceResponse>('bed/preview', {
      bedScope: { classId },
    });
    const taken = full[0]?.bookingId ?? '';
    const [remainingId = ''] = ids.filter((id) => id !== taken);
    const out = { bedScope: { classId }, bedNumber: 9, moves: [{ bookingId: taken, toClassId: null }] };
    expect(await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', out)).toMatchObject({
      status: 200,
      waiting: 1,
    });
    const refundsOf = (id: string) =>
      studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, id));
    expect(await refundsOf(taken)).toMatchObject([{ amountPence: 1000 }]);
    expect(await refundsOf(remainingId)).toEqual([]);
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.text).toContain('£10');
    expect((await visitor.call(paths.cancel, { bookingId: remainingId })).status).toBe(200);
    expect(await refundsOf(taken)).toHaveLength(1);
    expect(await refundsOf(remainingId)).toMatchObject([{ amountPence: 1000 }]);
    const [refundEmail] = await studio.emails(guestDetails.email);
    expect(refundEmail?.text).toContain('£10');
    expect(refundEmail?.text).not.toContain('£20');
  });

  it('takes a place out of every class of a room between two days, also of later ones', {
    tags: 'long',
  }, async () => {
    const bedScope = { roomId: 'studio-1', from: '2027-01-13', to: '2027-04-30' };
    const before = (await cellsOn('2027-01-13')).filter(({ roomId }) => roomId === 'studio-1');
    // A 1:1 needs one of the remaining beds.
    const alone = await freeClass('2027-01-13', '21:30', { roomId: 'studio-1', capacity: 1 });
    const single = { listed: false, taken: 1 };
    await studio.database.orm.update(classes).set(single).where(eq(classes.id, alone));
    const out = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope,
      bedNumber: 2,
      reason: 'Repair',
    });
    expect(out.status).toBe(200);
    expect(await stored(alone)).toMatchObject({ capacity: 1, bedsOutOfService: 0 });
    await studio.database.orm.delete(classes).where(eq(classes.id, alone));
    const after = (await cellsOn('2027-01-13')).filter(({ roomId }) => roomId === 'studio-1');
    expect(after.map(({ capacity }) => capacity)).toEqual(before.map(({ capacity }) => capacity - 1));
    await generateClasses(studio.database, branchId, new Date('2027-03-01T06:00:00Z'));
    const created = (await cellsOn('2027-04-20')).filter(({ roomId }) => roomId === 'studio-1');
    expect(created.length).toBeGreaterThan(0);
    expect(new Set(created.map(({ bedsOutOfService }) => bedsOutOfService))).toEqual(new Set([1]));
    await callTimetable('bed/back-in-service', { bedId: out.bedId });
    const rowsAfter = (await cellsOn('2027-04-20')).filter(({ roomId }) => roomId === 'studio-1');
    expect(new Set(rowsAfter.map(({ bedsOutOfService }) => bedsOutOfService))).toEqual(new Set([0]));
  });

  it('is missing from classes cancelled or closed at that time, and each bed returns alone', async () => {
    const date = '2026-12-09';
    const [cancelledClassId, closedDayClassId] = [
      await freeClass(date, '11:00'),
      await freeClass(date, '21:30'),
    ];
    const bedScope = { roomId: 'studio-1', from: date, to: '2026-12-10' };
    const out = (reason: string, bedNumber: number) =>
      callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', { bedScope, bedNumber, reason });
    const first = await out('Spring broken', 3);
    expect((await callTimetable('remove-empty', { classId: cancelledClassId })).status).toBe(200);
    expect((await callTimetable('close', { date, name: 'Staff training' })).status).toBe(200);
    const second = await out('Rope torn', 4);
    expect(second.status).toBe(200);
    await callTimetable('open', { date });
    await callTimetable('restore', { classId: cancelledClassId });
    for (const classId of [cancelledClassId, closedDayClassId])
      expect(await stored(classId)).toMatchObject({ status: 'SCHEDULED', capacity: 8, bedsOutOfService: 2 });
    await callTimetable('bed/back-in-service', { bedId: second.bedId });
    for (const classId of [cancelledClassId, closedDayClassId])
      expect(await stored(classId)).toMatchObject({ capacity: 9, bedsOutOfService: 1 });
    await callTimetable('bed/back-in-service', { bedId: first.bedId });
    expect(await stored(cancelledClassId)).toMatchObject({ capacity: 10, bedsOutOfService: 0 });
  });
});

describe('the number of a bed out of service', () => {
  const takeOut = (body: object) => callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', body);
  const bedOf = async (bookingId: string) =>
    (await loadBookingBeds(studio.database, branchId, [bookingId])).get(bookingId)?.label;

  it('gives its client the nearest free bed and an email, and is free again when it returns', async () => {
    const classId = await freeClass('2026-12-03', '21:00');
    const [first, second] = [await bookInto(classId), await bookInto(classId)];
    await studio.database.run(
      { name: 'test_move_to_bed', text: 'SELECT move_to_bed($1, $2::uuid, $3::uuid, $4)' },
      [branchId, classId, second, 8],
    );
    const preview = await callTimetable<PreviewBedOutOfServiceResponse>('bed/preview', {
      bedScope: { classId },
      bedNumber: 8,
    });
    expect(preview).toMatchObject({ classes: 1, displaced: 1, full: [] });
    const out = await takeOut({ bedScope: { classId }, bedNumber: 8, reason: 'Spring broken' });
    expect(out).toMatchObject({ status: 200, moved: 0, waiting: 0, reseated: 1 });
    // Bed 3 is in front of bed 8, and beds 7 and 9 are beside it.
    expect(await bedOf(second)).toBe('Bed 3');
    expect(await bedOf(first)).toBe('Bed 1');
    const [email] = await studio.emails(guestDetails.email);
    expect(email?.subject).toContain('Bed changed');
    expect(email?.text).toContain('Bed 8 is out of service, so we’ve given you Bed 3.');
    // Staff wrote the reason for the team.
    expect(email?.text).not.toContain('Spring broken');
    const third = await bookInto(classId);
    expect(await bedOf(third)).toBe('Bed 2');
    await callTimetable('bed/back-in-service', { bedId: out.bedId });
    await studio.database.run(
      { name: 'test_move_to_bed', text: 'SELECT move_to_bed($1, $2::uuid, $3::uuid, $4)' },
      [branchId, classId, second, 8],
    );
    expect(await bedOf(second)).toBe('Bed 8');
  });

  it('is required in a room with a map, and is rejected in others and twice at once', async () => {
    const classId = await freeClass('2026-12-03', '15:10');
    const day = { roomId: 'studio-1', from: '2026-12-03', to: '2026-12-04' };
    const field = { status: 400, code: 'bad_request', field: 'bedNumber' };
    expect(await takeOut({ bedScope: { classId } })).toMatchObject(field);
    expect(await takeOut({ bedScope: { classId }, bedNumber: 40 })).toMatchObject(field);
    const mats = await freeClass('2026-12-03', '15:10', { roomId: 'studio-2', instructorId: 'ines-duarte' });
    expect(await takeOut({ bedScope: { classId: mats }, bedNumber: 1 })).toMatchObject(field);
    const { bedId } = await takeOut({ bedScope: { classId }, bedNumber: 6 });
    const twice = { status: 409, code: 'not_changeable' };
    const message =
      'Bed 6 is already out of service on Thursday 3 December. Return it to service first, or choose another bed.';
    expect(await takeOut({ bedScope: { classId }, bedNumber: 6 })).toMatchObject({ ...twice, message });
    expect(await takeOut({ bedScope: day, bedNumber: 6 })).toMatchObject(twice);
    const other = await takeOut({ bedScope: day, bedNumber: 7 });
    expect(other.status).toBe(200);
    expect(await takeOut({ bedScope: { classId }, bedNumber: 7 })).toMatchObject(twice);
    for (const id of [bedId, other.bedId]) await callTimetable('bed/back-in-service', { bedId: id });
    expect((await takeOut({ bedScope: { classId }, bedNumber: 6 })).status).toBe(200);
  });
});
