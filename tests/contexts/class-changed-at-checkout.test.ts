import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/sweep-payments-and-holds';
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
  staff = studio.visitor().with(await tokens.access(people.know(randomUUID()).sub, ['STAFF']));
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

const newClass = (wish: { capacity?: number; pricePence?: number } = {}) =>
  createClass(studio.database, { startsAt: new Date(seen.start), ...wish });

async function change(classId: string, changes: object): Promise<void> {
  const { status, body } = await staff.call(paths.timetableChange, { classId, scope: 'one', changes });
  if (status !== 200) throw new Error(`Not changed: ${body.message}`);
}

const hold = async (visitor: TestBrowser, classId: string, fields: object = {}) =>
  (await visitor.call(paths.hold, { classId, ...fields })).body as unknown as HoldClassResponse;

async function memberWithPack() {
  const { sub: memberId } = people.know(randomUUID());
  const browser = studio.visitor().with(await tokens.access(memberId));
  const ask = async <Answer>(path: string, body: object) =>
    (await browser.call(path, { principalUserId: memberId, ...body })).body as unknown as Answer;
  return { ask, creditId: await createCredit(studio.database, studio.time.now, { memberId }) };
}

const refusalOf = ({ status, body }: ApiReply) => ({ status, ...(body as unknown as ErrorResponse) });

describe('a class that changes while it is held', () => {
  it.each([
    ['time', { time: '22:20' }, { start: moved.start }, 'It begins at 22:20 instead of 22:00.'],
    ['room', { roomId: 'studio-2' }, { studio: 'Studio 2' }, 'It is in Studio 2 instead of Studio 1.'],
    [
      'instructor',
      { instructorId: 'mei-tanaka' },
      { instructorName: 'Mei Tanaka' },
      'Mei Tanaka teaches instead of Noor Haddad.',
    ],
  ])(
    'has another %s: no payment is opened, and the answer says what changed',
    async (_what, changes, facts, sentence) => {
      const classId = await newClass();
      const visitor = studio.visitor();
      const { holdId, changed } = await hold(visitor, classId);
      expect(changed).toBeNull();
      await change(classId, changes);
      const refused = refusalOf(
        await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails }),
      );
      expect(refused).toMatchObject({
        status: 409,
        code: 'class_changed',
        message: `This class has changed since you chose it. ${sentence} Nothing has been booked or charged.`,
        changed: { before: seen, after: { ...seen, ...facts } },
      });
      const read = (await visitor.call(paths.holdGet, { holdId })).body as unknown as HoldClassResponse;
      expect(read).toMatchObject({ status: 'LIVE', changed: refused.changed });
      expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1, confirmed: 0 });
    },
  );

  it('is booked once the change is accepted, and refused again when it changes again', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    const stale = await hold(visitor, classId);
    expect(stale).toMatchObject({ holdId, changed: { before: seen, after: moved } });
    const accepted = await hold(visitor, classId, { seen: moved });
    expect(accepted).toMatchObject({ holdId, changed: null });
    await change(classId, { roomId: 'studio-2' });
    const pay = { classId, holdId, customer: guestDetails };
    expect(refusalOf(await visitor.call(paths.createIntent, pay))).toMatchObject({
      code: 'class_changed',
      changed: { before: moved, after: { ...moved, studio: 'Studio 2' } },
    });
    await hold(visitor, classId, { seen: { ...moved, studio: 'Studio 2' } });
    const { paymentIntentId } = (await visitor.call(paths.createIntent, pay)).body;
    await studio.pay(paymentIntentId);
    const booked = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
    expect(booked).toMatchObject({ status: 200, body: { changed: null, booking: { status: 'CONFIRMED' } } });
  });

  it('is nothing new when it has been changed back, or only costs something else', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    await change(classId, { time: '22:00', price: 25 });
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    expect(opened).toMatchObject({ status: 200, body: { amount: 25 } });
  });

  it('was changed between the look at the timetable and the press: the hold says so', async () => {
    const classId = await newClass();
    await change(classId, { time: '22:20' });
    const held = await hold(studio.visitor(), classId, { seen });
    expect(held.changed).toEqual({ before: seen, after: moved });
  });

  it('takes a name that the studio does not have for the present one', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const made = { ...seen, studio: 'https://elsewhere.example', instructorName: 'Nobody at all' };
    expect((await hold(visitor, classId, { seen: made })).changed).toBeNull();
    await change(classId, { time: '22:20' });
    const held = await hold(visitor, classId, { seen: { ...made, instructorName: 'Mei Tanaka' } });
    expect(held.changed?.before).toEqual({ ...seen, instructorName: 'Mei Tanaka' });
  });

  it('keeps what was accepted when the hold has lapsed and another is placed for it', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    studio.time.now = new Date(monday.getTime() + 700_000);
    const refused = refusalOf(
      await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails }),
    );
    expect(refused).toMatchObject({ code: 'class_changed', changed: { before: seen, after: moved } });
  });

  it('refuses an order of a page that shows something else than what was accepted elsewhere', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { time: '22:20' });
    await hold(visitor, classId, { seen: moved });
    const wish = { classId, holdId, customer: guestDetails, seen };
    expect(refusalOf(await visitor.call(paths.createIntent, wish)).code).toBe('class_changed');
  });

  it('costs nothing: it is not booked before the change is accepted', async () => {
    const classId = await newClass({ pricePence: 0 });
    const visitor = studio.visitor();
    const { holdId } = await hold(visitor, classId);
    await change(classId, { instructorId: 'mei-tanaka' });
    const wish = { classId, holdId, customer: guestDetails, idempotencyKey: randomUUID() };
    expect(refusalOf(await visitor.call(paths.book, wish)).code).toBe('class_changed');
    await hold(visitor, classId, { seen: { ...seen, instructorName: 'Mei Tanaka' } });
    // Repeating the call with its idempotency key now books what failed before.
    expect((await visitor.call(paths.book, wish)).body).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  it('is paid for with a session: none is taken before the change is accepted', async () => {
    const classId = await newClass();
    const { creditId, ...who } = await memberWithPack();
    const { holdId } = await who.ask<HoldClassResponse>(paths.hold, { classId });
    await change(classId, { time: '22:20' });
    const wish = { classId, holdId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    expect(await who.ask<ErrorResponse>(paths.book, wish)).toMatchObject({
      code: 'class_changed',
      changed: { before: seen, after: moved },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 10, booked: 0 });
    await who.ask(paths.hold, { classId, seen: moved });
    expect(await who.ask<BookingResponse>(paths.book, wish)).toMatchObject({
      booking: { status: 'CONFIRMED' },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 9, booked: 1 });
  });
});

describe('a class that changes while a payment is open', () => {
  it('ends the payment, so that nobody is charged, and keeps the place held', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await change(classId, { time: '22:20' });
    await studio.idle();
    expect((await studio.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    await expect(studio.pay(paymentIntentId)).rejects.toThrow();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1, confirmed: 0 });
    await hold(visitor, classId, { seen: moved });
    const again = await visitor.call(paths.createIntent, { classId, customer: guestDetails });
    await studio.pay(again.body.paymentIntentId);
    const wish = { paymentIntentId: again.body.paymentIntentId, classId };
    expect((await visitor.call(paths.confirmPayment, wish)).body.booking.start).toBe(moved.start);
  });

  it('ends it while its payer is at their bank: back from there, they are asked', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    const asked = await studio.pay(paymentIntentId, 'pm_card_authenticationRequired');
    expect(asked.status).toBe('requires_action');
    await change(classId, { roomId: 'studio-2' });
    await studio.idle();
    const back = refusalOf(await visitor.call(paths.confirmPayment, { paymentIntentId, classId }));
    expect(back.code).toBe('payment_not_completed');
    expect((await hold(visitor, classId)).changed).toEqual({
      before: seen,
      after: { ...seen, studio: 'Studio 2' },
    });
  });

  it('leaves a payment alone while the class is what its payer accepted', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await sweepPaymentsAndHolds(studio.services, 0);
    expect((await studio.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe(
      'requires_payment_method',
    );
  });

  it.each(['confirm', 'webhook', 'sweeper'])(
    'was paid a moment before: booked, and told by email and answer (%s)',
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
      const mails = await studio.mails(email);
      expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed', 'Booked']);
      const [told] = mails;
      expect(told?.text).toContain('It begins at 22:20 instead of 22:00.');
      expect(told?.text).toContain('Your class changed while you were paying.');
      expect(told?.text).toContain('we’ll refund you in full');
      expect(await studio.stripe.refunds.list({ payment_intent: paymentIntentId })).toMatchObject({
        data: [],
      });
    },
  );
});

