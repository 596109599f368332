import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { BookForClientResponse, QuoteStaffBookingResponse } from '@studio/contracts/staff-bookings';
import type { ListStaffGiftCardsResponse } from '@studio/contracts/staff-catalogue';
import type {
  GetPaymentResponse,
  ListInvoicesResponse,
  ListPaymentsResponse,
} from '@studio/contracts/staff-money';
import type { QuoteSaleResponse, SellProductResponse } from '@studio/contracts/staff-sessions';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { extractPdfText } from '@studio/server/documents/extract-pdf-text';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { findGiftCard } from '@studio/server/gift-cards/store';
import { giftCards } from '@studio/server/gift-cards/tables';
import { promoCodes } from '@studio/server/promotions/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { createPromo } from '../harness/create-promo.ts';
import { openPeopleStudio, type PeopleStudio } from '../harness/people-studio.ts';
import { createGiftCard } from '../races/harness/gift-cards.ts';

const branchId = '11-miles-st';
let { studio, staff, inHours, add, book, bookOk, loadMoney } = {} as PeopleStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, book, bookOk, loadMoney } = await openPeopleStudio());
  await createPromo(studio, { code: 'CALM10' });
  await createPromo(studio, { code: 'GIFT100', percent: 100 });
  await createPromo(studio, { code: 'FIRST20', percent: 20, appliesTo: 'first-pack' });
  await createPromo(studio, { code: 'ONCE', percent: 50, usesMax: 1 });
});
afterAll(() => studio.close());

