import { paths } from '@studio/contracts/paths';
import { giftCards } from '@studio/server/gift-cards/tables';
import { promoCodes, promoUses } from '@studio/server/promotions/tables';
import { purgeOldRecords } from '@studio/server/purge-old-records';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { createPromo } from '../harness/create-promo.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { type Account, cards, createOfferBuyers, type OfferBuyers } from '../harness/offer-buyers.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { buildGiftCardFields, loadGiftCardOfPurchase } from '../harness/purchased-gift-card.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let promoCode: string;
let codeCount = 0;
let { account, openPurchase, settlePurchase, buy, getRefundedPence, clearUsedOffers } = {} as OfferBuyers;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  ({ account, openPurchase, settlePurchase, buy, getRefundedPence, clearUsedOffers } = createOfferBuyers(
    studio,
    tokens,
    installFakeUserPool(studio),
  ));
});
afterAll(() => studio.close());
beforeEach(async () => {
  promoCode = `PAYER${++codeCount}`;
  await createPromo(studio, { code: promoCode, usesPerPerson: 1 });
  await clearUsedOffers();
});

const newClass = (capacity = 10) =>
  createClass(studio.database, { startsAt: new Date(studio.time.now.getTime() + 48 * 3_600_000), capacity });

/** Opens the payment of a class, or changes its customer. */
const open = (visitor: TestBrowser, classId: string, email: string, code: string | null = promoCode) =>
  visitor.call(paths.createIntent, {
    classId,
    customer: { ...guestDetails, email },
    ...(code && { promoCode: code }),
  });

async function pay(visitor: TestBrowser, classId: string, paymentIntentId: string, card: string) {
  await studio.pay(paymentIntentId, card);
  return visitor.call(paths.confirmPayment, { paymentIntentId, classId });
}

/** Books a class with the code as a guest, in a new browser. */
async function book(email: string, card: string, classId?: string) {
  const visitor = studio.visitor();
  const id = classId ?? (await newClass());
  const { status, body } = await open(visitor, id, email);
  expect(status, body.message).toBe(200);
  return { ...(await pay(visitor, id, body.paymentIntentId, card)), intentId: body.paymentIntentId, visitor };
}

const usesOf = async (code: string) =>
  (await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.uses;

describe('a once-per-person code on a class, when the address is corrected before paying', () => {
  it('counts for the address that pays, and the first address can still use it', async () => {
    const [visitor, classId] = [studio.visitor(), await newClass()];
    const first = await open(visitor, classId, 'throwaway@mail.example');
    const corrected = await open(visitor, classId, 'payer@mail.example');
    expect(corrected.body.paymentIntentId).toBe(first.body.paymentIntentId);
    expect(await pay(visitor, classId, first.body.paymentIntentId, cards[0])).toMatchObject({ status: 200 });
    const reopened = await open(studio.visitor(), await newClass(), 'Payer+x@mail.example');
    expect(reopened.body.code).toBe('promo_refused');
    expect(await book('throwaway@mail.example', cards[1])).toMatchObject({ status: 200 });
    expect(await usesOf(promoCode)).toBe(2);
  });

  it('is rejected for an address that has used it, before anything is paid', async () => {
    expect(await book('used@mail.example', cards[0])).toMatchObject({ status: 200 });
    const [visitor, classId] = [studio.visitor(), await newClass()];
    await open(visitor, classId, 'first-typed@mail.example');
    expect((await open(visitor, classId, 'used@mail.example')).body.code).toBe('promo_refused');
    // Without the code, the visitor still holds the place.
    expect((await open(visitor, classId, 'used@mail.example', null)).status).toBe(200);
  });

  it('counts for the account that logs in before paying', async () => {
    const [visitor, classId] = [studio.visitor(), await newClass()];
    const { body } = await open(visitor, classId, 'before-login@mail.example');
    const { memberId, open: openProduct } = await account();
    const member = visitor.with(await tokens.access(memberId));
    const customer = { ...guestDetails, email: 'before-login@mail.example' };
    await member.call(paths.createIntent, { classId, customer, promoCode, principalUserId: memberId });
    expect(await pay(member, classId, body.paymentIntentId, cards[0])).toMatchObject({ status: 200 });
    const uses = await studio.database.orm.select().from(promoUses).where(eq(promoUses.code, promoCode));
    expect(uses).toMatchObject([{ memberId }]);
    expect((await openProduct('dropin-mat', { promoCode })).body.code).toBe('promo_refused');
  });
});

describe('a once-per-person code used with a card that has paid with it before', () => {
  it('books no class: the payment is refunded, the place freed, and the code not used again', async () => {
    expect(await book('one@mail.example', cards[0])).toMatchObject({ status: 200 });
    const classId = await newClass(1);
    const rejected = await book('two@mail.example', cards[0], classId);
    expect(rejected).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', refund: { amount: 18, reason: 'code_used' } },
    });
    expect(rejected.body.message).toContain('by the same person or card');
    expect(rejected.body.message).toContain('You can book the class again without the code.');
    expect(await getRefundedPence(rejected.intentId)).toBe(1800);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    expect(await usesOf(promoCode)).toBe(1);
    const [sentEmail] = await studio.emails('two@mail.example');
    expect(sentEmail?.text?.replace(/\s+/g, ' ')).toContain('You can book the class again without the code.');
    const reopened = await open(rejected.visitor, classId, 'two@mail.example', null);
    expect(await pay(rejected.visitor, classId, reopened.body.paymentIntentId, cards[0])).toMatchObject({
      status: 200,
    });
  });

  it('is handled in the same way, once, by the webhook alone', async () => {
    await book('hook-one@mail.example', cards[0]);
    const [visitor, classId] = [studio.visitor(), await newClass(1)];
    const { body } = await open(visitor, classId, 'hook-two@mail.example');
    await studio.pay(body.paymentIntentId, cards[0]);
    await studio.idle();
    const confirmed = { paymentIntentId: body.paymentIntentId, classId };
    for (let time = 0; time < 2; time++)
      expect((await visitor.call(paths.confirmPayment, confirmed)).body.refund).toMatchObject({
        reason: 'code_used',
      });
    expect(await getRefundedPence(body.paymentIntentId)).toBe(1800);
  });

  it('buys nothing else either: the purchase is refunded with an explanation', async () => {
    expect(await book('class@mail.example', cards[0])).toMatchObject({ status: 200 });
    const other = await account();
    const open = await openPurchase(other, 'dropin-mat', { promoCode });
    expect(await settlePurchase(other, open, cards[0])).toMatchObject({
      status: 'REFUNDED',
      refundReason: expect.stringContaining('This card has already been used with your promo code'),
    });
    expect(await getRefundedPence(open.intentId)).toBe(1350);
    expect((await buy(other, 'dropin-mat', { promoCode, card: cards[1] })).status).toBe('PAID');
  });

  it('does not use up an offer that was bought with it and refunded', async () => {
    expect((await buy(await account(), 'dropin-mat', { promoCode, card: cards[2] })).status).toBe('PAID');
    const other = await account();
    expect((await buy(other, 'first-mat', { promoCode, card: cards[2] })).status).toBe('REFUNDED');
    expect((await buy(other, 'first-mat', { card: cards[2] })).status).toBe('PAID');
  });

  it('applies only to codes with a limit per person', async () => {
    const unlimited = `EVERY${codeCount}`;
    await createPromo(studio, { code: unlimited });
    for (const each of [await account(), await account()])
      expect((await buy(each, 'dropin-mat', { promoCode: unlimited, card: cards[3] })).status).toBe('PAID');
  });
});

