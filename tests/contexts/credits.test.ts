import type { BookingResponse } from '@studio/contracts/bookings';
import type {
  EntitlementsResponse,
  QuoteHoldResponse,
  SessionMovementsResponse,
} from '@studio/contracts/entitlements';
import { setEntitlementRenewal } from '@studio/server/entitlements/set-entitlement-renewal';
import { entitlements } from '@studio/server/entitlements/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingMembers, createBookingMembers } from '../harness/booking-members.ts';
import { readClassTotals } from '../harness/class-totals.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
let members: BookingMembers;

beforeAll(async () => {
  studio = await openTestStudio();
  members = await createBookingMembers(studio);
});
afterAll(() => studio.close());

describe('booking with a session', () => {
  it('takes one session and books, without a payment; asked again it gives the same booking', async () => {
    const who = await members.member();
    const pack = await members.give({ memberId: who.memberId });
    const classId = await members.newClass();
    const { holdId } = await members.hold(who, classId);
    const wish = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    const booked = await who.ask<BookingResponse>('/classes/class/book', wish);
    const again = await who.ask<BookingResponse>('/classes/class/book', wish);
    expect(booked.booking).toMatchObject({
      status: 'CONFIRMED',
      paymentMethod: 'ENTITLEMENT',
      free: false,
      pricePaid: 0,
      discountAmount: 0,
      credit: { entitlementId: pack, name: 'Reformer Pack of 10' },
    });
    expect(again.bookingId).toBe(booked.bookingId);
    expect(await loadCreditLedger(studio.database, pack)).toEqual({
      balance: 9,
      sum: 9,
      booked: 1,
      returned: 0,
    });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      livePlaces: 0,
    });
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.text).toContain('Paid with: 1 session\nFrom: Reformer Pack of 10');
  });

  it('is the server’s choice, the membership first, unless the member names another of theirs', async () => {
    const who = await members.member();
    const pack = await members.give({ memberId: who.memberId });
    const month = await members.giveFlex(who.memberId);
    const first = await members.bookWithSession(who, await members.newClass());
    const second = await members.bookWithSession(who, await members.newClass(), { entitlementId: pack });
    expect(first.booking.credit?.entitlementId).toBe(month);
    expect(second.booking.credit?.entitlementId).toBe(pack);
  });

  it('is nobody else’s session, and only of what covers the class', async () => {
    const [who, other] = [await members.member(), await members.member()];
    const theirs = await members.give({ memberId: other.memberId });
    const yoga = await members.give({
      memberId: who.memberId,
      name: 'Class Pack of 10',
      terms: { covers: ['yoga'] },
    });
    const classId = await members.newClass();
    expect((await members.bookWithSession(who, classId, { entitlementId: theirs })).code).toBe('not_found');
    const refused = await members.bookWithSession(who, classId, { entitlementId: yoga });
    expect(refused).toMatchObject({
      code: 'not_covered',
      message: 'Class Pack of 10 does not cover Reformer. Nothing was taken.',
    });
    expect((await members.bookWithSession(who, classId)).code).toBe('not_covered');
    expect((await loadCreditLedger(studio.database, yoga)).balance).toBe(10);
  });

  it('refuses when no session is left, keeps the hold, and leaves the card', async () => {
    const who = await members.member();
    await members.give({ memberId: who.memberId, terms: { sessions: 1 } });
    await members.bookWithSession(who, await members.newClass());
    const classId = await members.newClass();
    expect((await members.bookWithSession(who, classId)).code).toBe('entitlement_used_up');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });
    const opened = await who.browser.call('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
      principalUserId: who.memberId,
    });
    expect(opened).toMatchObject({ status: 200, body: { amount: 20 } });
  });

  it('pays for several places from a pack that may be shared alone, one session each', async () => {
    const who = await members.member();
    const own = await members.give({ memberId: who.memberId, terms: { covers: ['yoga'] } });
    const classId = await members.newClass({ kind: 'vinyasa' });
    expect((await members.bookWithSession(who, classId, {}, 3)).code).toBe('not_covered');
    const shared = await members.give({
      memberId: who.memberId,
      terms: { covers: ['yoga'], shareable: true },
    });
    const booked = await members.bookWithSession(who, classId, {}, 3);
    expect(booked.order).toHaveLength(3);
    expect((await loadCreditLedger(studio.database, shared)).balance).toBe(7);
    expect((await loadCreditLedger(studio.database, own)).balance).toBe(10);
  });

  it('pays for one place in a class alone, also when another is asked for later or moved there', async () => {
    const who = await members.member();
    const flow = await members.give({ memberId: who.memberId, terms: { sessions: null } });
    const classId = await members.newClass();
    const first = await members.bookWithSession(who, classId);
    const again = await members.bookWithSession(who, classId);
    expect(again).toMatchObject({ code: 'not_covered' });
    const elsewhere = await members.bookWithSession(who, await members.newClass());
    const moved = await who.ask('/classes/class/move', { bookingId: elsewhere.bookingId, classId });
    expect(moved.code).toBe('not_movable');
    expect((await loadCreditLedger(studio.database, flow)).booked).toBe(2);
    await members.cancel(who, first.bookingId);
    expect((await members.bookWithSession(who, classId)).booking).toMatchObject({ status: 'CONFIRMED' });
  });

  it('needs the member’s token, and takes no session for what costs nothing', async () => {
    const who = await members.member();
    const pack = await members.give({ memberId: who.memberId });
    const free = await members.bookWithSession(who, await members.newClass({ pricePence: 0 }));
    expect(free.booking).toMatchObject({ free: true, credit: null });
    expect((await loadCreditLedger(studio.database, pack)).balance).toBe(10);
    const classId = await members.newClass();
    const stranger = studio.visitor();
    const { holdId } = (await stranger.call('/classes/class/hold', { classId })).body;
    const wish = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    const claimed = await stranger.call('/classes/class/book', { ...wish, principalUserId: who.memberId });
    expect(claimed.status).toBe(403);
    expect((await stranger.call('/classes/class/book', wish)).body.code).toBe('payment_required');
  });
});

