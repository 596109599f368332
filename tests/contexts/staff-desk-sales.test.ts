import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type { ListStaffGiftCardsResponse } from '@studio/contracts/staff-catalogue';
import type { ListSellableProductsResponse } from '@studio/contracts/staff-desk-sales';
import type {
  ExportPaymentsResponse,
  GetPaymentResponse,
  GetPaymentTotalsResponse,
  ListInvoicesResponse,
} from '@studio/contracts/staff-money';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { extractPdfText } from '@studio/server/documents/extract-pdf-text';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createPromo } from '../harness/create-promo.ts';
import { type DeskStudio, openDeskStudio } from '../harness/desk-studio.ts';

let { studio, tokens, staff, add, loadMoney, createCard, balanceOf, usesOf, quoteSale, sell, listPayments } =
  {} as DeskStudio;

beforeAll(async () => {
  ({ studio, tokens, staff, add, loadMoney, createCard, balanceOf, usesOf, quoteSale, sell, listPayments } =
    await openDeskStudio());
});
afterAll(() => studio.close());

const logInAsOwner = async () => studio.visitor().with(await tokens.access(randomUUID(), ['ADMIN']));
const today = () => {
  const day = studio.time.now.toISOString().slice(0, 10);
  return { from: day, to: day };
};
const loadTotals = () => callSuccessfully<GetPaymentTotalsResponse>(staff, paths.moneyTotals, today());
const readPayment = (id: string) =>
  callSuccessfully<GetPaymentResponse>(staff, paths.moneyGet, { source: 'desk', id });

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
    expect(documents.filter(({ item: name }) => name === 'Water')).toMatchObject([
      { amountPence: 250, kind: 'counter' },
    ]);
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
    expect(after.refunds).toMatchObject([
      { amountPence: 400, reason: 'wrong size', toGiftCard: false },
      { amountPence: 100, reason: 'wrong size', toGiftCard: true },
    ]);
    const note = await studio.app.inject({ method: 'GET', url: after.refunds[0]?.document?.url ?? '' });
    expect(extractPdfText(note.rawPayload)).toContain('Towel');
    const ofSale = (await listPayments()).filter(({ paymentId }) => paymentId === saleId);
    expect(ofSale.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(0);
    expect(ofSale).toHaveLength(4);
  });

  it('that a promo code made free is reversed once, and the code can be used again', async () => {
    await createPromo(studio, { code: 'FREEBIE', percent: 100, usesMax: 1 });
    const personId = await add({ email: 'free@desk.example' });
    const saleId = randomUUID();
    const item = { name: 'Socks', pricePence: 1000 };
    await sell({ personId, item, saleId, promoCode: 'FREEBIE', expectedPence: 0 });
    expect(await usesOf('FREEBIE')).toBe(1);
    const row = (await listPayments()).find(({ id }) => id === saleId);
    expect(row).toMatchObject({ kind: 'counter', item: 'Socks', amountPence: 0 });
    const open = { source: 'desk', id: saleId };
    const read = async () =>
      (await callSuccessfully<GetPaymentResponse>(staff, paths.moneyGet, open)).payment.reversal;
    expect(await read()).toEqual({ amountPence: 0, giftCardPence: 0 });
    const reverse = { paymentId: saleId, reason: 'wrong client' };
    const responses = await Promise.all([1, 2].map(() => staff.call(paths.counterSaleReverse, reverse)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await usesOf('FREEBIE')).toBe(0);
    expect(await read()).toBeNull();
    expect((await listPayments()).filter(({ paymentId }) => paymentId === saleId)).toHaveLength(1);
  });

  it('can be reversed only if the payment is for a counter item', async () => {
    const personId = await add({ email: 'notcounter@desk.example' });
    const saleId = randomUUID();
    await sell({ personId, productId: 'reformer-pack-10', saleId });
    const { body } = await staff.call(paths.counterSaleReverse, { paymentId: saleId, reason: 'a slip' });
    expect(body.code).toBe('not_found');
  });
});

