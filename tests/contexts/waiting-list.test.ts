import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse, WaitingEntry } from '@studio/contracts/waiting-list';
import { toBookingLinkTarget } from '@studio/server/bookings/booking-access';
import { findBooking } from '@studio/server/bookings/booking-store';
import { bookings } from '@studio/server/bookings/tables';
import { grantEntitlement } from '@studio/server/entitlements/grant-entitlement';
import { listEntitlements, listMovements } from '@studio/server/entitlements/store';
import { ensureCustomer } from '@studio/server/payments/payment-customer';
import { signEmailedKey } from '@studio/server/people/emailed-link';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { type ApiReply, openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const mondayNoon = '2026-11-23T12:00:00Z';
const thursday = new Date('2026-11-26T09:30:00Z');

let studio: TestStudio;
let tokens: TestTokens;

beforeAll(async () => {
  studio = await openTestStudio({ now: mondayNoon });
  tokens = await trustTestKey(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date(mondayNoon);
});

function setTime(iso: string): void {
  studio.time.now = new Date(iso);
}

/** Creates a class whose only place is booked; returns a function that cancels the booking. */
async function fullClass(startsAt = thursday) {
  const classId = await createClass(studio.database, { startsAt, capacity: 1 });
  const owner = studio.visitor();
  const { bookingId } = await bookAndPay(studio, owner, classId);
  const cancel = () => owner.call(paths.cancel, { bookingId });
  return { classId, owner, bookingId, cancel };
}

/** Cancels a guest's booking by the emailed link. */
async function cancelByEmail(bookingId: string): Promise<void> {
  const booking = await findBooking(studio.database, branchId, bookingId);
  const key = booking && signEmailedKey(studio.services.keys, toBookingLinkTarget(booking));
  const { body } = await studio.visitor().call(paths.cancel, { bookingId, key });
  expect(body).toMatchObject({ ok: true });
}

function person(name: string) {
  return {
    firstName: name,
    lastName: 'Quill',
    email: `${name.toLowerCase()}.${randomUUID()}@guests.example`,
  };
}

async function join(visitor: TestBrowser, classIds: string[], more: object = {}): Promise<WaitingEntry[]> {
  const reply = await visitor.call(paths.waitingJoin, { classIds, customer: person('Ada'), ...more });
  expect(reply.body).toMatchObject({ ok: true });
  const [entry] = entriesOf(reply);
  if (entry?.confirmed === false) await confirm(visitor, entry.entryId);
  return entriesOf(reply);
}

/** Confirms an entry with the key of the emailed link. */
async function confirm(visitor: TestBrowser, entryId: string): Promise<ApiReply> {
  return visitor.call(paths.waitingConfirm, { entryId, key: await getEmailedKey(studio.services, entryId) });
}

function entriesOf(reply: ApiReply): WaitingEntry[] {
  return (reply.body as unknown as WaitingEntriesResponse).entries;
}

async function loadEntry(
  visitor: TestBrowser,
  entryId: string | undefined,
): Promise<WaitingEntry | undefined> {
  return entriesOf(await visitor.call(paths.waitingGet, { entryId }))[0];
}

const processLists = () => processWaitingLists(studio.services);

/** Creates a logged-in member with a pack. */
async function member(sessions: number | null = 1) {
  const userId = randomUUID();
  installFakeUserPool(studio).addUser(userId);
  const visitor = studio.visitor().with(await tokens.access(userId));
  await studio.database.transaction((tx) =>
    grantEntitlement(
      tx,
      {
        branchId,
        memberId: userId,
        kind: 'pack',
        productId: 'reformer-10',
        name: 'Reformer Pack of 10',
        terms: {
          sessions,
          covers: ['reformer'],
          offPeakOnly: false,
          shareable: false,
          onlyWhen: null,
          memberDiscountPercent: 0,
        },
        startsAt: new Date('2026-11-01T00:00:00Z'),
        expiresAt: new Date('2027-03-01T00:00:00Z'),
        origin: 'staff',
        originId: randomUUID(),
        reason: 'GIVEN',
        actor: 'system',
      },
      studio.time.now,
    ),
  );
  const credit = async () => {
    const [row] = await listEntitlements(studio.database, branchId, userId);
    if (!row) throw new Error('There is no credit.');
    const movements = await listMovements(studio.database, branchId, row.id);
    return { balance: row.balance, reasons: movements.map(({ reason }) => reason).reverse() };
  };
  return { userId, visitor, credit };
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
    const customer = person('Bea');
    const [entry] = await join(studio.visitor(), [classId], { customer });
    const [sentEmail] = await studio.emails(customer.email);
    expect(sentEmail?.subject).toBe('On the waiting list: Dynamic Reformer Pilates, Thu 26 Nov, 09:30');
    const emailedKey = await getEmailedKey(studio.services, entry?.entryId ?? '');
    expect(sentEmail?.text).toContain(`/waiting/${entry?.entryId}?k=${emailedKey}`);
    const key = entry?.link.split('k=')[1];
    const otherVisitor = studio.visitor();
    const read = await otherVisitor.call(paths.waitingGet, { entryId: entry?.entryId, key });
    expect(entriesOf(read)[0]).toMatchObject({ position: 1 });
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
    const rejected = await visitor.call(paths.waitingJoin, { classIds: [classId], customer: person('Eve') });
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
    const guestThere = await owner.call(paths.waitingJoin, { classIds: [classId], customer: person('Gus') });
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
    const customer = { ...person('Gil'), email: email?.toUpperCase() };
    const first = await join(studio.visitor(), [classId], { customer });
    await join(studio.visitor(), [classId], { customer });
    const visitor = studio.visitor().with(await tokens.access(userId));
    await visitor.call(paths.userGet);
    const listed = entriesOf(await visitor.call(paths.waitingList));
    expect(listed.map(({ entryId }) => entryId)).toEqual([first[0]?.entryId]);
  });

  it('lists a member’s entries, the earliest class first', async () => {
    const { visitor } = await member();
    const [later, earlier] = [await fullClass(), await fullClass(new Date('2026-11-25T09:30:00Z'))];
    await join(visitor, [later.classId]);
    await join(visitor, [earlier.classId]);
    const listed = entriesOf(await visitor.call(paths.waitingList));
    expect(listed.map((entry) => entry.class.classId)).toEqual([earlier.classId, later.classId]);
  });
});