describe('what a place can be paid with', () => {
  it('is told with the server’s choice first and why, what does not pay and why not, and the card', async () => {
    const who = await members.member();
    await members.give({ memberId: who.memberId });
    await members.giveFlex(who.memberId);
    await members.give({ memberId: who.memberId, name: 'Starter Pack', terms: { covers: ['mat', 'yoga'] } });
    const { holdId } = await members.hold(who, await members.newClass());
    const quote = await who.ask<QuoteHoldResponse>('/classes/booking/quote', { holdId });
    expect(quote.entitlements).toMatchObject([
      {
        name: 'Reformer Flex 8',
        sessionsLeft: 8,
        uses: 1,
        renews: true,
        why: 'these renew on 1 December, your pack lasts longer',
        onCancel: 'the session comes back to Reformer Flex 8',
      },
      { name: 'Reformer Pack of 10', why: null, renews: false },
    ]);
    expect(quote.notCovering).toEqual([
      { name: 'Starter Pack', why: 'other_activity', sentence: 'Starter Pack does not cover Reformer.' },
    ]);
    expect(quote.card).toMatchObject({ total: 18, base: 20, prices: [{ reason: 'Member price, 10% off' }] });
  });

  it('is the card alone for a guest, and nobody else’s to ask', async () => {
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId: await members.newClass() }))
      .body;
    const { body } = await visitor.call('/classes/booking/quote', { holdId });
    expect(body).toMatchObject({ entitlements: [], notCovering: [], card: { total: 20 } });
    expect((await studio.visitor().call('/classes/booking/quote', { holdId })).status).toBe(404);
    await visitor.call('/classes/class/release', { holdId });
    expect((await visitor.call('/classes/booking/quote', { holdId })).body.code).toBe('hold_expired');
  });

  it('shows in the timetable: "1 session" where one covers, else the member’s price', async () => {
    const who = await members.member();
    await members.giveFlex(who.memberId);
    const startsAt = new Date('2026-12-15T09:30:00Z');
    const [covered, after] = [await members.newClass(), await members.newClass({ startsAt })];
    const slotOf = async (asker: TestBrowser, date: string, classId: string, body: object) => {
      const { slots } = (await asker.call('/classes/class/availability', { date, ...body })).body;
      return slots.find((slot) => slot.classId === classId);
    };
    const asMember = { principalUserId: who.memberId };
    const now = await slotOf(who.browser, '2026-11-25', covered, asMember);
    expect(now).toMatchObject({ covered: true, price: { base: 20, final: 18 } });
    expect(await slotOf(who.browser, '2026-12-15', after, asMember)).toMatchObject({ covered: false });
    const toAll = await slotOf(studio.visitor(), '2026-11-25', covered, {});
    expect(toAll?.price.final).toBe(20);
    expect(toAll).not.toHaveProperty('covered');
  });
});

