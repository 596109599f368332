import type { BookingResponse } from '@studio/contracts/bookings';
import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
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
  it('takes one session and books without a payment, and returns the same booking when repeated', async () => {
    const member = await members.member();
    const pack = await members.grantCredit({ memberId: member.memberId });
    const classId = await members.newClass();
    const { holdId } = await members.hold(member, classId);
    const input = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    const booked = await member.call<BookingResponse>('/classes/class/book', input);
    const repeated = await member.call<BookingResponse>('/classes/class/book', input);
    expect(booked.booking).toMatchObject({
      status: 'CONFIRMED',
      paymentMethod: 'ENTITLEMENT',
      free: false,
      pricePaid: 0,
      discountAmount: 0,
      credit: { entitlementId: pack, name: 'Reformer Pack of 10' },
    });
    expect(repeated.bookingId).toBe(booked.bookingId);
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
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.text).toContain('Paid with: 1 session\nFrom: Reformer Pack of 10');
  });

  it('uses the server’s choice, a membership first, unless the member names another entitlement', async () => {
    const member = await members.member();
    const pack = await members.grantCredit({ memberId: member.memberId });
    const month = await members.grantFlex(member.memberId);
    const first = await members.bookWithSession(member, await members.newClass());
    const second = await members.bookWithSession(member, await members.newClass(), { entitlementId: pack });
    expect(first.booking.credit?.entitlementId).toBe(month);
    expect(second.booking.credit?.entitlementId).toBe(pack);
  });

  it('rejects a session of another member, and a session that does not cover the class', async () => {
    const [member, other] = [await members.member(), await members.member()];
    const othersPack = await members.grantCredit({ memberId: other.memberId });
    const yoga = await members.grantCredit({
      memberId: member.memberId,
      name: 'Class Pack of 10',
      terms: { covers: ['yoga'] },
    });
    const classId = await members.newClass();
    expect((await members.bookWithSession(member, classId, { entitlementId: othersPack })).code).toBe(
      'not_found',
    );
    const rejected = await members.bookWithSession(member, classId, { entitlementId: yoga });
    expect(rejected).toMatchObject({
      code: 'not_covered',
      message: 'Class Pack of 10 doesn’t cover Reformer. No sessions were used.',
    });
    expect((await members.bookWithSession(member, classId)).code).toBe('not_covered');
    expect((await loadCreditLedger(studio.database, yoga)).balance).toBe(10);
  });

  it('is rejected when no session is left, keeps the hold, and allows payment by card', async () => {
    const member = await members.member();
    await members.grantCredit({ memberId: member.memberId, terms: { sessions: 1 } });
    await members.bookWithSession(member, await members.newClass());
    const classId = await members.newClass();
    expect((await members.bookWithSession(member, classId)).code).toBe('entitlement_used_up');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, livePlaces: 1 });
    const opened = await member.browser.call('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
      principalUserId: member.memberId,
    });
    expect(opened).toMatchObject({ status: 200, body: { amount: 20 } });
  });

  it('pays for several places only from a shareable pack, one session each', async () => {
    const member = await members.member();
    const own = await members.grantCredit({ memberId: member.memberId, terms: { covers: ['yoga'] } });
    const classId = await members.newClass({ kind: 'vinyasa' });
    expect((await members.bookWithSession(member, classId, {}, 3)).code).toBe('not_covered');
    const shared = await members.grantCredit({
      memberId: member.memberId,
      terms: { covers: ['yoga'], shareable: true },
    });
    const booked = await members.bookWithSession(member, classId, {}, 3);
    expect(booked.order).toHaveLength(3);
    expect((await loadCreditLedger(studio.database, shared)).balance).toBe(7);
    expect((await loadCreditLedger(studio.database, own)).balance).toBe(10);
  });

  it('pays for one place per class only, even with a second booking or a move', async () => {
    const member = await members.member();
    const flow = await members.grantCredit({ memberId: member.memberId, terms: { sessions: null } });
    const classId = await members.newClass();
    const first = await members.bookWithSession(member, classId);
    const repeated = await members.bookWithSession(member, classId);
    expect(repeated).toMatchObject({ code: 'not_covered' });
    const otherBooking = await members.bookWithSession(member, await members.newClass());
    const moved = await member.call('/classes/class/move', { bookingId: otherBooking.bookingId, classId });
    expect(moved.code).toBe('not_movable');
    expect((await loadCreditLedger(studio.database, flow)).booked).toBe(2);
    await members.cancel(member, first.bookingId);
    expect((await members.bookWithSession(member, classId)).booking).toMatchObject({ status: 'CONFIRMED' });
  });

  it('needs the member’s token, and takes no session for a free class', async () => {
    const member = await members.member();
    const pack = await members.grantCredit({ memberId: member.memberId });
    const free = await members.bookWithSession(member, await members.newClass({ pricePence: 0 }));
    expect(free.booking).toMatchObject({ free: true, credit: null });
    expect((await loadCreditLedger(studio.database, pack)).balance).toBe(10);
    const classId = await members.newClass();
    const otherVisitor = studio.visitor();
    const { holdId } = (await otherVisitor.call('/classes/class/hold', { classId })).body;
    const input = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
    const claimed = await otherVisitor.call('/classes/class/book', {
      ...input,
      principalUserId: member.memberId,
    });
    expect(claimed.status).toBe(403);
    expect((await otherVisitor.call('/classes/class/book', input)).body.code).toBe('payment_required');
  });
});