describe('a place that becomes free', () => {
  it('is shown and given only to the people waiting for it', async () => {
    const { classId, cancel } = await fullClass();
    await join(studio.visitor(), [classId]);
    await cancel();
    const late = studio.visitor();
    const listed = await late.call(paths.availability, { date: '2026-11-26' });
    expect(listed.body.slots.find((slot) => slot.classId === classId)?.capacityLeft).toBe(0);
    const rejected = await late.call(paths.hold, { classId });
    expect(rejected.body.code).toBe('slot_unavailable');
  });

  it('is offered to the first person for an hour, then to the next, then opens to everyone', async () => {
    const { classId, cancel } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const customer = person('Cleo');
    const [one] = await join(first, [classId], { customer });
    const [other] = await join(second, [classId]);
    await processLists();
    expect(await loadEntry(first, one?.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    await cancel();
    await processLists();
    await processLists();
    expect(await loadEntry(first, one?.entryId)).toMatchObject({
      status: 'OFFERED',
      offer: { until: '2026-11-23T13:00:00.000Z' },
    });
    expect(await loadEntry(second, other?.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    const offered = (await studio.emails(customer.email))[0];
    expect(offered?.subject).toContain('Place available until 13:00');

    setTime('2026-11-23T13:00:00Z');
    await processLists();
    expect(await loadEntry(first, one?.entryId)).toMatchObject({ status: 'PASSED' });
    expect(await loadEntry(second, other?.entryId)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.emails(customer.email))[0]?.subject).toMatch(/^Offer expired: /);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });

    setTime('2026-11-23T14:00:00Z');
    await processLists();
    expect((await studio.visitor().call(paths.hold, { classId })).status).toBe(200);
  });

  it('can be claimed by link in another browser and paid there, which completes the entry', async () => {
    const { classId, cancel } = await fullClass();
    const joiner = studio.visitor();
    const [entry] = await join(joiner, [classId]);
    await cancel();
    await processLists();
    const browser = studio.visitor();
    const key = entry?.link.split('k=')[1];
    setTime('2026-11-23T12:55:00Z');
    const claimed = await browser.call(paths.waitingClaim, { entryId: entry?.entryId, key });
    // Five minutes of the hour were left, so checkout gets the usual ten.
    expect(claimed.body.holdExpiresAt).toBe(Date.parse('2026-11-23T13:05:00Z') / 1000);
    const repeated = await browser.call(paths.waitingClaim, { entryId: entry?.entryId, key });
    expect(repeated.body).toEqual(claimed.body);
    const { holdId } = claimed.body;
    const opened = await browser.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    await studio.pay(opened.body.paymentIntentId);
    const { paymentIntentId } = opened.body;
    expect((await browser.call(paths.confirmPayment, { paymentIntentId, classId })).status).toBe(200);
    expect(await loadEntry(joiner, entry?.entryId)).toMatchObject({ status: 'TAKEN' });
    await processLists();
    expect(await loadEntry(joiner, entry?.entryId)).toMatchObject({ status: 'TAKEN', offer: null });
    const ended = await joiner.call(paths.waitingClaim, { entryId: entry?.entryId });
    expect(ended.body.code).toBe('offer_over');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      livePlaces: 0,
    });
  });

  it('is offered to the next person as soon as the first declines', async () => {
    const { classId, cancel } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const [one] = await join(first, [classId]);
    const [other] = await join(second, [classId]);
    await cancel();
    await processLists();
    const leaveResponse = await first.call(paths.waitingLeave, { entryId: one?.entryId });
    expect(entriesOf(leaveResponse)[0]).toMatchObject({ status: 'LEFT' });
    await processLists();
    expect(await loadEntry(second, other?.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('is not offered overnight, nor after the class has begun', async () => {
    const { classId, cancel } = await fullClass();
    const visitor = studio.visitor();
    const [entry] = await join(visitor, [classId]);
    await cancel();
    setTime('2026-11-23T23:00:00Z');
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'WAITING' });
    setTime('2026-11-24T07:00:00Z');
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'OFFERED' });

    const other = await fullClass();
    const [late] = await join(visitor, [other.classId]);
    await other.cancel();
    setTime(thursday.toISOString());
    await processLists();
    expect(await loadEntry(visitor, late?.entryId)).toMatchObject({ status: 'ENDED', offer: null });
  });

  it('is not offered to a person who has cancelled a booking of the class; their entry ends', async () => {
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    // The entry is for a guest of the booker.
    const [own] = await join(owner, [classId], { customer: guestDetails });
    const next = studio.visitor();
    const [entry] = await join(next, [classId]);
    await owner.call(paths.cancel, { bookingId });
    await processLists();
    expect(await loadEntry(owner, own?.entryId)).toMatchObject({ status: 'ENDED' });
    expect(await loadEntry(next, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
  });
});

describe('waiting for any one of several classes', () => {
  it('gets one offer at a time, and the other entries end when the offer is taken', async () => {
    const [one, other] = [await fullClass(), await fullClass(new Date('2026-11-26T12:00:00Z'))];
    const visitor = studio.visitor();
    const nextVisitor = studio.visitor();
    const entries = await join(visitor, [one.classId, other.classId]);
    const [waiting] = await join(nextVisitor, [other.classId]);
    await one.cancel();
    await other.cancel();
    await processLists();
    const ownEntries = await Promise.all(entries.map(({ entryId }) => loadEntry(visitor, entryId)));
    expect(ownEntries.map((entry) => entry?.status).sort()).toEqual(['OFFERED', 'WAITING']);
    const offered = ownEntries.find((entry) => entry?.status === 'OFFERED');
    const claimed = await visitor.call(paths.waitingClaim, { entryId: offered?.entryId });
    const { holdId } = claimed.body;
    const classId = offered?.class.classId;
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    const { paymentIntentId } = opened.body;
    await studio.pay(paymentIntentId);
    await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
    await processLists();
    const ended = await Promise.all(entries.map(({ entryId }) => loadEntry(visitor, entryId)));
    expect(ended.map((entry) => entry?.status).sort()).toEqual(['ENDED', 'TAKEN']);
    // The place that the visitor didn't need goes to the next person waiting.
    expect(await loadEntry(nextVisitor, waiting?.entryId)).toMatchObject({ status: 'OFFERED' });
  });
});

describe('a saved card', () => {
  /** Creates a member with a card saved at the provider. */
  async function createMemberWithCard(card: string) {
    const userId = randomUUID();
    installFakeUserPool(studio).addUser(userId);
    // The same browser without its token, for calls after the token has expired.
    const browser = studio.visitor();
    const visitor = browser.with(await tokens.access(userId));
    await visitor.call(paths.userGet);
    const customer = await ensureCustomer(studio.services, userId);
    const { id: cardId } = await studio.stripe.paymentMethods.attach(card, { customer });
    return { browser, visitor, cardId };
  }

  async function offerPlaceTo(card: string) {
    const { classId, cancel } = await fullClass();
    const { browser, visitor, cardId } = await createMemberWithCard(card);
    const customer = person('Fay');
    const [entry] = await join(visitor, [classId], { customer, cardId, autoUntil: '2026-11-25T18:00:00Z' });
    expect(entry).toMatchObject({ payWith: 'card' });
    await cancel();
    await processLists();
    return { classId, browser, visitor, entryId: entry?.entryId, customer };
  }

  it('is charged for a place off-session, and the confirmation is the only email', async () => {
    const { classId, visitor, entryId, customer } = await offerPlaceTo('pm_card_visa');
    expect(await loadEntry(visitor, entryId)).toMatchObject({ status: 'TAKEN' });
    expect((await studio.emails(customer.email))[0]?.subject).toMatch(/^Booked: /);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'succeeded', amount_received: 2000 });
    await studio.deliverWebhooks();
    await processLists();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it.each([
    ['is declined', 'pm_card_chargeCustomerFail'],
    ['has to be confirmed with its bank', 'pm_card_authenticationRequired'],
  ])('that %s is not charged, and its owner gets an offer with the usual time limit', async (_what, card) => {
    const { classId, browser, visitor, entryId, customer } = await offerPlaceTo(card);
    expect(await loadEntry(visitor, entryId)).toMatchObject({
      status: 'OFFERED',
      offer: { until: '2026-11-23T13:00:00.000Z' },
    });
    expect((await studio.emails(customer.email))[0]?.subject).toContain('Place available until 13:00');
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'canceled', amount_received: 0 });
    const { holdId } = (await visitor.call(paths.waitingClaim, { entryId })).body;
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    expect(opened.status).toBe(200);
    setTime('2026-11-23T13:30:00Z');
    await processLists();
    expect(await loadEntry(browser, entryId)).toMatchObject({ status: 'PASSED' });
  });

  it('must be valid until the class begins', async () => {
    const { classId } = await fullClass(new Date('2027-12-01T09:30:00Z'));
    const { visitor, cardId } = await createMemberWithCard('pm_card_visa');
    const rule = { customer: person('Gus'), cardId, autoUntil: '2027-11-25T18:00:00Z' };
    const { card } = await studio.stripe.paymentMethods.retrieve(cardId);
    expect(card).toMatchObject({ exp_month: 11, exp_year: 2027 });
    const rejected = await visitor.call(paths.waitingJoin, { classIds: [classId], ...rule });
    expect(rejected.body).toMatchObject({ code: 'not_covered' });
    expect(rejected.body.message).toContain('expires before the class');
    const { classId: earlier } = await fullClass(new Date('2027-11-29T09:30:00Z'));
    await join(visitor, [earlier], rule);
  });

  it('is the one that the member selected among several', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, cardId } = await createMemberWithCard('pm_card_visa');
    const { data } = await studio.stripe.customers.list({ limit: 1 });
    const { id: other } = await studio.stripe.paymentMethods.attach('pm_card_mastercard', {
      customer: data[0]?.id ?? '',
    });
    expect(other).not.toBe(cardId);
    await join(visitor, [classId], { cardId: other, autoUntil: '2026-11-25T18:00:00Z' });
    await cancel();
    await processLists();
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'succeeded', payment_method: other });
  });

  it('must belong to the member', async () => {
    const { classId } = await fullClass();
    const { cardId } = await createMemberWithCard('pm_card_visa');
    const { visitor } = await createMemberWithCard('pm_card_visa');
    const rule = { customer: guestDetails, cardId, autoUntil: '2026-11-25T18:00:00Z' };
    for (const otherGuest of [visitor, studio.visitor()]) {
      const rejected = await otherGuest.call(paths.waitingJoin, { classIds: [classId], ...rule });
      expect(rejected.body.code).toBe('not_found');
    }
  });
});

