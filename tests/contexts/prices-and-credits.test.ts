import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { promoCodes } from '@studio/server/promotions/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingMembers, createBookingMembers } from '../harness/booking-members.ts';
import { readClassTotals } from '../harness/class-totals.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
let members: BookingMembers;

beforeAll(async () => {
  studio = await openTestStudio();
  members = await createBookingMembers(studio);
});
afterAll(() => studio.close());

describe('paying by card beside sessions', () => {
  it('opens no payment for a covered class unless the card is chosen, at the member’s price', async () => {
    const member = await members.member();
    const month = await members.grantFlex(member.memberId);
    const classId = await members.newClass();
    const held = await members.hold(member, classId);
    expect(held).toMatchObject({ price: { base: 20, final: 18 }, total: 18 });
    const input = { classId, holdId: held.holdId, customer: guestDetails };
    const rejected = await member.call('/classes/payments/create-intent', input);
    expect(rejected.code).toBe('no_payment_required');
    const byCard = { ...input, paymentMethod: 'PAYG' };
    const opened = await member.call<{ amount: number; paymentIntentId: string }>(
      '/classes/payments/create-intent',
      byCard,
    );
    expect(opened.amount).toBe(18);
    await studio.pay(opened.paymentIntentId);
    const { paymentIntentId } = opened;
    const payForPlaces = await member.call<BookingResponse>('/classes/payments/confirm', { paymentIntentId });
    expect(payForPlaces.booking).toMatchObject({
      pricePaid: 18,
      originalPrice: 20,
      discountType: 'membership',
      credit: null,
    });
    expect((await loadCreditLedger(studio.database, month)).balance).toBe(8);
  });

  it('changes the price of the same hold when the visitor logs in', async () => {
    const member = await members.member();
    await members.grantFlex(member.memberId, 0);
    const classId = await members.newClass();
    const asGuest = await member.browser.call('/classes/class/hold', { classId });
    expect(asGuest.body.total).toBe(20);
    const opened = await member.browser.call('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
    });
    expect(opened.body.amount).toBe(20);
    const asMember = await members.hold(member, classId);
    expect(asMember).toMatchObject({ holdId: asGuest.body.holdId, total: 18 });
    const repeated = await member.call<{ amount: number }>('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
    });
    expect(repeated.amount).toBe(18);
  });

  it('has the same price for everyone for sound healing', async () => {
    const member = await members.member();
    await members.grantCredit({
      memberId: member.memberId,
      kind: 'membership',
      terms: { covers: ['yoga'], memberDiscountPercent: 10 },
    });
    const held = await members.hold(
      member,
      await members.newClass({ kind: 'sound-healing', pricePence: 2500 }),
    );
    expect(held.total).toBe(25);
    const quote = await member.call<QuoteHoldResponse>('/classes/booking/quote', { holdId: held.holdId });
    expect(quote.entitlements).toEqual([]);
    expect(quote.ineligible[0]?.message).toBe('Reformer Pack of 10 doesn’t cover Sound Healing.');
  });
});

describe('two for one on Tuesday evenings', () => {
  async function payForPlaces(places: number) {
    const member = await members.member();
    const startsAt = new Date('2026-12-01T18:00:00Z');
    const classId = await members.newClass({ kind: 'vinyasa', pricePence: 1200, startsAt });
    const held = await members.hold(member, classId, places);
    const opened = await member.call<{ amount: number; paymentIntentId: string }>(
      '/classes/payments/create-intent',
      { classId, holdId: held.holdId, customer: guestDetails },
    );
    await studio.pay(opened.paymentIntentId);
    const { paymentIntentId } = opened;
    const response = await member.call<BookingResponse>('/classes/payments/confirm', { paymentIntentId });
    const ids = response.order.map(({ bookingId }) => bookingId);
    const bookings = await Promise.all(
      ids.map((bookingId) => member.call<BookingResponse>('/classes/booking/get', { bookingId })),
    );
    return {
      who: member,
      held,
      opened,
      ids,
      classId,
      prices: bookings.map(({ booking }) => booking.pricePaid),
    };
  }

  it('sells a pair for one price, and hold, payment and bookings agree', async () => {
    const two = await payForPlaces(2);
    expect(two.held).toMatchObject({
      total: 12,
      price: { final: 6, reason: '2-for-1 yoga on Tuesday evenings' },
    });
    expect(two.opened.amount).toBe(12);
    expect(two.prices).toEqual([6, 6]);
    const three = await payForPlaces(3);
    expect([three.held.total, three.opened.amount, three.prices]).toEqual([24, 24, [6, 6, 12]]);
    expect((await payForPlaces(1)).prices).toEqual([12]);
  });

  it('refunds nothing for one of a pair, and everything with the last', async () => {
    const { who: member, ids, classId } = await payForPlaces(2);
    const [first = '', last = ''] = ids;
    const before = await member.call<BookingResponse>('/classes/booking/get', { bookingId: first });
    expect(before.ifCancelled).toMatchObject({ kind: 'nothing' });
    expect(before.ifCancelled?.text).toContain('one price for two places');
    expect((await members.cancel(member, first)).refund).toBeNull();
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.text).toContain('your other place is still booked.');
    const afterFirst = await member.call<BookingResponse>('/classes/booking/get', { bookingId: last });
    expect(afterFirst.ifCancelled).toEqual({ kind: 'refund', text: 'We’ll refund £12 to Visa ending 4242.' });
    expect((await members.cancel(member, last)).refund?.amount).toBe(12);
    await studio.idle();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    const [goodbye] = await studio.emails(guestDetails.email);
    expect(goodbye?.text).toContain('We’re refunding £12 to ');
  });
});

