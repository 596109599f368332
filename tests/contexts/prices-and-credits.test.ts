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

describe('the card beside sessions', () => {
  it('opens no payment for what a session covers, unless the card is asked for, at the member’s price', async () => {
    const who = await members.member();
    const month = await members.giveFlex(who.memberId);
    const classId = await members.newClass();
    const held = await members.hold(who, classId);
    expect(held).toMatchObject({ price: { base: 20, final: 18 }, total: 18 });
    const wish = { classId, holdId: held.holdId, customer: guestDetails };
    const refused = await who.ask('/classes/payments/create-intent', wish);
    expect(refused.code).toBe('no_payment_required');
    const byCard = { ...wish, paymentMethod: 'PAYG' };
    const opened = await who.ask<{ amount: number; paymentIntentId: string }>(
      '/classes/payments/create-intent',
      byCard,
    );
    expect(opened.amount).toBe(18);
    await studio.pay(opened.paymentIntentId);
    const { paymentIntentId } = opened;
    const paid = await who.ask<BookingResponse>('/classes/payments/confirm', { paymentIntentId });
    expect(paid.booking).toMatchObject({
      pricePaid: 18,
      originalPrice: 20,
      discountType: 'membership',
      credit: null,
    });
    expect((await loadCreditLedger(studio.database, month)).balance).toBe(8);
  });

  it('follows who logs in on the way: the same hold, another price', async () => {
    const who = await members.member();
    await members.giveFlex(who.memberId, 0);
    const classId = await members.newClass();
    const asGuest = await who.browser.call('/classes/class/hold', { classId });
    expect(asGuest.body.total).toBe(20);
    const opened = await who.browser.call('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
    });
    expect(opened.body.amount).toBe(20);
    const asMember = await members.hold(who, classId);
    expect(asMember).toMatchObject({ holdId: asGuest.body.holdId, total: 18 });
    const again = await who.ask<{ amount: number }>('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
    });
    expect(again.amount).toBe(18);
  });

  it('costs everybody the same for sound healing', async () => {
    const who = await members.member();
    await members.give({
      memberId: who.memberId,
      kind: 'membership',
      terms: { covers: ['yoga'], memberDiscountPercent: 10 },
    });
    const held = await members.hold(who, await members.newClass({ kind: 'sound-healing', pricePence: 2500 }));
    expect(held.total).toBe(25);
    const quote = await who.ask<QuoteHoldResponse>('/classes/booking/quote', { holdId: held.holdId });
    expect(quote.entitlements).toEqual([]);
    expect(quote.notCovering[0]?.sentence).toBe('Reformer Pack of 10 does not cover Sound Healing.');
  });
});

describe('two for one on Tuesday evenings', () => {
  async function paid(places: number) {
    const who = await members.member();
    const startsAt = new Date('2026-12-01T18:00:00Z');
    const classId = await members.newClass({ kind: 'vinyasa', pricePence: 1200, startsAt });
    const held = await members.hold(who, classId, places);
    const opened = await who.ask<{ amount: number; paymentIntentId: string }>(
      '/classes/payments/create-intent',
      { classId, holdId: held.holdId, customer: guestDetails },
    );
    await studio.pay(opened.paymentIntentId);
    const { paymentIntentId } = opened;
    const answer = await who.ask<BookingResponse>('/classes/payments/confirm', { paymentIntentId });
    const ids = answer.order.map(({ bookingId }) => bookingId);
    const bookings = await Promise.all(
      ids.map((bookingId) => who.ask<BookingResponse>('/classes/booking/get', { bookingId })),
    );
    return { who, held, opened, ids, classId, prices: bookings.map(({ booking }) => booking.pricePaid) };
  }

  it('is a pair for one price; hold, payment and bookings agree', async () => {
    const two = await paid(2);
    expect(two.held).toMatchObject({
      total: 12,
      price: { final: 6, reason: '2-for-1 yoga on Tuesday evenings' },
    });
    expect(two.opened.amount).toBe(12);
    expect(two.prices).toEqual([6, 6]);
    const three = await paid(3);
    expect([three.held.total, three.opened.amount, three.prices]).toEqual([24, 24, [6, 6, 12]]);
    expect((await paid(1)).prices).toEqual([12]);
  });

  it('gives nothing back for one of a pair, everything for the last', async () => {
    const { who, ids, classId } = await paid(2);
    const [first = '', last = ''] = ids;
    const before = await who.ask<BookingResponse>('/classes/booking/get', { bookingId: first });
    expect(before.ifCancelled).toMatchObject({ kind: 'nothing' });
    expect(before.ifCancelled?.text).toContain('one price for two places');
    expect((await members.cancel(who, first)).refund).toBeNull();
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.text).toContain('The other place keeps its price.');
    const then = await who.ask<BookingResponse>('/classes/booking/get', { bookingId: last });
    expect(then.ifCancelled).toEqual({ kind: 'refund', text: '£12 goes back to Visa ending 4242.' });
    expect((await members.cancel(who, last)).refund?.amount).toBe(12);
    await studio.idle();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    const [goodbye] = await studio.mails(guestDetails.email);
    expect(goodbye?.text).toContain('£12 is on its way back.');
  });
});