describe('a member’s credit', () => {
  it('is reserved while waiting and released on leaving', async () => {
    const { classId } = await fullClass();
    const { visitor, credit } = await member(1);
    const [entry] = await join(visitor, [classId]);
    expect(entry).toMatchObject({ payWith: 'credit' });
    expect(await credit()).toEqual({ balance: 0, reasons: ['GIVEN', 'RESERVED'] });
    await visitor.call(paths.waitingLeave, { entryId: entry?.entryId });
    await visitor.call(paths.waitingLeave, { entryId: entry?.entryId });
    expect(await credit()).toEqual({ balance: 1, reasons: ['GIVEN', 'RESERVED', 'RELEASED'] });
  });

  it('books a place without asking, and the confirmation is the only email', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, credit, userId } = await member(1);
    const customer = person('Dora');
    const rule = { customer, autoUntil: '2026-11-25T18:00:00Z' };
    const [entry] = await join(visitor, [classId], rule);
    await cancel();
    await processLists();
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'TAKEN' });
    expect(await credit()).toEqual({ balance: 0, reasons: ['GIVEN', 'RESERVED', 'RELEASED', 'BOOKED'] });
    const subjects = (await studio.emails(customer.email)).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/^Booked: /);
    expect(subjects.some((subject) => subject.startsWith('Place available'))).toBe(false);
    const booked = {
      name: 'test_booked',
      text: 'SELECT principal_id AS "who" FROM bookings WHERE class_id = $1 AND status = $2',
    };
    expect(await studio.database.run(booked, [classId, 'CONFIRMED'])).toEqual([{ who: userId }]);
  });

  it('books nothing overnight, and leads to an offer from the time that the member set', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor } = await member(1);
    const [entry] = await join(visitor, [classId], { autoUntil: '2026-11-24T06:59:00Z' });
    // Uses the link, because the token lasts only an hour.
    const key = entry?.link.split('k=')[1];
    const byLink = async () =>
      entriesOf(await studio.visitor().call(paths.waitingGet, { entryId: entry?.entryId, key }))[0];
    setTime('2026-11-23T23:00:00Z');
    await cancel();
    await processLists();
    expect(await byLink()).toMatchObject({ status: 'WAITING' });
    setTime('2026-11-24T07:00:00Z');
    await processLists();
    expect(await byLink()).toMatchObject({ status: 'OFFERED' });
  });

  it('leads to an offer when the session cannot be booked after all', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, userId } = await member(1);
    const customer = person('Edda');
    const [entry] = await join(visitor, [classId], { customer, autoUntil: '2026-11-25T18:00:00Z' });
    const expire = {
      name: 'test_expire',
      text: `UPDATE entitlements SET expires_at = '2026-11-24T00:00:00Z' WHERE member_id = $1`,
    };
    await studio.database.run(expire, [userId]);
    await cancel();
    await processLists();
    expect(await loadEntry(visitor, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.emails(customer.email))[0]?.subject).toContain('Place available until');
  });

  it('pays at checkout for a claimed offer', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, credit, userId } = await member(1);
    const [entry] = await join(visitor, [classId]);
    await cancel();
    await processLists();
    const { holdId } = (await visitor.call(paths.waitingClaim, { entryId: entry?.entryId })).body;
    expect(await credit()).toMatchObject({ balance: 1 });
    const booked = await visitor.call(paths.book, {
      classId,
      holdId,
      principalUserId: userId,
      customer: guestDetails,
      paymentMethod: 'ENTITLEMENT',
    });
    expect(booked.status).toBe(200);
    await processLists();
    expect(await credit()).toEqual({ balance: 0, reasons: ['GIVEN', 'RESERVED', 'RELEASED', 'BOOKED'] });
  });

  it('is required for automatic booking', async () => {
    const { classId } = await fullClass();
    const autoUntil = '2026-11-25T18:00:00Z';
    const rejected = await studio
      .visitor()
      .call(paths.waitingJoin, { classIds: [classId], customer: guestDetails, autoUntil });
    expect(rejected.body.code).toBe('not_covered');
  });
});