describe('promo code at checkout', () => {
  const createCode = async (changes: Partial<typeof promoCodes.$inferInsert>) => {
    const code = `C${randomUUID().slice(0, 7).toUpperCase()}`;
    await studio.database.orm.insert(promoCodes).values({
      branchId: '11-miles-st',
      code,
      origin: 'studio',
      appliesTo: 'classes',
      createdAt: studio.time.now,
      ...changes,
    });
    return code;
  };
  const countUses = async (code: string) =>
    (await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.uses;

  it('counts while its payment is open, is released when it closes, and is used by a booking', async () => {
    const code = await createCode({ percent: 50, usesMax: 1 });
    const [visitor, late] = [studio.visitor(), studio.visitor()];
    const classId = await members.newClass();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const quote = await visitor.call('/classes/booking/quote', { holdId, promoCode: code });
    expect(quote.body).toMatchObject({ card: { total: 10, base: 20 } });
    expect(await countUses(code)).toBe(0);
    const input = { classId, holdId, customer: guestDetails, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', input);
    expect(opened.body.amount).toBe(10);
    expect(await countUses(code)).toBe(1);
    const repeated = await visitor.call('/classes/payments/create-intent', input);
    expect(repeated.body.paymentIntentId).toBe(opened.body.paymentIntentId);
    const lateInput = { classId, customer: { ...guestDetails, email: 'late@example.com' }, promoCode: code };
    await late.call('/classes/class/hold', { classId });
    expect((await late.call('/classes/payments/create-intent', lateInput)).body.code).toBe('promo_refused');
    await visitor.call('/classes/class/release', { holdId });
    expect(await countUses(code)).toBe(0);
    const { paymentIntentId } = (await late.call('/classes/payments/create-intent', lateInput)).body;
    await studio.pay(paymentIntentId);
    const { booking } = (await late.call('/classes/payments/confirm', { paymentIntentId })).body;
    expect(booking).toMatchObject({
      pricePaid: 10,
      originalPrice: 20,
      promoCode: code,
      discountType: 'promo',
    });
    expect(await countUses(code)).toBe(1);
  });

  it('once per person opens one payment, however often the button is clicked', async () => {
    const code = await createCode({ percent: 10, usesPerPerson: 1 });
    const visitor = studio.visitor();
    const classId = await members.newClass();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const input = {
      classId,
      holdId,
      customer: { ...guestDetails, email: 'twice@example.com' },
      promoCode: code,
    };
    const requests = Array.from({ length: 6 }, () => visitor.call('/classes/payments/create-intent', input));
    const responses = await Promise.all(requests);
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    expect(await countUses(code)).toBe(1);
  });

  it('for the full price books without a payment', async () => {
    const code = await createCode({ percent: 100, usesMax: 1 });
    const visitor = studio.visitor();
    const classId = await members.newClass();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const input = { classId, holdId, customer: guestDetails, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', input);
    expect(opened.body.code).toBe('no_payment_required');
    const booked = await visitor.call('/classes/class/book', { ...input, paymentMethod: 'ENTITLEMENT' });
    expect(booked.body.booking).toMatchObject({ free: true, pricePaid: 0, promoCode: code });
    expect(await countUses(code)).toBe(1);
  });

  it('that leaves less than the minimum card charge books without a payment', async () => {
    const visitor = studio.visitor();
    const classId = await members.newClass();
    const { pricePence } =
      (await studio.database.orm.select().from(classes).where(eq(classes.id, classId)))[0] ?? {};
    const code = await createCode({ percent: null, amountPence: (pricePence ?? 0) - 25 });
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const quoted = (await visitor.call(paths.quote, { holdId, promoCode: code }))
      .body as unknown as QuoteHoldResponse;
    expect(quoted.card.total).toBe(0);
    expect(quoted.card.prices[0]?.reason).toContain('we’ve waived the last £0.25');
    const input = { classId, holdId, customer: guestDetails, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', input);
    expect(opened.body.code).toBe('no_payment_required');
    const booked = await visitor.call('/classes/class/book', { ...input, paymentMethod: 'ENTITLEMENT' });
    expect(booked.body.booking).toMatchObject({ free: true, pricePaid: 0, promoCode: code });
    expect(await countUses(code)).toBe(1);
  });

  it('is not used when the member’s price is better', async () => {
    const code = await createCode({ percent: 5 });
    const member = await members.member();
    await members.grantFlex(member.memberId, 0);
    const classId = await members.newClass();
    const input = { classId, customer: guestDetails, promoCode: code };
    const opened = await member.call<{ amount: number }>('/classes/payments/create-intent', input);
    expect(opened.amount).toBe(18);
    expect(await countUses(code)).toBe(0);
  });
});
