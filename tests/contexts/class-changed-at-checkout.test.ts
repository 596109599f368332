import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/holds/sweep-payments-and-holds';
import { classes } from '@studio/server/timetable/tables';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit, loadCreditLedger } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails, openPayment } from '../harness/paid-booking.ts';
import { type ApiReply, openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let staff: TestBrowser;
let tokens: TestTokens;
let people: FakeUserPool;

/** Noon in London, because no place is offered in the quiet hours. */
const monday = new Date('2026-11-23T12:00:00Z');
const seen = { start: '2026-11-26T22:00:00.000Z', studio: 'Studio 1', instructorName: 'Noor Haddad' };
const moved = { ...seen, start: '2026-11-26T22:20:00.000Z' };

beforeAll(async () => {
  studio = await openTestStudio({ now: monday.toISOString() });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  staff = studio.visitor().with(await tokens.access(people.addUser(randomUUID()).sub, ['STAFF']));
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.time.now = monday;
  // Every test creates its own class, all at the same time in the same room.
  await studio.database.orm
    .update(classes)
    .set({ status: 'CANCELLED' })
    .where(eq(classes.startsAt, new Date(seen.start)));
  await studio.database.orm
    .update(classes)
    .set({ status: 'CANCELLED' })
    .where(eq(classes.startsAt, new Date(moved.start)));
});

const newClass = (input: { capacity?: number; pricePence?: number } = {}) =>
  createClass(studio.database, { startsAt: new Date(seen.start), ...input });

async function change(classId: string, changes: object): Promise<void> {
  const { status, body } = await staff.call(paths.timetableChange, { classId, scope: 'one', changes });
  if (status !== 200) throw new Error(`Not changed: ${body.message}`);
}

const hold = async (visitor: TestBrowser, classId: string, fields: object = {}) =>
  (await visitor.call(paths.hold, { classId, ...fields })).body as unknown as HoldClassResponse;

async function memberWithPack() {
  const { sub: memberId } = people.addUser(randomUUID());
  const browser = studio.visitor().with(await tokens.access(memberId));
  const ask = async <Answer>(path: string, body: object) =>
    (await browser.call(path, { principalUserId: memberId, ...body })).body as unknown as Answer;
  return { ask, creditId: await createCredit(studio.database, studio.time.now, { memberId }) };
}

const toErrorResponse = ({ status, body }: ApiReply) => ({ status, ...(body as unknown as ErrorResponse) });

describe('a class that changes while it is held', () => {
  it.each([
    ['time', { time: '22:20' }, { start: moved.start }, 'It now starts at 22:20 instead of 22:00.'],
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
      const { holdId, changed } = await hold(visitor, classId);
      expect(changed).toBeNull();
      await change(classId, changes);
      const rejected = toErrorResponse(
        await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails }),
      );
      expect(rejected).toMatchObject({
        status: 409,
        code: 'class_changed',
        message: `This class has changed since you chose it. ${expectedMessage} Nothing has been booked or charged.`,
        changed: { before: seen, after: { ...seen, ...changedFields } },
      });
      const read = (await visitor.call(paths.holdGet, { holdId })).body as unknown as HoldClassResponse;
      expect(read).toMatchObject({ status: 'LIVE', changed: rejected.changed });
      expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1, confirmed: 0 });
    },
  );

  it('can be booked once the change is accepted, and is rejected again after another change', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    const stale = await hold(visitor, classId);
    expect(stale).toMatchObject({ holdId, changed: { before: seen, after: moved } });
    const accepted = await hold(visitor, classId, { seen: moved });
    expect(accepted).toMatchObject({ holdId, changed: null });
    await change(classId, { roomId: 'studio-2' });
    const paymentInput = { classId, holdId, customer: guestDetails };
    expect(toErrorResponse(await visitor.call(paths.createIntent, paymentInput))).toMatchObject({
      code: 'class_changed',
      changed: { before: moved, after: { ...moved, studio: 'Studio 2' } },
    });
    await hold(visitor, classId, { seen: { ...moved, studio: 'Studio 2' } });
    const { paymentIntentId } = (await visitor.call(paths.createIntent, paymentInput)).body;
    await studio.pay(paymentIntentId);
    const booked = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
    expect(booked).toMatchObject({ status: 200, body: { changed: null, booking: { status: 'CONFIRMED' } } });
  });

  it('needs no confirmation when the change is undone or only the price changes', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    await change(classId, { time: '22:00', pricePence: 2500 });
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    expect(opened).toMatchObject({ status: 200, body: { amount: 25 } });
  });

  it('is reported by the hold when it changed between viewing the timetable and clicking', async () => {
    const classId = await newClass();
    await change(classId, { time: '22:20' });
    const held = await hold(studio.visitor(), classId, { seen });
    expect(held.changed).toEqual({ before: seen, after: moved });
  });

  it('uses the current value in place of a name that the studio does not have', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const spoofed = { ...seen, studio: 'https://elsewhere.example', instructorName: 'Nobody at all' };
    expect((await hold(visitor, classId, { seen: spoofed })).changed).toBeNull();
    await change(classId, { time: '22:20' });
    const held = await hold(visitor, classId, { seen: { ...spoofed, instructorName: 'Mei Tanaka' } });
    expect(held.changed?.before).toEqual({ ...seen, instructorName: 'Mei Tanaka' });
  });

  it('keeps the accepted state when the hold has expired and a new one replaces it', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    studio.time.now = new Date(monday.getTime() + 700_000);
    const rejected = toErrorResponse(
      await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails }),
    );
    expect(rejected).toMatchObject({ code: 'class_changed', changed: { before: seen, after: moved } });
  });

  it('rejects an order from a page that shows another state than the one accepted elsewhere', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    await hold(visitor, classId, { seen: moved });
    const input = { classId, holdId, customer: guestDetails, seen };
    expect(toErrorResponse(await visitor.call(paths.createIntent, input)).code).toBe('class_changed');
  });

  it('is not booked for free before the change is accepted', async () => {
    const classId = await newClass({ pricePence: 0 });
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { instructorId: 'mei-tanaka' });
    const input = { classId, holdId, customer: guestDetails, idempotencyKey: randomUUID() };
    expect(toErrorResponse(await visitor.call(paths.book, input)).code).toBe('class_changed');
    await hold(visitor, classId, { seen: { ...seen, instructorName: 'Mei Tanaka' } });
    // Repeating the call with its idempotency key now books what failed before.
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
      changed: { before: seen, after: moved },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 10, booked: 0 });
    await member.ask(paths.hold, { classId, seen: moved });
    expect(await member.ask<BookingResponse>(paths.book, input)).toMatchObject({
      booking: { status: 'CONFIRMED' },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 9, booked: 1 });
  });
});