describe('an item that is sold without a client', () => {
  const item = { name: 'Iced tea', pricePence: 350 };

  it('is sold once, in payments, totals, cash-up, export and activity log as "No client", with an invoice', async () => {
    const saleId = randomUUID();
    const { till: before } = await loadTotals();
    const sale = { personId: null, item, saleId, expectedPence: 350, expectedPricePence: 350 };
    const sold = await sell(sale);
    expect(sold).toMatchObject({ ok: true, paidPence: 350, giftCard: null });
    expect(await sell(sale)).toEqual(sold);
    await assignInvoiceNumbers(studio.services);
    const row = (await listPayments()).find(({ id }) => id === saleId);
    expect(row).toMatchObject({
      kind: 'counter',
      item: 'Iced tea',
      amountPence: 350,
      payerName: 'No client',
    });
    expect(row?.personId).toBeNull();
    const { till } = await loadTotals();
    expect((till?.cashPence ?? 0) - (before?.cashPence ?? 0)).toBe(350);
    const { csv } = await callSuccessfully<ExportPaymentsResponse>(staff, paths.moneyExport, today());
    expect(csv).toMatch(/Cash,[^\n]*,Iced tea,,No client,,Cash,3\.50?,[^\n]*INV-/);
    const { entries } = await callSuccessfully<GetActivityLogResponse>(await logInAsOwner(), paths.log, {});
    expect(entries.find(({ subjectId }) => subjectId === saleId)).toMatchObject({
      ...{ subject: 'payment', action: 'SOLD', subjectName: '£3.50, No client, Iced tea' },
    });
    const { payment } = await readPayment(saleId);
    expect(payment).toMatchObject({ payerName: 'No client', personId: null });
    const invoice = await studio.app.inject({ method: 'GET', url: payment.document?.url ?? '' });
    expect(extractPdfText(invoice.rawPayload)).toContain('Iced tea');
  });

  it('is reversed once, with a credit note', async () => {
    const saleId = randomUUID();
    await sell({ personId: null, item, saleId, method: 'TERMINAL' });
    const reverse = { paymentId: saleId, reason: 'returned' };
    const responses = await Promise.all([1, 2].map(() => staff.call(paths.counterSaleReverse, reverse)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await assignInvoiceNumbers(studio.services);
    const { payment } = await readPayment(saleId);
    expect(payment.refunds).toMatchObject([
      { amountPence: 350, document: { number: expect.stringContaining('CN-') } },
    ]);
    const ofSale = (await listPayments()).filter(({ paymentId }) => paymentId === saleId);
    expect(ofSale.map(({ payerName }) => payerName)).toEqual(['No client', 'No client']);
    expect(ofSale.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(0);
    const { entries } = await callSuccessfully<GetActivityLogResponse>(await logInAsOwner(), paths.log, {});
    expect(entries.filter(({ subjectId }) => subjectId === saleId).map(({ action }) => action)).toEqual([
      'REVERSED',
      'SOLD',
    ]);
  });

  it('can only be a front desk item, at its price and without codes', async () => {
    const { products } = await callSuccessfully<ListSellableProductsResponse>(staff, paths.personSellable, {
      personId: null,
    });
    expect(products.filter(({ kind }) => kind !== 'counter')).toEqual([]);
    const codeOf = async (fields: object) =>
      (
        await staff.call(paths.personSell, {
          ...{ personId: null, saleId: randomUUID(), method: 'CASH' },
          ...fields,
        })
      ).body.code;
    expect(await codeOf({ productId: 'reformer-pack-10' })).toBe('not_for_sale');
    expect(await codeOf({ giftCard: { amount: 50 } })).toBe('not_for_sale');
    expect(await codeOf({ item, promoCode: 'CALM10' })).toBe('bad_request');
    expect(await codeOf({ item, expectedPence: 300 })).toBe('price_changed');
    expect(await codeOf({ item, method: 'COMPLIMENTARY' })).toBe('reason_needed');
  });

  it('is another sale than the same item for a client', async () => {
    const saleId = randomUUID();
    await sell({ personId: null, item, saleId });
    const personId = await add({ email: 'tea@desk.example' });
    const { body } = await staff.call(paths.personSell, { personId, item, saleId, method: 'CASH' });
    expect(body.code).toBe('idempotency_mismatch');
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

  it('is in the payments without VAT, and has an invoice', async () => {
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
    // The list of gift cards shows such a card as handed over.
    expect(found.cards[0]).toMatchObject({ recipientEmail: '', sentAt: found.cards[0]?.boughtAt });
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

describe('a repeated sale', () => {
  const repeat = (fields: object, caller = staff) =>
    caller.call(paths.personSell, { method: 'CASH', ...fields });

  it('is the same sale only for the same person, goods, price, payment method and staff', async () => {
    const personId = await add({ email: 'again@desk.example' });
    const item = { name: 'Water', pricePence: 200 };
    const sale = { personId, item, saleId: randomUUID(), expectedPence: 200 };
    const sold = await sell(sale);
    expect((await repeat(sale)).body).toEqual(sold);
    const goods = { item: undefined, expectedPence: undefined };
    const others = [
      { item: { name: 'Socks', pricePence: 1200 }, expectedPence: 1200 },
      { item: { name: 'Socks', pricePence: 200 } },
      { item: { name: 'Water', pricePence: 300 }, expectedPence: undefined },
      { promoCode: 'CALM10', expectedPence: 180 },
      { method: 'TERMINAL' },
      { method: 'COMPLIMENTARY', reason: 'birthday' },
      { personId: await add() },
      { ...goods, productId: 'reformer-pack-10' },
      { ...goods, giftCard: { amount: 10 } },
    ];
    for (const other of others) {
      const { body } = await repeat({ ...sale, ...other });
      expect(body.code, JSON.stringify(other)).toBe('idempotency_mismatch');
      expect(body.message).toContain('already recorded a sale: Water, £2.');
    }
    const colleague = studio.visitor().with(await tokens.access(randomUUID(), ['STAFF']));
    expect((await repeat(sale, colleague)).body.code).toBe('idempotency_mismatch');
    const { lines } = await loadMoney(personId);
    expect(lines).toMatchObject([{ item: 'Water', amountPence: 200 }]);
  });

  it('of a product is the same sale only for the same product', async () => {
    const personId = await add({ email: 'packs@desk.example' });
    const sale = { personId, productId: 'reformer-pack-10', saleId: randomUUID() };
    const sold = await sell(sale);
    expect((await repeat(sale)).body).toEqual(sold);
    const { body } = await repeat({ ...sale, productId: 'reformer-pack-5' });
    expect(body.code).toBe('idempotency_mismatch');
  });

  it('shows the code of a gift card only to the staff who sold it, for 10 minutes', async () => {
    const personId = await add({ email: 'codeonce@desk.example' });
    const giftCard = { amount: 50, recipientName: 'Mina', recipientEmail: 'mina2@desk.example' };
    const sale = { personId, giftCard, saleId: randomUUID(), method: 'TERMINAL' };
    const sold = await sell(sale);
    const code = sold.giftCard?.code ?? 'none';
    const colleague = studio.visitor().with(await tokens.access(randomUUID(), ['STAFF']));
    const denied = [
      await repeat(sale, colleague),
      await repeat({ ...sale, giftCard: undefined, item: { name: 'x', pricePence: 1 } }),
      await repeat({ ...sale, giftCard: { ...giftCard, recipientEmail: 'other@desk.example' } }),
    ];
    for (const { body } of denied) {
      expect(body.code).toBe('idempotency_mismatch');
      expect(JSON.stringify(body)).not.toContain(code);
    }
    const soldAt = studio.time.now;
    studio.time.now = new Date(soldAt.getTime() + 9 * 60_000);
    expect((await repeat(sale)).body).toEqual(sold);
    studio.time.now = new Date(soldAt.getTime() + 10 * 60_000);
    expect((await repeat(sale)).body).toEqual({ ...sold, giftCard: null });
    studio.time.now = soldAt;
  });
});