describe('gift cards bought with one payment card', () => {
  /** Buys gift cards and returns their codes. */
  async function buyGiftCards(count: number, card: string): Promise<string[]> {
    const buyer = await account();
    const codes: string[] = [];
    for (let number = 0; number < count; number++) {
      const { purchaseId } = await buy(buyer, 'gift-card', { ...buildGiftCardFields(20), card });
      codes.push((await loadGiftCardOfPurchase(studio, purchaseId)).code);
    }
    return codes;
  }
  const payWith = (buyer: Account, giftCardCode: string | undefined, promo?: string) =>
    buyer.open(promo ? 'starter-pack' : 'first-mat', { giftCardCode, ...(promo && { promoCode: promo }) });

  it('pay for a once-per-person offer in one account, but not in others', async () => {
    const [first, second, other] = [
      ...(await buyGiftCards(2, cards[0])),
      ...(await buyGiftCards(1, cards[1])),
    ];
    expect(await payWith(await account(), first)).toMatchObject({ status: 200, body: { payment: null } });
    const next = await account();
    const rejected = { code: 'gift_card_refused', message: expect.stringContaining('ask at the front desk') };
    expect((await next.quote('first-mat', { giftCardCode: second })).body).toMatchObject(rejected);
    expect((await payWith(next, second)).body).toMatchObject(rejected);
    expect((await next.call(paths.giftCardGet, { code: second })).body.balance).toBe(20);
    expect((await payWith(next, other)).status).toBe(200);
    // The gift card can pay for anything else.
    expect((await next.open('dropin-mat', { giftCardCode: second })).status).toBe(200);
  });

  it('count as that payment card, in either order', async () => {
    const [first, second] = await buyGiftCards(2, cards[2]);
    await payWith(await account(), first);
    expect((await buy(await account(), 'first-mat', { card: cards[2] })).status).toBe('REFUNDED');
    await clearUsedOffers();
    expect((await buy(await account(), 'first-mat', { card: cards[2] })).status).toBe('PAID');
    expect((await payWith(await account(), second)).body.code).toBe('gift_card_refused');
  });

  it('use a once-per-person code or a first-pack code only once', async () => {
    const [one, two, three, four] = await buyGiftCards(4, cards[3]);
    const buyDropIn = async (giftCardCode: string | undefined) =>
      (await account()).open('dropin-mat', { giftCardCode, promoCode });
    expect((await buyDropIn(one)).status).toBe(200);
    expect((await buyDropIn(two)).body.code).toBe('promo_refused');
    const forPack = `FIRSTGIFT${codeCount}`;
    await createPromo(studio, { code: forPack, appliesTo: 'first-pack', percent: 50 });
    expect((await payWith(await account(), three, forPack)).status).toBe(200);
    expect((await payWith(await account(), four, forPack)).body.code).toBe('promo_refused');
  });

  it('store a keyed hash of the payment card until their retention period is over', async () => {
    await buyGiftCards(1, cards[4]);
    const holders = async () =>
      (await studio.database.orm.select().from(giftCards)).map(({ cardHolder }) => cardHolder);
    expect((await holders()).at(-1)).toMatch(/^card:/);
    const now = studio.time.now;
    studio.time.now = new Date(now.getTime() + 6 * 366 * 86_400_000);
    await purgeOldRecords(studio.services);
    studio.time.now = now;
    expect(new Set(await holders())).toEqual(new Set([null]));
  });
});
