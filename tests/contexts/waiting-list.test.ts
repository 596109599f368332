import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { toBookingLinkTarget } from '@studio/server/bookings/booking-access';
import { findBooking } from '@studio/server/bookings/booking-store';
import { bookings } from '@studio/server/bookings/tables';
import { signEmailedKey } from '@studio/server/people/emailed-link';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { loadEntry, readWaitingEntries } from '../harness/waiting-entries.ts';
import {
  createPerson,
  openWaitingListStudio,
  type WaitingListStudio,
} from '../harness/waiting-list-studio.ts';

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let { studio, tokens, setTime, fullClass, join, processLists, member } = {} as WaitingListStudio;

beforeAll(async () => {
  ({ studio, tokens, setTime, fullClass, join, processLists, member } = await openWaitingListStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});

/** Cancels a guest's booking by the emailed link. */
async function cancelByEmail(bookingId: string): Promise<void> {
  const booking = await findBooking(studio.database, branchId, bookingId);
  const key = booking && signEmailedKey(studio.services.keys, toBookingLinkTarget(booking));
  const { body } = await studio.visitor().call(paths.cancel, { bookingId, key });
  expect(body).toMatchObject({ ok: true });
}

describe('joining a waiting list', () => {
  it('is rejected while the class has places, after it has begun, and when it does not exist', async () => {
    const open = await createClass(studio.database, { startsAt: thursday });
    const startedClassId = await createClass(studio.database, { startsAt: studio.time.now });
    const visitor = studio.visitor();
    for (const [classId, code] of [
      [open, 'places_left'],
      [startedClassId, 'class_begun'],
      [randomUUID(), 'not_found'],
    ]) {
      const rejected = await visitor.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
      expect(rejected.body.code).toBe(code);
    }
  });

  it('returns the position, and the existing entry when the visitor joins again', async () => {
    const { classId } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    expect(await join(first, [classId])).toMatchObject([{ status: 'WAITING', position: 1, payWith: 'ask' }]);
    const [joined] = await join(second, [classId]);
    expect(joined).toMatchObject({ position: 2 });
    expect((await join(second, [classId]))[0]?.entryId).toBe(joined?.entryId);
  });

  it('emails the signed link, and only holders of the link can read the entry', async () => {
    const { classId } = await fullClass();
    const customer = createPerson('Bea');
    const [entry] = await join(studio.visitor(), [classId], { customer });
    const [sentEmail] = await studio.emails(customer.email);
    expect(sentEmail?.subject).toBe('On the waiting list: Dynamic Reformer Pilates, Thu 26 Nov, 09:30');
    const emailedKey = await getEmailedKey(studio.services, entry?.entryId ?? '');
    expect(sentEmail?.text).toContain(`/waiting/${entry?.entryId}?k=${emailedKey}`);
    const key = entry?.link.split('k=')[1];
    const otherVisitor = studio.visitor();
    const read = await otherVisitor.call(paths.waitingGet, { entryId: entry?.entryId, key });
    expect(readWaitingEntries(read)[0]).toMatchObject({ position: 1 });
    const forged = await otherVisitor.call(paths.waitingGet, {
      entryId: entry?.entryId,
      key: `${key?.startsWith('x') ? 'y' : 'x'}${key?.slice(1)}`,
    });
    expect(forged).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is limited per person', async () => {
    const visitor = studio.visitor();
    for (let times = 0; times < 2; times++) {
      const five = await Promise.all([1, 2, 3, 4, 5].map(() => fullClass()));
      await join(
        visitor,
        five.map(({ classId }) => classId),
      );
    }
    const { classId } = await fullClass();
    const rejected = await visitor.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    expect(rejected.body.code).toBe('waiting_limit');
  });

  it('is rejected for a browser that has cancelled a booking of the class', async () => {
    const { classId, cancel, owner } = await fullClass();
    await join(studio.visitor(), [classId]);
    await cancel();
    const rejected = await owner.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    expect(rejected.body.code).toBe('waiting_closed');
  });

  it('explains to a member, in any browser, that they have cancelled a booking of the class', async () => {
    const { classId, bookingId, owner } = await fullClass();
    const { userId, visitor } = await member();
    await studio.database.orm
      .update(bookings)
      .set({ principalId: userId })
      .where(eq(bookings.clientId, owner.clientId));
    await join(studio.visitor(), [classId]);
    await visitor.call(paths.cancel, { bookingId });
    const rejected = await visitor.call(paths.waitingJoin, {
      classIds: [classId],
      customer: createPerson('Eve'),
    });
    expect(rejected.body).toMatchObject({ code: 'waiting_closed' });
    expect(rejected.body.message).toContain('You’ve cancelled a booking for this class');
  });

  it('is allowed for another member in the same browser, who gets the offer, but not for a guest there', async () => {
    const { classId, cancel, owner } = await fullClass();
    const [{ userId }, other] = [await member(), await member()];
    await studio.database.orm
      .update(bookings)
      .set({ principalId: userId })
      .where(eq(bookings.clientId, owner.clientId));
    const first = studio.visitor();
    const [firstEntry] = await join(first, [classId]);
    await cancel();
    const guestThere = await owner.call(paths.waitingJoin, {
      classIds: [classId],
      customer: createPerson('Gus'),
    });
    expect(guestThere.body.code).toBe('waiting_closed');
    const memberBrowser = owner.with(await tokens.access(other.userId));
    const [entry] = await join(memberBrowser, [classId]);
    await processLists();
    await first.call(paths.waitingLeave, { entryId: firstEntry?.entryId });
    await processLists();
    expect(await loadEntry(memberBrowser, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('does not reveal whether an address has cancelled; its owner gets an email and no offer', async () => {
    const { classId, bookingId, owner } = await fullClass();
    const cancelled = { ...guestDetails, email: `${randomUUID()}@guests.example` };
    await studio.database.orm
      .update(bookings)
      .set({ email: cancelled.email })
      .where(eq(bookings.clientId, owner.clientId));
    const waitingVisitor = studio.visitor();
    await join(waitingVisitor, [classId]);
    await cancelByEmail(bookingId);
    await processLists();
    const [firstGuest, otherGuest] = [studio.visitor(), studio.visitor()];
    const [knownEntry] = await join(firstGuest, [classId], {
      customer: { ...cancelled, email: cancelled.email.toUpperCase() },
    });
    const [unknownEntry] = await join(otherGuest, [classId]);
    const visibleFields = ({ status, payWith, autoUntil, offer }: WaitingEntry) => ({
      status,
      payWith,
      autoUntil,
      offer,
    });
    if (!knownEntry || !unknownEntry) throw new Error('Nobody waits.');
    expect(visibleFields(knownEntry)).toEqual(visibleFields(unknownEntry));
    expect([knownEntry.position, unknownEntry.position]).toEqual([1, 2]);
    await processLists();
    expect(await loadEntry(firstGuest, knownEntry.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    const [sentEmail] = await studio.emails(cancelled.email);
    expect(sentEmail?.text).toContain('so we won’t offer you a place in that class');

    // The free place goes to the person who hasn't cancelled; the other entry blocks no one.
    setTime('2026-11-23T13:30:00Z');
    await processLists();
    expect(await loadEntry(firstGuest, knownEntry.entryId)).toMatchObject({ status: 'ENDED', offer: null });
    expect(await loadEntry(otherGuest, unknownEntry.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('reserves no place for an address that has cancelled when it waits alone', async () => {
    const { classId, bookingId } = await fullClass();
    const booking = await findBooking(studio.database, branchId, bookingId);
    await join(studio.visitor(), [classId], { customer: { ...guestDetails, email: booking?.email } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1 });
    await cancelByEmail(bookingId);
    await processLists();
    expect((await studio.visitor().call(paths.hold, { classId })).status).toBe(200);
  });

  it('gives a new member the entry that they made as a guest with the same address', async () => {
    const { classId } = await fullClass();
    const userId = randomUUID();
    const { email } = installFakeUserPool(studio).addUser(userId);
    const customer = { ...createPerson('Gil'), email: email?.toUpperCase() };
    const first = await join(studio.visitor(), [classId], { customer });
    await join(studio.visitor(), [classId], { customer });
    const visitor = studio.visitor().with(await tokens.access(userId));
    await visitor.call(paths.userGet);
    const listed = readWaitingEntries(await visitor.call(paths.waitingList));
    expect(listed.map(({ entryId }) => entryId)).toEqual([first[0]?.entryId]);
  });

  it('lists a member’s entries, the earliest class first', async () => {
    const { visitor } = await member();
    const [later, earlier] = [await fullClass(), await fullClass(new Date('2026-11-25T09:30:00Z'))];
    await join(visitor, [later.classId]);
    await join(visitor, [earlier.classId]);
    const listed = readWaitingEntries(await visitor.call(paths.waitingList));
    expect(listed.map((entry) => entry.class.classId)).toEqual([earlier.classId, later.classId]);
  });
});
