import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { BookForClientResponse, QuoteStaffBookingResponse } from '@studio/contracts/staff-bookings';
import { toLondonDate } from '@studio/domain/time/london';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { findBooking } from '@studio/server/bookings/booking-store';
import { buildBookingResponse } from '@studio/server/bookings/reading/booking-response';
import { extractPdfText } from '@studio/server/documents/extract-pdf-text';
import { giftCards } from '@studio/server/gift-cards/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { type DeskStudio, openDeskStudio } from '../harness/desk-studio.ts';

let {
  studio,
  tokens,
  staff,
  inHours,
  add,
  book,
  bookOk,
  taken,
  loadMoney,
  createCard,
  balanceOf,
  usesOf,
  quoteSale,
  sell,
} = {} as DeskStudio;

beforeAll(async () => {
  ({
    studio,
    tokens,
    staff,
    inHours,
    add,
    book,
    bookOk,
    taken,
    loadMoney,
    createCard,
    balanceOf,
    usesOf,
    quoteSale,
    sell,
  } = await openDeskStudio());
});
afterAll(() => studio.close());

const branchId = '11-miles-st';
const today = () => toLondonDate(studio.time.now);

describe('a class booked at the front desk', () => {
  it('is cheaper with a promo code, and a gift card pays what it can', async () => {
    const personId = await add({ email: 'codes@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(30) });
    const card = await createCard(1500);
    const codes = { promoCode: 'calm10', giftCardCode: card.code };
    const ask = { personId, classId, ...codes };
    const quote = await callSuccessfully<QuoteStaffBookingResponse>(staff, paths.bookQuote, ask);
    expect(quote).toMatchObject({
      ...{ basePence: 2000, pricePence: 1800, isPromoUsed: true, duePence: 300 },
      giftCard: { usedPence: 1500, remainingPence: 0 },
    });
    const pay = { payment: { kind: 'desk', method: 'TERMINAL' }, ...codes };
    const outdated = await book(personId, classId, { ...pay, expectedPence: 1800 });
    expect(outdated.body.code).toBe('price_changed');
    const uses = await usesOf('CALM10');
    const orderId = randomUUID();
    const order = { orderId, personId, classId, ...pay, expectedPence: 300 };
    const booked = await callSuccessfully<BookForClientResponse>(staff, paths.bookFor, order);
    expect(booked).toMatchObject({ paidPence: 1800, duePence: 0 });
    expect(await callSuccessfully(staff, paths.bookFor, order)).toEqual(booked);
    expect([await balanceOf(card.id), await usesOf('CALM10')]).toEqual([0, (uses ?? 0) + 1]);
    await assignInvoiceNumbers(studio.services);
    const { lines } = await loadMoney(personId);
    expect(lines.map(({ paymentMethod, amountPence }) => [paymentMethod, amountPence]).sort()).toEqual([
      ['Card machine', 300],
      ['Gift card', 1500],
    ]);
    // One sale has one invoice, however it was paid.
    expect(new Set(lines.map(({ invoice }) => invoice?.number)).size).toBe(1);
    const pdf = await studio.app.inject({ method: 'GET', url: lines[0]?.invoice?.link ?? '' });
    const text = extractPdfText(pdf.rawPayload);
    expect(text).toContain('£18.00');
    expect(text).toContain('Card machine £3 and gift card £15');
    const days = { from: today(), to: toLondonDate(inHours(48)) };
    const owner = studio.visitor().with(await tokens.access(randomUUID(), ['ADMIN']));
    const { csv } = await callSuccessfully<{ csv: string }>(owner, paths.bookingsExport, days);
    expect(csv).toContain('Card machine £3 and gift card £15');
  });

  it('needs no money when a gift card covers the price, and returns it when cancelled', async () => {
    const personId = await add({ email: 'covered@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(40) });
    const card = await createCard(5000);
    const { bookingId } = await bookOk(personId, classId, {
      payment: { kind: 'later' },
      giftCardCode: card.code,
      expectedPence: 0,
    });
    expect(await balanceOf(card.id)).toBe(3000);
    const cancelled = await callSuccessfully(staff, paths.staffCancel, { bookingId, refund: true });
    expect(cancelled).toMatchObject({ refundTo: 'desk', refundedPence: 2000, giftCardPence: 2000 });
    expect(await balanceOf(card.id)).toBe(5000);
  });

  it('has an invoice for the amount that a gift card paid when staff waive the rest', async () => {
    const personId = await add({ email: 'waived@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(43) });
    const card = await createCard(1500);
    const later = { payment: { kind: 'later' }, giftCardCode: card.code, expectedPence: 500 };
    const { bookingId } = await bookOk(personId, classId, later);
    const waived = { bookingId, method: 'COMPLIMENTARY', reason: 'birthday' };
    await callSuccessfully(staff, paths.payAtDesk, waived);
    const booking = await findBooking(studio.database, branchId, bookingId);
    if (!booking) throw new Error('The booking is missing.');
    const { links } = await buildBookingResponse(studio.services, booking);
    const pdf = await studio.app.inject({ method: 'GET', url: links.invoice ?? '' });
    expect(extractPdfText(pdf.rawPayload)).toContain('£15.00');
  });

  it('is not booked with a wrong code, and takes nothing', async () => {
    const personId = await add({ email: 'wrong@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(42) });
    const card = await createCard(5000);
    const pay = { payment: { kind: 'desk', method: 'CASH' }, giftCardCode: card.code };
    const promo = await book(personId, classId, { ...pay, promoCode: 'NOSUCH' });
    expect(promo.body.code).toBe('promo_refused');
    expect(await balanceOf(card.id)).toBe(5000);
  });

  it('says why a gift card cannot pay', async () => {
    const personId = await add({ email: 'why@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(43) });
    const why = async (giftCardCode: string) => {
      const codes = { personId, giftCardCode };
      const item = { name: 'Water', pricePence: 250 };
      const answers = [
        await staff.call(paths.bookQuote, { ...codes, classId }),
        await staff.call(paths.personSaleQuote, { ...codes, item }),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(['gift_card_refused', 'gift_card_refused']);
      expect(answers[0]?.body.message).toBe(answers[1]?.body.message);
      return answers[0]?.body.message;
    };
    const change = async (set: Partial<typeof giftCards.$inferInsert>) => {
      const { id, code } = await createCard(5000);
      await studio.database.orm.update(giftCards).set(set).where(eq(giftCards.id, id));
      return code;
    };
    const yesterday = new Date(studio.time.now.getTime() - 86_400_000);
    expect(await why('AAAABBBBCCCCDDDD')).toContain('We can’t find this gift card.');
    expect(await why(await change({ deactivatedAt: yesterday }))).toBe(
      'This gift card has been deactivated.',
    );
    expect(await why(await change({ expiresAt: yesterday }))).toContain('This gift card expired on ');
    const spent = await createCard(250);
    await sell({ personId, item: { name: 'Juice', pricePence: 250 }, giftCardCode: spent.code });
    expect(await why(spent.code)).toBe('There’s nothing left on this gift card.');
  });
});

describe('a price that changed since staff saw it', () => {
  it('stops a booking and a sale that a gift card pays in full', async () => {
    const personId = await add({ email: 'raised@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(45) });
    const card = await createCard(50_000);
    const seen = { giftCardCode: card.code, expectedPence: 0 };
    const later = { payment: { kind: 'later' }, ...seen };
    const booked = await book(personId, classId, { ...later, expectedPricePence: 1900 });
    const pack = { personId, productId: 'reformer-pack-10', saleId: randomUUID(), method: 'CASH', ...seen };
    const sold = await staff.call(paths.personSell, { ...pack, expectedPricePence: 29_000 });
    expect([booked.body.code, sold.body.code]).toEqual(['price_changed', 'price_changed']);
    expect(await balanceOf(card.id)).toBe(50_000);
    await bookOk(personId, classId, { ...later, expectedPricePence: 2000 });
    await sell({ ...pack, expectedPricePence: 30_000 });
    const repeated = await staff.call(paths.personSell, { ...pack, expectedPricePence: 29_000 });
    expect(repeated.body.code).toBe('idempotency_mismatch');
    expect(await balanceOf(card.id)).toBe(18_000);
  });
});

describe('a sale at the front desk', () => {
  it('and a booking never share one payment, and give no goods without one', async () => {
    const personId = await add({ email: 'shared@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(44) });
    const payment = { kind: 'desk', method: 'CASH' };
    const pack = { personId, productId: 'reformer-pack-10', method: 'CASH' };
    const [orderId, saleId] = [randomUUID(), randomUUID()];
    await bookOk(personId, classId, { orderId, payment });
    const soldAgain = await staff.call(paths.personSell, { ...pack, saleId: orderId });
    expect(soldAgain.body.code).toBe('idempotency_mismatch');
    await sell({ ...pack, saleId });
    const guest = { orderId: saleId, payment, guestName: 'Their sister' };
    expect((await book(personId, classId, guest)).body.code).toBe('idempotency_mismatch');
    expect(await taken(classId)).toBe(1);
    const { lines } = await loadMoney(personId);
    expect(lines.map(({ amountPence }) => amountPence).sort()).toEqual([2000, 30_000]);
  });

  it('takes codes by the rules of the online checkout', async () => {
    const personId = await add({ email: 'pack@desk.example' });
    const card = await createCard(30_000);
    const goods = { personId, productId: 'reformer-pack-10' };
    const full = await quoteSale(goods);
    expect(full).toMatchObject({ pricePence: full.basePence, giftCard: null, duePence: full.basePence });
    const codes = { promoCode: 'FIRST20', giftCardCode: card.code };
    const quote = await quoteSale({ ...goods, ...codes });
    const pricePence = Math.round(full.basePence * 0.8);
    expect(quote).toMatchObject({ pricePence, isPromoUsed: true });
    expect((quote.giftCard?.usedPence ?? 0) + quote.duePence).toBe(pricePence);
    const sale = { ...goods, ...codes, saleId: randomUUID(), expectedPence: quote.duePence };
    const sold = await sell(sale);
    expect(sold).toMatchObject({ paidPence: quote.duePence, giftCardPence: quote.giftCard?.usedPence });
    expect(await sell(sale)).toEqual(sold);
    const again = { ...goods, ...codes, giftCardCode: undefined };
    expect((await staff.call(paths.personSaleQuote, again)).body.code).toBe('promo_refused');
    const entitlementId = sold.entitlementId ?? '';
    const reversed = await callSuccessfully(staff, paths.personReverseSale, {
      entitlementId,
      reason: 'a slip',
    });
    expect(reversed).toMatchObject({ refundedPence: pricePence, giftCardPence: sold.giftCardPence });
    expect([await balanceOf(card.id), await usesOf('FIRST20')]).toEqual([30_000, 0]);
    // A reversed sale doesn't count as the first pack.
    expect(await quoteSale(again)).toMatchObject({ pricePence, isPromoUsed: true });
    await sell({ ...again, expectedPence: pricePence });
    expect(await usesOf('FIRST20')).toBe(1);
  });

  it('does not use codes for a complimentary sale, and never sells a gift card with one', async () => {
    const personId = await add({ email: 'gift@desk.example' });
    const card = await createCard(5000);
    const uses = await usesOf('CALM10');
    const item = { name: 'Water', pricePence: 250 };
    await sell({
      ...{ personId, item, method: 'COMPLIMENTARY', reason: 'birthday' },
      ...{ promoCode: 'CALM10', giftCardCode: card.code },
    });
    expect([await balanceOf(card.id), await usesOf('CALM10')]).toEqual([5000, uses]);
  });
});
