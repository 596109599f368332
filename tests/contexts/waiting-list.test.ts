import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse, WaitingEntry } from '@studio/contracts/waiting-list';
import { linkedBooking } from '@studio/server/bookings/booking-access';
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

function at(iso: string): void {
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
  const key = booking && signEmailedKey(studio.services.keys, linkedBooking(booking));
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

async function look(visitor: TestBrowser, entryId: string | undefined): Promise<WaitingEntry | undefined> {
  return entriesOf(await visitor.call(paths.waitingGet, { entryId }))[0];
}

const serve = () => processWaitingLists(studio.services);

/** Creates a logged-in member with a pack. */
async function member(sessions: number | null = 1) {
  const userId = randomUUID();
  installFakeUserPool(studio).know(userId);
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
  it('is refused while there are places, once the class has begun, and for a class that is not there', async () => {
    const open = await createClass(studio.database, { startsAt: thursday });
    const begun = await createClass(studio.database, { startsAt: studio.time.now });
    const visitor = studio.visitor();
    for (const [classId, code] of [
      [open, 'places_left'],
      [begun, 'class_begun'],
      [randomUUID(), 'not_found'],
    ]) {
      const refused = await visitor.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
      expect(refused.body.code).toBe(code);
    }
  });

  it('says the position, and gives whoever asks again what is there', async () => {
    const { classId } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    expect(await join(first, [classId])).toMatchObject([{ status: 'WAITING', position: 1, payWith: 'ask' }]);
    const [joined] = await join(second, [classId]);
    expect(joined).toMatchObject({ position: 2 });
    expect((await join(second, [classId]))[0]?.entryId).toBe(joined?.entryId);
  });

  it('mails the signed link, which anybody who has it can read; nobody else can', async () => {
    const { classId } = await fullClass();
    const customer = person('Bea');
    const [entry] = await join(studio.visitor(), [classId], { customer });
    const [mail] = await studio.mails(customer.email);
    expect(mail?.subject).toBe('Waiting list: Dynamic Reformer Pilates, Thu 26 Nov, 09:30');
    const emailed = await getEmailedKey(studio.services, entry?.entryId ?? '');
    expect(mail?.text).toContain(`/waiting/${entry?.entryId}?k=${emailed}`);
    const key = entry?.link.split('k=')[1];
    const stranger = studio.visitor();
    const read = await stranger.call(paths.waitingGet, { entryId: entry?.entryId, key });
    expect(entriesOf(read)[0]).toMatchObject({ position: 1 });
    const blind = await stranger.call(paths.waitingGet, {
      entryId: entry?.entryId,
      key: `${key?.startsWith('x') ? 'y' : 'x'}${key?.slice(1)}`,
    });
    expect(blind).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('has a limit for each person', async () => {
    const visitor = studio.visitor();
    for (let times = 0; times < 2; times++) {
      const five = await Promise.all([1, 2, 3, 4, 5].map(() => fullClass()));
      await join(
        visitor,
        five.map(({ classId }) => classId),
      );
    }
    const { classId } = await fullClass();
    const refused = await visitor.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    expect(refused.body.code).toBe('waiting_limit');
  });

  it('is not for those who cancelled a booking of the class', async () => {
    const { classId, cancel, owner } = await fullClass();
    await join(studio.visitor(), [classId]);
    await cancel();
    const refused = await owner.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    expect(refused.body.code).toBe('waiting_closed');
  });

  it('tells a member, signed in anywhere, that they have cancelled a booking of the class', async () => {
    const { classId, bookingId, owner } = await fullClass();
    const { userId, visitor } = await member();
    await studio.database.orm
      .update(bookings)
      .set({ principalId: userId })
      .where(eq(bookings.clientId, owner.clientId));
    await join(studio.visitor(), [classId]);
    await visitor.call(paths.cancel, { bookingId });
    const refused = await visitor.call(paths.waitingJoin, { classIds: [classId], customer: person('Eve') });
    expect(refused.body).toMatchObject({ code: 'waiting_closed' });
    expect(refused.body.message).toContain('You have cancelled a booking of this class');
  });

  it('is for another member at the same browser, who is offered the place, and for no guest there', async () => {
    const { classId, cancel, owner } = await fullClass();
    const [{ userId }, other] = [await member(), await member()];
    await studio.database.orm
      .update(bookings)
      .set({ principalId: userId })
      .where(eq(bookings.clientId, owner.clientId));
    const first = studio.visitor();
    const [ahead] = await join(first, [classId]);
    await cancel();
    const guestThere = await owner.call(paths.waitingJoin, { classIds: [classId], customer: person('Gus') });
    expect(guestThere.body.code).toBe('waiting_closed');
    const here = owner.with(await tokens.access(other.userId));
    const [entry] = await join(here, [classId]);
    await serve();
    await first.call(paths.waitingLeave, { entryId: ahead?.entryId });
    await serve();
    expect(await look(here, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('tells nobody who types an address whether it has cancelled: its owner reads it, and is offered no place', async () => {
    const { classId, bookingId, owner } = await fullClass();
    const cancelled = { ...guestDetails, email: `${randomUUID()}@guests.example` };
    await studio.database.orm
      .update(bookings)
      .set({ email: cancelled.email })
      .where(eq(bookings.clientId, owner.clientId));
    const waits = studio.visitor();
    await join(waits, [classId]);
    await cancelByEmail(bookingId);
    await serve();
    const [somebody, anybody] = [studio.visitor(), studio.visitor()];
    const [known] = await join(somebody, [classId], {
      customer: { ...cancelled, email: cancelled.email.toUpperCase() },
    });
    const [unknown] = await join(anybody, [classId]);
    const shown = ({ status, payWith, autoUntil, offer }: WaitingEntry) => ({
      status,
      payWith,
      autoUntil,
      offer,
    });
    if (!known || !unknown) throw new Error('Nobody waits.');
    expect(shown(known)).toEqual(shown(unknown));
    expect([known.position, unknown.position]).toEqual([1, 2]);
    await serve();
    expect(await look(somebody, known.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    const [mail] = await studio.mails(cancelled.email);
    expect(mail?.text).toContain('was cancelled with this address, so we do not offer you a place there');

    // The free place goes to the person who hasn't cancelled; the other entry blocks no one.
    at('2026-11-23T13:30:00Z');
    await serve();
    expect(await look(somebody, known.entryId)).toMatchObject({ status: 'ENDED', offer: null });
    expect(await look(anybody, unknown.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('holds no place for an address that has cancelled when nobody else waits', async () => {
    const { classId, bookingId } = await fullClass();
    const booking = await findBooking(studio.database, branchId, bookingId);
    await join(studio.visitor(), [classId], { customer: { ...guestDetails, email: booking?.email } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1 });
    await cancelByEmail(bookingId);
    await serve();
    expect((await studio.visitor().call(paths.hold, { classId })).status).toBe(200);
  });

  it('gives a new member what they joined as a guest with their address', async () => {
    const { classId } = await fullClass();
    const userId = randomUUID();
    const { email } = installFakeUserPool(studio).know(userId);
    const customer = { ...person('Gil'), email: email?.toUpperCase() };
    const first = await join(studio.visitor(), [classId], { customer });
    await join(studio.visitor(), [classId], { customer });
    const visitor = studio.visitor().with(await tokens.access(userId));
    await visitor.call(paths.userGet);
    const listed = entriesOf(await visitor.call(paths.waitingList));
    expect(listed.map(({ entryId }) => entryId)).toEqual([first[0]?.entryId]);
  });

  it('lists what a member waits for', async () => {
    const { visitor } = await member();
    const [later, sooner] = [await fullClass(), await fullClass(new Date('2026-11-25T09:30:00Z'))];
    await join(visitor, [later.classId]);
    await join(visitor, [sooner.classId]);
    const listed = entriesOf(await visitor.call(paths.waitingList));
    expect(listed.map((entry) => entry.class.classId)).toEqual([sooner.classId, later.classId]);
  });
});

describe('a place that comes free', () => {
  it('is shown and given to nobody but who waits for it', async () => {
    const { classId, cancel } = await fullClass();
    await join(studio.visitor(), [classId]);
    await cancel();
    const late = studio.visitor();
    const listed = await late.call(paths.availability, { date: '2026-11-26' });
    expect(listed.body.slots.find((slot) => slot.classId === classId)?.capacityLeft).toBe(0);
    const refused = await late.call(paths.hold, { classId });
    expect(refused.body.code).toBe('slot_unavailable');
  });

  it('is offered to the first for an hour, then to the next, then it is everybody’s', async () => {
    const { classId, cancel } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const customer = person('Cleo');
    const [one] = await join(first, [classId], { customer });
    const [other] = await join(second, [classId]);
    await serve();
    expect(await look(first, one?.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    await cancel();
    await serve();
    await serve();
    expect(await look(first, one?.entryId)).toMatchObject({
      status: 'OFFERED',
      offer: { until: '2026-11-23T13:00:00.000Z' },
    });
    expect(await look(second, other?.entryId)).toMatchObject({ status: 'WAITING', position: 1 });
    const offered = (await studio.mails(customer.email))[0];
    expect(offered?.subject).toContain('A place is yours until 13:00');

    at('2026-11-23T13:00:00Z');
    await serve();
    expect(await look(first, one?.entryId)).toMatchObject({ status: 'PASSED' });
    expect(await look(second, other?.entryId)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.mails(customer.email))[0]?.subject).toMatch(/^Passed on: /);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });

    at('2026-11-23T14:00:00Z');
    await serve();
    expect((await studio.visitor().call(paths.hold, { classId })).status).toBe(200);
  });

  it('is taken up from the link in another browser, paid there, and the entry is done', async () => {
    const { classId, cancel } = await fullClass();
    const joiner = studio.visitor();
    const [entry] = await join(joiner, [classId]);
    await cancel();
    await serve();
    const browser = studio.visitor();
    const key = entry?.link.split('k=')[1];
    at('2026-11-23T12:55:00Z');
    const claimed = await browser.call(paths.waitingClaim, { entryId: entry?.entryId, key });
    // Five minutes of the hour were left, so checkout gets the usual ten.
    expect(claimed.body.holdExpiresAt).toBe(Date.parse('2026-11-23T13:05:00Z') / 1000);
    const again = await browser.call(paths.waitingClaim, { entryId: entry?.entryId, key });
    expect(again.body).toEqual(claimed.body);
    const { holdId } = claimed.body;
    const opened = await browser.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    await studio.pay(opened.body.paymentIntentId);
    const { paymentIntentId } = opened.body;
    expect((await browser.call(paths.confirmPayment, { paymentIntentId, classId })).status).toBe(200);
    expect(await look(joiner, entry?.entryId)).toMatchObject({ status: 'TAKEN' });
    await serve();
    expect(await look(joiner, entry?.entryId)).toMatchObject({ status: 'TAKEN', offer: null });
    const over = await joiner.call(paths.waitingClaim, { entryId: entry?.entryId });
    expect(over.body.code).toBe('offer_over');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      livePlaces: 0,
    });
  });

  it('goes on at once when who is offered it says no', async () => {
    const { classId, cancel } = await fullClass();
    const [first, second] = [studio.visitor(), studio.visitor()];
    const [one] = await join(first, [classId]);
    const [other] = await join(second, [classId]);
    await cancel();
    await serve();
    const left = await first.call(paths.waitingLeave, { entryId: one?.entryId });
    expect(entriesOf(left)[0]).toMatchObject({ status: 'LEFT' });
    await serve();
    expect(await look(second, other?.entryId)).toMatchObject({ status: 'OFFERED' });
  });

  it('is not offered overnight, and to nobody once the class has begun', async () => {
    const { classId, cancel } = await fullClass();
    const visitor = studio.visitor();
    const [entry] = await join(visitor, [classId]);
    await cancel();
    at('2026-11-23T23:00:00Z');
    await serve();
    expect(await look(visitor, entry?.entryId)).toMatchObject({ status: 'WAITING' });
    at('2026-11-24T07:00:00Z');
    await serve();
    expect(await look(visitor, entry?.entryId)).toMatchObject({ status: 'OFFERED' });

    const other = await fullClass();
    const [late] = await join(visitor, [other.classId]);
    await other.cancel();
    at(thursday.toISOString());
    await serve();
    expect(await look(visitor, late?.entryId)).toMatchObject({ status: 'ENDED', offer: null });
  });

  it('is not offered to who has cancelled a booking of the class: they wait no longer', async () => {
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const owner = studio.visitor();
    const { bookingId } = await bookAndPay(studio, owner, classId);
    // The entry is for a guest of the booker.
    const [own] = await join(owner, [classId], { customer: guestDetails });
    const next = studio.visitor();
    const [entry] = await join(next, [classId]);
    await owner.call(paths.cancel, { bookingId });
    await serve();
    expect(await look(owner, own?.entryId)).toMatchObject({ status: 'ENDED' });
    expect(await look(next, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
  });
});

describe('any one of several classes', () => {
  it('is offered one at a time, and the others end when it is taken', async () => {
    const [one, other] = [await fullClass(), await fullClass(new Date('2026-11-26T12:00:00Z'))];
    const visitor = studio.visitor();
    const behind = studio.visitor();
    const entries = await join(visitor, [one.classId, other.classId]);
    const [waiting] = await join(behind, [other.classId]);
    await one.cancel();
    await other.cancel();
    await serve();
    const mine = await Promise.all(entries.map(({ entryId }) => look(visitor, entryId)));
    expect(mine.map((entry) => entry?.status).sort()).toEqual(['OFFERED', 'WAITING']);
    const offered = mine.find((entry) => entry?.status === 'OFFERED');
    const claimed = await visitor.call(paths.waitingClaim, { entryId: offered?.entryId });
    const { holdId } = claimed.body;
    const classId = offered?.class.classId;
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    const { paymentIntentId } = opened.body;
    await studio.pay(paymentIntentId);
    await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
    await serve();
    const over = await Promise.all(entries.map(({ entryId }) => look(visitor, entryId)));
    expect(over.map((entry) => entry?.status).sort()).toEqual(['ENDED', 'TAKEN']);
    // The place that the visitor didn't need goes to the next person waiting.
    expect(await look(behind, waiting?.entryId)).toMatchObject({ status: 'OFFERED' });
  });
});

describe('a saved card', () => {
  /** Creates a member with a card saved at the provider. */
  async function withCard(card: string) {
    const userId = randomUUID();
    installFakeUserPool(studio).know(userId);
    // The same browser without its token, for calls after the token has expired.
    const browser = studio.visitor();
    const visitor = browser.with(await tokens.access(userId));
    await visitor.call(paths.userGet);
    const customer = await ensureCustomer(studio.services, userId);
    const { id: cardId } = await studio.stripe.paymentMethods.attach(card, { customer });
    return { browser, visitor, cardId };
  }

  async function offeredTo(card: string) {
    const { classId, cancel } = await fullClass();
    const { browser, visitor, cardId } = await withCard(card);
    const customer = person('Fay');
    const [entry] = await join(visitor, [classId], { customer, cardId, autoUntil: '2026-11-25T18:00:00Z' });
    expect(entry).toMatchObject({ payWith: 'card' });
    await cancel();
    await serve();
    return { classId, browser, visitor, entryId: entry?.entryId, customer };
  }

  it('is charged for a place, with nobody there, and the confirmation is the mail', async () => {
    const { classId, visitor, entryId, customer } = await offeredTo('pm_card_visa');
    expect(await look(visitor, entryId)).toMatchObject({ status: 'TAKEN' });
    expect((await studio.mails(customer.email))[0]?.subject).toMatch(/^Booked: /);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'succeeded', amount_received: 2000 });
    await studio.deliverWebhooks();
    await serve();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it.each([
    ['is declined', 'pm_card_chargeCustomerFail'],
    ['has to be confirmed with its bank', 'pm_card_authenticationRequired'],
  ])('that %s costs nothing: its owner is asked, within the time of the offer', async (_what, card) => {
    const { classId, browser, visitor, entryId, customer } = await offeredTo(card);
    expect(await look(visitor, entryId)).toMatchObject({
      status: 'OFFERED',
      offer: { until: '2026-11-23T13:00:00.000Z' },
    });
    expect((await studio.mails(customer.email))[0]?.subject).toContain('A place is yours until 13:00');
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'canceled', amount_received: 0 });
    const { holdId } = (await visitor.call(paths.waitingClaim, { entryId })).body;
    const opened = await visitor.call(paths.createIntent, { classId, holdId, customer: guestDetails });
    expect(opened.status).toBe(200);
    at('2026-11-23T13:30:00Z');
    await serve();
    expect(await look(browser, entryId)).toMatchObject({ status: 'PASSED' });
  });

  it('has to be good until the class begins', async () => {
    const { classId } = await fullClass(new Date('2027-12-01T09:30:00Z'));
    const { visitor, cardId } = await withCard('pm_card_visa');
    const rule = { customer: person('Gus'), cardId, autoUntil: '2027-11-25T18:00:00Z' };
    const { card } = await studio.stripe.paymentMethods.retrieve(cardId);
    expect(card).toMatchObject({ exp_month: 11, exp_year: 2027 });
    const refused = await visitor.call(paths.waitingJoin, { classIds: [classId], ...rule });
    expect(refused.body).toMatchObject({ code: 'not_covered' });
    expect(refused.body.message).toContain('expires before the class');
    const { classId: sooner } = await fullClass(new Date('2027-11-29T09:30:00Z'));
    await join(visitor, [sooner], rule);
  });

  it('is the one that was chosen among several', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, cardId } = await withCard('pm_card_visa');
    const { data } = await studio.stripe.customers.list({ limit: 1 });
    const { id: other } = await studio.stripe.paymentMethods.attach('pm_card_mastercard', {
      customer: data[0]?.id ?? '',
    });
    expect(other).not.toBe(cardId);
    await join(visitor, [classId], { cardId: other, autoUntil: '2026-11-25T18:00:00Z' });
    await cancel();
    await serve();
    const [charge] = (await studio.stripe.paymentIntents.list({ limit: 1 })).data;
    expect(charge).toMatchObject({ status: 'succeeded', payment_method: other });
  });

  it('is only ever the member’s own', async () => {
    const { classId } = await fullClass();
    const { cardId } = await withCard('pm_card_visa');
    const { visitor } = await withCard('pm_card_visa');
    const rule = { customer: guestDetails, cardId, autoUntil: '2026-11-25T18:00:00Z' };
    for (const anybody of [visitor, studio.visitor()]) {
      const refused = await anybody.call(paths.waitingJoin, { classIds: [classId], ...rule });
      expect(refused.body.code).toBe('not_found');
    }
  });
});

describe('a member’s credit', () => {
  it('is reserved while waiting and comes back on leaving', async () => {
    const { classId } = await fullClass();
    const { visitor, credit } = await member(1);
    const [entry] = await join(visitor, [classId]);
    expect(entry).toMatchObject({ payWith: 'credit' });
    expect(await credit()).toEqual({ balance: 0, reasons: ['GIVEN', 'RESERVED'] });
    await visitor.call(paths.waitingLeave, { entryId: entry?.entryId });
    await visitor.call(paths.waitingLeave, { entryId: entry?.entryId });
    expect(await credit()).toEqual({ balance: 1, reasons: ['GIVEN', 'RESERVED', 'RELEASED'] });
  });

  it('books a place without asking, with the confirmation as the mail', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, credit, userId } = await member(1);
    const customer = person('Dora');
    const rule = { customer, autoUntil: '2026-11-25T18:00:00Z' };
    const [entry] = await join(visitor, [classId], rule);
    await cancel();
    await serve();
    await serve();
    expect(await look(visitor, entry?.entryId)).toMatchObject({ status: 'TAKEN' });
    expect(await credit()).toEqual({ balance: 0, reasons: ['GIVEN', 'RESERVED', 'RELEASED', 'BOOKED'] });
    const subjects = (await studio.mails(customer.email)).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/^Booked: /);
    expect(subjects.some((subject) => subject.startsWith('A place'))).toBe(false);
    const booked = {
      name: 'test_booked',
      text: 'SELECT principal_id AS "who" FROM bookings WHERE class_id = $1 AND status = $2',
    };
    expect(await studio.database.run(booked, [classId, 'CONFIRMED'])).toEqual([{ who: userId }]);
  });

  it('books nothing overnight, and asks from the moment that the member named', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor } = await member(1);
    const [entry] = await join(visitor, [classId], { autoUntil: '2026-11-24T06:59:00Z' });
    // Uses the link, because the token lasts only an hour.
    const key = entry?.link.split('k=')[1];
    const byLink = async () =>
      entriesOf(await studio.visitor().call(paths.waitingGet, { entryId: entry?.entryId, key }))[0];
    at('2026-11-23T23:00:00Z');
    await cancel();
    await serve();
    expect(await byLink()).toMatchObject({ status: 'WAITING' });
    at('2026-11-24T07:00:00Z');
    await serve();
    expect(await byLink()).toMatchObject({ status: 'OFFERED' });
  });

  it('asks when the session cannot be booked after all', async () => {
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
    await serve();
    expect(await look(visitor, entry?.entryId)).toMatchObject({ status: 'OFFERED' });
    expect((await studio.mails(customer.email))[0]?.subject).toContain('A place is yours');
  });

  it('pays at checkout for an offer that was taken up', async () => {
    const { classId, cancel } = await fullClass();
    const { visitor, credit, userId } = await member(1);
    const [entry] = await join(visitor, [classId]);
    await cancel();
    await serve();
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
    await serve();
    expect(await credit()).toEqual({ balance: 0, reasons: ['GIVEN', 'RESERVED', 'RELEASED', 'BOOKED'] });
  });

  it('has to be there for an automatic place', async () => {
    const { classId } = await fullClass();
    const autoUntil = '2026-11-25T18:00:00Z';
    const refused = await studio
      .visitor()
      .call(paths.waitingJoin, { classIds: [classId], customer: guestDetails, autoUntil });
    expect(refused.body.code).toBe('not_covered');
  });
});