describe('a code at checkout', () => {
  const madeCode = async (changes: Partial<typeof promoCodes.$inferInsert>) => {
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
  const uses = async (code: string) =>
    (await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.uses;

  it('counts while its payment is open, is free again when that is closed, and is used by a booking', async () => {
    const code = await madeCode({ percent: 50, usesMax: 1 });
    const [visitor, late] = [studio.visitor(), studio.visitor()];
    const classId = await members.newClass();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const quote = await visitor.call('/classes/booking/quote', { holdId, promoCode: code });
    expect(quote.body).toMatchObject({ card: { total: 10, base: 20 } });
    expect(await uses(code)).toBe(0);
    const wish = { classId, holdId, customer: guestDetails, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', wish);
    expect(opened.body.amount).toBe(10);
    expect(await uses(code)).toBe(1);
    const again = await visitor.call('/classes/payments/create-intent', wish);
    expect(again.body.paymentIntentId).toBe(opened.body.paymentIntentId);
    const lateWish = { classId, customer: { ...guestDetails, email: 'late@example.com' }, promoCode: code };
    await late.call('/classes/class/hold', { classId });
    expect((await late.call('/classes/payments/create-intent', lateWish)).body.code).toBe('promo_refused');
    await visitor.call('/classes/class/release', { holdId });
    expect(await uses(code)).toBe(0);
    const { paymentIntentId } = (await late.call('/classes/payments/create-intent', lateWish)).body;
    await studio.pay(paymentIntentId);
    const { booking } = (await late.call('/classes/payments/confirm', { paymentIntentId })).body;
    expect(booking).toMatchObject({
      pricePaid: 10,
      originalPrice: 20,
      promoCode: code,
      discountType: 'promo',
    });
    expect(await uses(code)).toBe(1);
  });

  it('once for each person opens one payment, however often the button is pressed', async () => {
    const code = await madeCode({ percent: 10, usesPerPerson: 1 });
    const visitor = studio.visitor();
    const classId = await members.newClass();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const wish = {
      classId,
      holdId,
      customer: { ...guestDetails, email: 'twice@example.com' },
      promoCode: code,
    };
    const presses = Array.from({ length: 6 }, () => visitor.call('/classes/payments/create-intent', wish));
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    expect(await uses(code)).toBe(1);
  });

  it('that takes everything off books without a payment', async () => {
    const code = await madeCode({ percent: 100, usesMax: 1 });
    const visitor = studio.visitor();
    const classId = await members.newClass();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const wish = { classId, holdId, customer: guestDetails, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', wish);
    expect(opened.body.code).toBe('no_payment_required');
    const booked = await visitor.call('/classes/class/book', { ...wish, paymentMethod: 'ENTITLEMENT' });
    expect(booked.body.booking).toMatchObject({ free: true, pricePaid: 0, promoCode: code });
    expect(await uses(code)).toBe(1);
  });

  it('that leaves less than a card can be charged books without a payment, too', async () => {
    const visitor = studio.visitor();
    const classId = await members.newClass();
    const { pricePence } =
      (await studio.database.orm.select().from(classes).where(eq(classes.id, classId)))[0] ?? {};
    const code = await madeCode({ percent: null, amountPence: (pricePence ?? 0) - 25 });
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const quoted = (await visitor.call(paths.quote, { holdId, promoCode: code }))
      .body as unknown as QuoteHoldResponse;
    expect(quoted.card.total).toBe(0);
    expect(quoted.card.prices[0]?.reason).toContain('the last £0.25 is on us');
    const wish = { classId, holdId, customer: guestDetails, promoCode: code };
    const opened = await visitor.call('/classes/payments/create-intent', wish);
    expect(opened.body.code).toBe('no_payment_required');
    const booked = await visitor.call('/classes/class/book', { ...wish, paymentMethod: 'ENTITLEMENT' });
    expect(booked.body.booking).toMatchObject({ free: true, pricePaid: 0, promoCode: code });
    expect(await uses(code)).toBe(1);
  });

  it('is not used where the member’s price is better', async () => {
    const code = await madeCode({ percent: 5 });
    const who = await members.member();
    await members.giveFlex(who.memberId, 0);
    const classId = await members.newClass();
    const wish = { classId, customer: guestDetails, promoCode: code };
    const opened = await who.ask<{ amount: number }>('/classes/payments/create-intent', wish);
    expect(opened.amount).toBe(18);
    expect(await uses(code)).toBe(0);
  });
});