describe('cancelling what a session paid for', () => {
  it('gives the session back, once, and says so before and after', async () => {
    const who = await members.member();
    const pack = await members.give({ memberId: who.memberId });
    const { bookingId, ifCancelled } = await members.bookWithSession(who, await members.newClass());
    expect(ifCancelled).toEqual({ kind: 'credit', text: 'The session goes back to Reformer Pack of 10.' });
    const cancelled = await members.cancel(who, bookingId);
    expect(cancelled).toMatchObject({ refund: null, credit: { name: 'Reformer Pack of 10', sessions: 1 } });
    expect((await members.cancel(who, bookingId)).code).toBe('already_cancelled');
    expect(await loadCreditLedger(studio.database, pack)).toEqual({
      balance: 10,
      sum: 10,
      booked: 1,
      returned: 1,
    });
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.text).toContain('1 session is back in Reformer Pack of 10. You can use it until');
  });

  it('makes a pack that has ended meanwhile good for 14 days more', async () => {
    const who = await members.member();
    const pack = await members.give({ memberId: who.memberId });
    const { bookingId } = await members.bookWithSession(who, await members.newClass());
    const ended = new Date(studio.time.now.getTime() - 1000);
    const own = eq(entitlements.id, pack);
    await studio.database.orm.update(entitlements).set({ expiresAt: ended }).where(own);
    const { ifCancelled } = await who.ask<BookingResponse>('/classes/booking/get', { bookingId });
    expect(ifCancelled?.text).toContain('It is good until 7 December.');
    await members.cancel(who, bookingId);
    const [after] = await studio.database.orm.select().from(entitlements).where(own);
    expect(after?.expiresAt).toEqual(new Date(studio.time.now.getTime() + 14 * 86_400_000));
  });

  it('gives one of several back by itself', async () => {
    const who = await members.member();
    const pack = await members.give({ memberId: who.memberId, terms: { covers: ['yoga'], shareable: true } });
    const { order } = await members.bookWithSession(who, await members.newClass({ kind: 'vinyasa' }), {}, 4);
    await members.cancel(who, order[2]?.bookingId ?? '');
    expect(await loadCreditLedger(studio.database, pack)).toMatchObject({
      balance: 7,
      booked: 4,
      returned: 1,
    });
  });
});

describe('what a member has', () => {
  it('says of a month whether sessions come again, which a cancelled membership’s do not', async () => {
    const who = await members.member();
    const month = await members.giveFlex(who.memberId);
    await members.give({ memberId: who.memberId });
    const [row] = await studio.database.orm.select().from(entitlements).where(eq(entitlements.id, month));
    const paid = [row?.originId ?? ''];
    const renews = async () => {
      const { holdId } = await members.hold(who, await members.newClass());
      const quote = await who.ask<QuoteHoldResponse>('/classes/booking/quote', { holdId });
      return quote.entitlements.map((one) => [one.name, one.renews, one.why]);
    };
    await setEntitlementRenewal(studio.database, '11-miles-st', paid, false);
    expect(await renews()).toEqual([
      ['Reformer Flex 8', false, 'this ends on 1 December, your pack lasts longer'],
      ['Reformer Pack of 10', false, null],
    ]);
    await setEntitlementRenewal(studio.database, '11-miles-st', paid, true);
    expect((await renews()).map(([, again]) => again)).toEqual([true, false]);
  });

  it('is told with what is over, and with every movement and what it was for', async () => {
    const who = await members.member();
    const spent = await members.give({
      memberId: who.memberId,
      name: 'Drop-in',
      kind: 'drop-in',
      terms: { sessions: 1 },
    });
    const month = await members.giveFlex(who.memberId);
    const { bookingId } = await members.bookWithSession(who, await members.newClass(), {
      entitlementId: spent,
    });
    const mine = await who.ask<EntitlementsResponse>('/account/entitlements');
    expect(mine.entitlements).toMatchObject([
      { entitlementId: month, isOver: false, sessionsLeft: 8, sessions: 8, renews: true },
      { entitlementId: spent, isOver: true, sessionsLeft: 0 },
    ]);
    expect(mine.memberDiscount).toEqual({ percent: 10, name: 'Reformer Flex 8' });
    await members.cancel(who, bookingId);
    const ask = { entitlementId: spent };
    const { movements } = await who.ask<SessionMovementsResponse>('/account/movements', ask);
    expect(movements).toMatchObject([
      { sessions: 1, what: 'Came back: Dynamic Reformer Pilates, Wed 25 Nov, 09:30', bookingId, balance: 1 },
      { sessions: -1, what: 'Dynamic Reformer Pilates, Wed 25 Nov, 09:30', bookingId, balance: 0 },
      { sessions: 1, what: 'Bought', bookingId: null, balance: 1 },
    ]);
    expect((await (await members.member()).ask('/account/movements', ask)).code).toBe('not_found');
  });
});
