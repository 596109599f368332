import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChangedClassStudio,
  classMoved,
  classSeen,
  holdClass,
  openChangedClassStudio,
  toErrorResponse,
} from '../harness/changed-class-studio.ts';
import { readClassTotals } from '../harness/class-totals.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';

/** Noon in London, because no place is offered in the quiet hours. */
const monday = new Date('2026-11-23T12:00:00Z');

let { studio, cancelClasses, newClass, change, memberWithPack } = {} as ChangedClassStudio;

beforeAll(async () => {
  ({ studio, cancelClasses, newClass, change, memberWithPack } = await openChangedClassStudio());
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.time.now = monday;
  await cancelClasses();
});

describe('a class that changes while it is held', () => {
  it.each([
    ['time', { time: '22:20' }, { start: classMoved.start }, 'It now starts at 22:20 instead of 22:00.'],
    ['room', { roomId: 'studio-2' }, { studio: 'Studio 2' }, 'It’s now in Studio 2 instead of Studio 1.'],
    [
      'instructor',
      { instructorId: 'mei-tanaka' },
      { instructorName: 'Mei Tanaka' },
      'Mei Tanaka is teaching instead of Noor Haddad.',
    ],
  ])(
    'with another %s opens no payment, and the response describes the change',
    async (_what, changes, changedFields, expectedMessage) => {
      const classId = await newClass();
      const visitor = studio.visitor();
      const { holdId, changed } = await holdClass(visitor, classId);
      expect(changed).toBeNull();
      await change(classId, changes);
      const rejected = toErrorResponse(
        await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails }),
      );
      expect(rejected).toMatchObject({
        status: 409,
        code: 'class_changed',
        message: `This class has changed since you chose it. ${expectedMessage} Nothing has been booked or charged.`,
        changed: { before: classSeen, after: { ...classSeen, ...changedFields } },
      });
      const read = (await visitor.call(paths.holdGet, { holdId })).body as unknown as HoldClassResponse;
      expect(read).toMatchObject({ status: 'LIVE', changed: rejected.changed });
      expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1, confirmed: 0 });
    },
  );

  it('can be booked once the change is accepted, and is rejected again after another change', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await holdClass(visitor, classId);
    await change(classId, { time: '22:20' });
    const stale = await holdClass(visitor, classId);
    expect(stale).toMatchObject({ holdId, changed: { before: classSeen, after: classMoved } });
    const accepted = await holdClass(visitor, classId, { seen: classMoved });
    expect(accepted).toMatchObject({ holdId, changed: null });
    await change(classId, { roomId: 'studio-2' });
    const paymentInput = { classId, holdId, customer: guestDetails };
    expect(toErrorResponse(await visitor.call(paths.createIntent, paymentInput))).toMatchObject({
      code: 'class_changed',
      changed: { before: classMoved, after: { ...classMoved, studio: 'Studio 2' } },
    });
    await holdClass(visitor, classId, { seen: { ...classMoved, studio: 'Studio 2' } });
    const { paymentIntentId } = (await visitor.call(paths.createIntent, paymentInput)).body;
    await studio.pay(paymentIntentId);
    const booked = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
    expect(booked).toMatchObject({ status: 200, body: { changed: null, booking: { status: 'CONFIRMED' } } });
  });

  it('needs no confirmation when the change is undone or only the price changes', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await holdClass(visitor, classId);
    await change(classId, { time: '22:20' });
    await change(classId, { time: '22:00', pricePence: 2500 });
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    expect(opened).toMatchObject({ status: 200, body: { amount: 25 } });
  });

  it('is reported by the hold when it changed between viewing the timetable and clicking', async () => {
    const classId = await newClass();
    await change(classId, { time: '22:20' });
    const held = await holdClass(studio.visitor(), classId, { seen: classSeen });
    expect(held.changed).toEqual({ before: classSeen, after: classMoved });
  });

  it('uses the current value in place of a name that the studio does not have', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const spoofed = { ...classSeen, studio: 'https://elsewhere.example', instructorName: 'Nobody at all' };
    expect((await holdClass(visitor, classId, { seen: spoofed })).changed).toBeNull();
    await change(classId, { time: '22:20' });
    const held = await holdClass(visitor, classId, { seen: { ...spoofed, instructorName: 'Mei Tanaka' } });
    expect(held.changed?.before).toEqual({ ...classSeen, instructorName: 'Mei Tanaka' });
  });

  it('keeps the accepted state when the hold has expired and a new one replaces it', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await holdClass(visitor, classId);
    await change(classId, { time: '22:20' });
    studio.time.now = new Date(monday.getTime() + 700_000);
    const rejected = toErrorResponse(
      await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails }),
    );
    expect(rejected).toMatchObject({
      code: 'class_changed',
      changed: { before: classSeen, after: classMoved },
    });
  });

  it('rejects an order from a page that shows another state than the one accepted elsewhere', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await holdClass(visitor, classId);
    await change(classId, { time: '22:20' });
    await holdClass(visitor, classId, { seen: classMoved });
    const input = { classId, holdId, customer: guestDetails, seen: classSeen };
    expect(toErrorResponse(await visitor.call(paths.createIntent, input)).code).toBe('class_changed');
  });

  it('is not booked for free before the change is accepted', async () => {
    const classId = await newClass({ pricePence: 0 });
    const visitor = studio.visitor();
    const { holdId } = await holdClass(visitor, classId);
    await change(classId, { instructorId: 'mei-tanaka' });
    const input = { classId, holdId, customer: guestDetails, idempotencyKey: randomUUID() };
    expect(toErrorResponse(await visitor.call(paths.book, input)).code).toBe('class_changed');
    await holdClass(visitor, classId, { seen: { ...classSeen, instructorName: 'Mei Tanaka' } });
    // Repeating the call with its idempotency key now makes the booking that failed before.
    expect((await visitor.call(paths.book, input)).body).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  it('takes no session before the change is accepted', async () => {
    const classId = await newClass();
    const { creditId, ...member } = await memberWithPack();
    const { holdId } = await member.ask<HoldClassResponse>(paths.hold, { classId });
    await change(classId, { time: '22:20' });
    const input = { classId, holdId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    expect(await member.ask<ErrorResponse>(paths.book, input)).toMatchObject({
      code: 'class_changed',
      changed: { before: classSeen, after: classMoved },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 10, booked: 0 });
    await member.ask(paths.hold, { classId, seen: classMoved });
    expect(await member.ask<BookingResponse>(paths.book, input)).toMatchObject({
      booking: { status: 'CONFIRMED' },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 9, booked: 1 });
  });
});

describe('a freed place in a class that changed', () => {
  /** Creates a member who waits for a full class with automatic booking, changes the class, and frees a place. */
  async function offeredAfterChange(autoUntil: string | null) {
    const classId = await newClass({ capacity: 1 });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    const { creditId, ...member } = await memberWithPack();
    const email = `${randomUUID()}@guests.example`;
    const joined = await member.ask<WaitingEntriesResponse>(paths.waitingJoin, {
      classIds: [classId],
      customer: { ...guestDetails, email },
      autoUntil,
    });
    const entryId = joined.entries[0]?.entryId;
    await change(classId, { time: '22:20' });
    await owner.call(paths.cancel, { bookingId });
    await processWaitingLists(studio.services);
    return { classId, who: member, creditId, email, entryId };
  }

  it('is not booked automatically, but the member is asked and can accept', async () => {
    const {
      classId,
      who: member,
      creditId,
      email,
      entryId,
    } = await offeredAfterChange('2026-11-26T12:00:00Z');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ confirmed: 0, livePlaces: 1 });
    expect((await studio.emails(email))[0]?.subject).toMatch(/^Place available until /);
    const { holdId } = await member.ask<{ holdId: string }>(paths.waitingClaim, { entryId });
    const input = { classId, holdId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    expect(await member.ask<ErrorResponse>(paths.book, input)).toMatchObject({
      code: 'class_changed',
      changed: { before: classSeen, after: classMoved },
    });
    await member.ask(paths.hold, { classId, seen: classMoved });
    expect(await member.ask<BookingResponse>(paths.book, input)).toMatchObject({
      booking: { start: classMoved.start },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 9 });
  });

  it('is offered with the details that the member joined for', async () => {
    const { who: member, entryId } = await offeredAfterChange(null);
    const { holdId } = await member.ask<{ holdId: string }>(paths.waitingClaim, { entryId });
    expect((await member.ask<HoldClassResponse>(paths.holdGet, { holdId })).changed).toEqual({
      before: classSeen,
      after: classMoved,
    });
  });
});