describe('a class that changes while a payment is open', () => {
  it('cancels the payment, charges nothing and keeps the place held', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await change(classId, { time: '22:20' });
    await studio.idle();
    expect((await studio.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    await expect(studio.pay(paymentIntentId)).rejects.toThrow();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1, confirmed: 0 });
    await hold(visitor, classId, { seen: moved });
    const reopened = await visitor.call(paths.createIntent, { classId, customer: guestDetails });
    await studio.pay(reopened.body.paymentIntentId);
    const input = { paymentIntentId: reopened.body.paymentIntentId, classId };
    expect((await visitor.call(paths.confirmPayment, input)).body.booking.start).toBe(moved.start);
  });

  it('cancels the payment during 3-D Secure, and asks the payer when they return', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    const pendingPayment = await studio.pay(paymentIntentId, 'pm_card_authenticationRequired');
    expect(pendingPayment.status).toBe('requires_action');
    await change(classId, { roomId: 'studio-2' });
    await studio.idle();
    const rejectedConfirmation = toErrorResponse(
      await visitor.call(paths.confirmPayment, { paymentIntentId, classId }),
    );
    expect(rejectedConfirmation.code).toBe('payment_not_completed');
    expect((await hold(visitor, classId)).changed).toEqual({
      before: seen,
      after: { ...seen, studio: 'Studio 2' },
    });
  });

  it('leaves a payment open while the class is what its payer accepted', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await sweepPaymentsAndHolds(studio.services, 0);
    expect((await studio.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe(
      'requires_payment_method',
    );
  });

  it.each(['confirm', 'webhook', 'sweeper'])(
    'books a payment made just before, and reports the change by email and response (%s)',
    async (first) => {
      const classId = await newClass();
      const visitor = studio.visitor();
      const email = `${randomUUID()}@guests.example`;
      const { holdId } = await hold(visitor, classId);
      const customer = { ...guestDetails, email };
      const { paymentIntentId } = (await visitor.call(paths.createIntent, { classId, holdId, customer }))
        .body;
      await studio.pay(paymentIntentId);
      await change(classId, { time: '22:20' });
      if (first === 'webhook') await studio.deliverWebhooks();
      if (first === 'sweeper') await sweepPaymentsAndHolds(studio.services, 0);
      const confirmed = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
      expect(confirmed).toMatchObject({
        status: 200,
        body: {
          changed: { before: seen, after: moved },
          booking: { status: 'CONFIRMED', start: moved.start },
        },
      });
      expect(await readClassTotals(studio.database, classId)).toMatchObject({
        taken: 1,
        livePlaces: 0,
        confirmed: 1,
      });
      const sentEmails = await studio.emails(email);
      expect(sentEmails.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed', 'Booked']);
      const [changeEmail] = sentEmails;
      expect(changeEmail?.text).toContain('It now starts at 22:20 instead of 22:00.');
      expect(changeEmail?.text).toContain('Your class changed while you were paying.');
      expect(changeEmail?.text).toContain('we’ll refund you in full');
      expect(await studio.stripe.refunds.list({ payment_intent: paymentIntentId })).toMatchObject({
        data: [],
      });
    },
  );
});

describe('a freed place in a class that changed', () => {
  /** Lets a member wait for a full class with automatic booking, changes the class, and frees a place. */
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
      changed: { before: seen, after: moved },
    });
    await member.ask(paths.hold, { classId, seen: moved });
    expect(await member.ask<BookingResponse>(paths.book, input)).toMatchObject({
      booking: { start: moved.start },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 9 });
  });

  it('is offered with the details that the member joined for', async () => {
    const { who: member, entryId } = await offeredAfterChange(null);
    const { holdId } = await member.ask<{ holdId: string }>(paths.waitingClaim, { entryId });
    expect((await member.ask<HoldClassResponse>(paths.holdGet, { holdId })).changed).toEqual({
      before: seen,
      after: moved,
    });
  });
});