describe('a place that comes free for somebody who waits', () => {
  /** Lets a member wait for a full class with automatic booking, changes the class, and frees a place. */
  async function offeredAfterChange(autoUntil: string | null) {
    const classId = await newClass({ capacity: 1 });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    const { creditId, ...who } = await memberWithPack();
    const email = `${randomUUID()}@guests.example`;
    const joined = await who.ask<WaitingEntriesResponse>(paths.waitingJoin, {
      classIds: [classId],
      customer: { ...guestDetails, email },
      autoUntil,
    });
    const entryId = joined.entries[0]?.entryId;
    await change(classId, { time: '22:20' });
    await owner.call(paths.cancel, { bookingId });
    await processWaitingLists(studio.services);
    return { classId, who, creditId, email, entryId };
  }

  it('is not booked for them in silence: they are asked, and can accept', async () => {
    const { classId, who, creditId, email, entryId } = await offeredAfterChange('2026-11-26T12:00:00Z');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ confirmed: 0, livePlaces: 1 });
    expect((await studio.mails(email))[0]?.subject).toContain('place');
    const { holdId } = await who.ask<{ holdId: string }>(paths.waitingClaim, { entryId });
    const wish = { classId, holdId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    expect(await who.ask<ErrorResponse>(paths.book, wish)).toMatchObject({
      code: 'class_changed',
      changed: { before: seen, after: moved },
    });
    await who.ask(paths.hold, { classId, seen: moved });
    expect(await who.ask<BookingResponse>(paths.book, wish)).toMatchObject({
      booking: { start: moved.start },
    });
    expect(await loadCreditLedger(studio.database, creditId)).toMatchObject({ balance: 9 });
  });

  it('is offered with what they joined for', async () => {
    const { who, entryId } = await offeredAfterChange(null);
    const { holdId } = await who.ask<{ holdId: string }>(paths.waitingClaim, { entryId });
    expect((await who.ask<HoldClassResponse>(paths.holdGet, { holdId })).changed).toEqual({
      before: seen,
      after: moved,
    });
  });
});