const createCard = (pence: number) => createGiftCard(studio.services, { pence });
const balanceOf = async (id: string) => (await findGiftCard(studio.database, branchId, { id }))?.balancePence;
const usesOf = async (code: string) =>
  (await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.uses;
const quoteSale = (fields: object) =>
  callSuccessfully<QuoteSaleResponse>(staff, paths.personSaleQuote, fields);
const sell = (fields: object) =>
  callSuccessfully<SellProductResponse>(staff, paths.personSell, {
    saleId: randomUUID(),
    method: 'CASH',
    ...fields,
  });
const today = () => studio.time.now.toISOString().slice(0, 10);
const listPayments = async () =>
  (await callSuccessfully<ListPaymentsResponse>(staff, paths.moneyList, { from: today(), to: today() })).rows;

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

  it('keeps the rest due when the client pays it later', async () => {
    const personId = await add({ email: 'later@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(41) });
    const card = await createCard(500);
    const later = { payment: { kind: 'later' }, giftCardCode: card.code, expectedPence: 1500 };
    const { bookingId, paidPence, duePence } = await bookOk(personId, classId, later);
    expect([paidPence, duePence]).toEqual([500, 1500]);
    await callSuccessfully(staff, paths.payAtDesk, { bookingId, method: 'CASH' });
    const cancelled = await callSuccessfully(staff, paths.staffCancel, { bookingId, refund: true });
    expect(cancelled).toMatchObject({ refundedPence: 2000, giftCardPence: 500 });
    expect(await balanceOf(card.id)).toBe(500);
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
    expect(await why(await change({ stoppedAt: yesterday }))).toBe('This gift card has been deactivated.');
    expect(await why(await change({ expiresAt: yesterday }))).toContain('This gift card was valid until ');
    const spent = await createCard(250);
    await sell({ personId, item: { name: 'Juice', pricePence: 250 }, giftCardCode: spent.code });
    expect(await why(spent.code)).toBe('Nothing is left on this gift card.');
  });
});

describe('a sale at the front desk', () => {
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

describe('a counter item with a typed name and price', () => {
  it('is sold once, in payments, till and VAT, with one invoice', async () => {
    const personId = await add({ email: 'water@desk.example' });
    const item = { name: 'Water', pricePence: 250 };
    const sale = { personId, item, saleId: randomUUID(), expectedPence: 250 };
    const sold = await sell(sale);
    expect(sold).toEqual({
      ...{ ok: true, entitlementId: null, paidPence: 250, giftCardPence: 0 },
      giftCard: null,
    });
    expect(await sell(sale)).toEqual(sold);
    await assignInvoiceNumbers(studio.services);
    const row = (await listPayments()).find(({ id }) => id === sale.saleId);
    expect(row).toMatchObject({ kind: 'counter', item: 'Water', amountPence: 250, paymentMethod: 'CASH' });
    const { documents } = await callSuccessfully<ListInvoicesResponse>(staff, paths.moneyInvoices, {
      kind: 'INVOICE',
    });
    expect(documents.filter(({ item: name }) => name === 'Water')).toMatchObject([{ amountPence: 250 }]);
    const { lines } = await loadMoney(personId);
    expect(lines).toMatchObject([{ item: 'Water', amountPence: 250 }]);
  });

  it('needs a name and a price, and is not mixed with a product', async () => {
    const personId = await add();
    const call = (fields: object) =>
      staff.call(paths.personSell, { personId, saleId: randomUUID(), method: 'CASH', ...fields });
    for (const item of [
      { name: ' ', pricePence: 250 },
      { name: 'Water', pricePence: 0 },
      { name: 'Water', pricePence: 99_901 },
    ])
      expect((await call({ item })).status).toBe(400);
    const item = { name: 'Water', pricePence: 250 };
    expect((await call({ item, productId: 'reformer-pack-10' })).body.code).toBe('bad_request');
    expect((await call({})).body.code).toBe('bad_request');
  });

  it('is reversed from its payment, once, and returns money, gift card and promo code', async () => {
    const personId = await add({ email: 'reverse@desk.example' });
    const card = await createCard(100);
    const saleId = randomUUID();
    const item = { name: 'Towel', pricePence: 1000 };
    await sell({ personId, item, saleId, promoCode: 'ONCE', giftCardCode: card.code, expectedPence: 400 });
    expect([await balanceOf(card.id), await usesOf('ONCE')]).toEqual([0, 1]);
    await assignInvoiceNumbers(studio.services);
    const open = { source: 'desk', id: saleId };
    const { payment } = await callSuccessfully<GetPaymentResponse>(staff, paths.moneyGet, open);
    expect(payment).toMatchObject({
      ...{ kind: 'counter', item: 'Towel', amountPence: 400, giftCardPence: 100 },
      reversal: { amountPence: 500, giftCardPence: 100 },
      document: { number: expect.stringContaining('INV-') },
    });
    const reverse = { paymentId: saleId, reason: 'wrong size' };
    const responses = await Promise.all([1, 2].map(() => staff.call(paths.counterSaleReverse, reverse)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 200)?.body).toMatchObject({
      refundedPence: 500,
      giftCardPence: 100,
    });
    expect([await balanceOf(card.id), await usesOf('ONCE')]).toEqual([100, 0]);
    await assignInvoiceNumbers(studio.services);
    const after = (await callSuccessfully<GetPaymentResponse>(staff, paths.moneyGet, open)).payment;
    expect(after.reversal).toBeNull();
    expect(after.refunds.map(({ amountPence, reason }) => [amountPence, reason])).toEqual([
      [400, 'wrong size'],
      [100, 'wrong size'],
    ]);
    const note = await studio.app.inject({ method: 'GET', url: after.refunds[0]?.document?.url ?? '' });
    expect(extractPdfText(note.rawPayload)).toContain('Towel');
    const ofSale = (await listPayments()).filter(({ paymentId }) => paymentId === saleId);
    expect(ofSale.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(0);
    expect(ofSale).toHaveLength(4);
  });

  it('can be reversed only if the payment is for a counter item', async () => {
    const personId = await add({ email: 'notcounter@desk.example' });
    const saleId = randomUUID();
    await sell({ personId, productId: 'reformer-pack-10', saleId });
    const { body } = await staff.call(paths.counterSaleReverse, { paymentId: saleId, reason: 'a slip' });
    expect(body.code).toBe('not_found');
  });
});

describe('a gift card sold at the front desk', () => {
  const sellCard = (personId: string, giftCard: object, more: object = {}) =>
    sell({ personId, giftCard: { amount: 50, ...giftCard }, ...more });
  const sentTo = async (email: string) => (await studio.emails(email)).map(({ text }) => text);

  it('shows its code, which pays, and is emailed to the recipient', async () => {
    const personId = await add({ email: 'giver@desk.example' });
    const saleId = randomUUID();
    const recipient = { recipientName: 'Mina', recipientEmail: 'mina@desk.example' };
    const sold = await sellCard(personId, recipient, { saleId, method: 'TERMINAL', expectedPence: 5000 });
    expect(sold).toMatchObject({ paidPence: 5000, giftCard: { amountPence: 5000 } });
    expect(await sellCard(personId, recipient, { saleId, method: 'TERMINAL' })).toEqual(sold);
    const code = sold.giftCard?.code ?? '';
    expect(code).toMatch(/^(\w{4} ){3}\w{4}$/);
    await queueGiftCardEmails(studio.services);
    expect((await sentTo('mina@desk.example')).filter((text) => text.includes(code))).toHaveLength(1);
    const item = { name: 'Water', pricePence: 250 };
    expect(await quoteSale({ personId, item, giftCardCode: code })).toMatchObject({ duePence: 0 });
  });

  it('is money in payments and an invoice whose VAT is due later, not again when it is spent', async () => {
    const personId = await add({ email: 'books@desk.example' });
    const saleId = randomUUID();
    await sellCard(personId, {}, { saleId });
    await assignInvoiceNumbers(studio.services);
    const row = (await listPayments()).find(({ id }) => id === saleId);
    expect(row).toMatchObject({ kind: 'gift-card', item: 'Gift card, £50', amountPence: 5000 });
    expect(row?.vatPence ?? 0).toBe(0);
    const { lines } = await loadMoney(personId);
    expect(lines).toMatchObject([{ item: 'Gift card, £50', amountPence: 5000 }]);
    const pdf = await studio.app.inject({ method: 'GET', url: lines[0]?.invoice?.link ?? '' });
    expect(extractPdfText(pdf.rawPayload)).toContain('Gift card, £50');
  });

  it('is not emailed without a recipient, and staff find its buyer', async () => {
    const personId = await add({ firstName: 'Orla', lastName: 'Finch', email: 'orla@desk.example' });
    const { giftCard } = await sellCard(personId, {});
    await queueGiftCardEmails(studio.services);
    expect(await sentTo('orla@desk.example')).toEqual([]);
    const found = await callSuccessfully<ListStaffGiftCardsResponse>(staff, paths.staffGiftCards, {
      query: giftCard?.code,
    });
    expect(found.cards).toMatchObject([
      { buyerName: 'Orla Finch', buyerPersonId: personId, state: 'active', balancePence: 5000 },
    ]);
  });

  it('is reversed while it is unused, and cannot be spent afterwards', async () => {
    const personId = await add({ email: 'undo@desk.example' });
    const saleId = randomUUID();
    const code = (await sellCard(personId, {}, { saleId })).giftCard?.code;
    const item = { name: 'Water', pricePence: 250 };
    const waterId = randomUUID();
    await sell({ personId, item, giftCardCode: code, saleId: waterId });
    const undo = { paymentId: saleId, reason: 'wrong amount' };
    expect((await staff.call(paths.counterSaleReverse, undo)).body.code).toBe('not_changeable');
    await callSuccessfully(staff, paths.counterSaleReverse, { paymentId: waterId, reason: 'a slip' });
    const open = { source: 'desk', id: saleId };
    const { payment } = await callSuccessfully<GetPaymentResponse>(staff, paths.moneyGet, open);
    expect(payment.reversal).toEqual({ amountPence: 5000, giftCardPence: 0 });
    await callSuccessfully(staff, paths.counterSaleReverse, undo);
    const spend = { personId, item, giftCardCode: code };
    expect((await staff.call(paths.personSaleQuote, spend)).body.code).toBe('gift_card_refused');
  });

  it('takes no code, is never complimentary, and needs an amount from £10 to £500', async () => {
    const personId = await add();
    const call = (fields: object) =>
      staff.call(paths.personSell, { personId, saleId: randomUUID(), method: 'CASH', ...fields });
    const giftCard = { amount: 50 };
    const free = { giftCard, method: 'COMPLIMENTARY', reason: 'birthday' };
    expect((await call(free)).body.code).toBe('bad_request');
    expect((await call({ giftCard, promoCode: 'CALM10' })).body.code).toBe('promo_refused');
    const { code } = await createCard(5000);
    expect((await call({ giftCard, giftCardCode: code })).body.code).toBe('gift_card_refused');
    expect((await call({ giftCard: { amount: 9 } })).status).toBe(400);
    expect((await call({ giftCard: { amount: 50, recipientEmail: 'nobody' } })).status).toBe(400);
  });
});