describe('payment options of a held place', () => {
  it('list the server’s choice first with reasons, entitlements that do not cover it, and the card', async () => {
    const member = await members.member();
    await members.grantCredit({ memberId: member.memberId });
    await members.grantFlex(member.memberId);
    await members.grantCredit({
      memberId: member.memberId,
      name: 'Starter Pack',
      terms: { covers: ['mat', 'yoga'] },
    });
    const { holdId } = await members.hold(member, await members.newClass());
    const quote = await member.call<QuoteHoldResponse>('/classes/booking/quote', { holdId });
    expect(quote.entitlements).toMatchObject([
      {
        name: 'Reformer Flex 8',
        sessionsLeft: 8,
        uses: 1,
        renews: true,
        reason: 'it renews on 1 December, and your pack lasts longer',
        cancellationNote: 'we’ll return 1 session to Reformer Flex 8',
      },
      { name: 'Reformer Pack of 10', reason: null, renews: false },
    ]);
    expect(quote.ineligible).toEqual([
      { name: 'Starter Pack', reason: 'other_activity', message: 'Starter Pack doesn’t cover Reformer.' },
    ]);
    expect(quote.card).toMatchObject({ total: 18, base: 20, prices: [{ reason: 'Member price, 10% off' }] });
  });

  it('offer a guest only the card, and return 404 to another visitor', async () => {
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId: await members.newClass() }))
      .body;
    const { body } = await visitor.call('/classes/booking/quote', { holdId });
    expect(body).toMatchObject({ entitlements: [], ineligible: [], card: { total: 20 } });
    expect((await studio.visitor().call('/classes/booking/quote', { holdId })).status).toBe(404);
    await visitor.call('/classes/class/release', { holdId });
    expect((await visitor.call('/classes/booking/quote', { holdId })).body.code).toBe('hold_expired');
  });

  it('appear in the timetable as "1 session" when covered, or else as the member’s price', async () => {
    const member = await members.member();
    await members.grantFlex(member.memberId);
    const startsAt = new Date('2026-12-15T09:30:00Z');
    const [covered, after] = [await members.newClass(), await members.newClass({ startsAt })];
    const slotOf = async (browser: TestBrowser, date: string, classId: string, body: object) => {
      const { slots } = (await browser.call('/classes/class/availability', { date, ...body })).body;
      return slots.find((slot) => slot.classId === classId);
    };
    const asMember = { principalUserId: member.memberId };
    const now = await slotOf(member.browser, '2026-11-25', covered, asMember);
    expect(now).toMatchObject({ covered: true, price: { base: 20, final: 18 } });
    expect(await slotOf(member.browser, '2026-12-15', after, asMember)).toMatchObject({ covered: false });
    const forGuest = await slotOf(studio.visitor(), '2026-11-25', covered, {});
    expect(forGuest?.price.final).toBe(20);
    expect(forGuest).not.toHaveProperty('covered');
  });
});
