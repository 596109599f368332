import { paths } from '@studio/contracts/paths';
import { giftCards } from '@studio/server/gift-cards/tables';
import { promoCodes, promoUses } from '@studio/server/promotions/tables';
import { purgeOldRecords } from '@studio/server/purge-old-records';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCardOf, giftOf } from '../harness/bought-gift-card.ts';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { createPromo } from '../harness/create-promo.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { type Account, cards, type OfferBuyers, offerBuyers } from '../harness/offer-buyers.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let promoCode: string;
let made = 0;
let { account, opened, settled, buy, refundedOf, forgetCards } = {} as OfferBuyers;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  ({ account, opened, settled, buy, refundedOf, forgetCards } = offerBuyers(
    studio,
    tokens,
    installFakeUserPool(studio),
  ));
});
afterAll(() => studio.close());
beforeEach(async () => {
  promoCode = `PAYER${++made}`;
  await createPromo(studio, { code: promoCode, usesPerPerson: 1 });
  await forgetCards();
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

describe('a code once per person on a class, when the address is corrected before paying', () => {
  it('is noted under the address that pays, and the throwaway address can use it', async () => {
    const [visitor, classId] = [studio.visitor(), await newClass()];
    const first = await open(visitor, classId, 'throwaway@mail.example');
    const corrected = await open(visitor, classId, 'payer@mail.example');
    expect(corrected.body.paymentIntentId).toBe(first.body.paymentIntentId);
    expect(await pay(visitor, classId, first.body.paymentIntentId, cards[0])).toMatchObject({ status: 200 });
    const again = await open(studio.visitor(), await newClass(), 'Payer+x@mail.example');
    expect(again.body.code).toBe('promo_refused');
    expect(await book('throwaway@mail.example', cards[1])).toMatchObject({ status: 200 });
    expect(await usesOf(promoCode)).toBe(2);
  });

  it('is refused to an address that has used it, before anything is paid', async () => {
    expect(await book('used@mail.example', cards[0])).toMatchObject({ status: 200 });
    const [visitor, classId] = [studio.visitor(), await newClass()];
    await open(visitor, classId, 'first-typed@mail.example');
    expect((await open(visitor, classId, 'used@mail.example')).body.code).toBe('promo_refused');
    // Without the code, the visitor still holds the place.
    expect((await open(visitor, classId, 'used@mail.example', null)).status).toBe(200);
  });

  it('is noted under the account of who logs in before paying', async () => {
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

describe('a code once per person that a card has paid with before', () => {
  it('books no class: the money goes back, the place is free, and the code was not used again', async () => {
    expect(await book('one@mail.example', cards[0])).toMatchObject({ status: 200 });
    const classId = await newClass(1);
    const refused = await book('two@mail.example', cards[0], classId);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', refund: { amount: 18, reason: 'code_used' } },
    });
    expect(refused.body.message).toContain('or with the same card');
    expect(refused.body.message).toContain('You can book the class again without the code.');
    expect(await refundedOf(refused.intentId)).toBe(1800);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    expect(await usesOf(promoCode)).toBe(1);
    const [mail] = await studio.mails('two@mail.example');
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain('You can book the class again without the code.');
    const again = await open(refused.visitor, classId, 'two@mail.example', null);
    expect(await pay(refused.visitor, classId, again.body.paymentIntentId, cards[0])).toMatchObject({
      status: 200,
    });
  });

  it('is told by the webhook alone in the same way, once', async () => {
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
    expect(await refundedOf(body.paymentIntentId)).toBe(1800);
  });

  it('buys nothing else with it either: the purchase is refunded, and told', async () => {
    expect(await book('class@mail.example', cards[0])).toMatchObject({ status: 200 });
    const other = await account();
    const open = await opened(other, 'dropin-mat', { promoCode });
    expect(await settled(other, open, cards[0])).toMatchObject({
      status: 'REFUNDED',
      whyRefunded: expect.stringContaining('has been used with this card before'),
    });
    expect(await refundedOf(open.intentId)).toBe(1350);
    expect((await buy(other, 'dropin-mat', { promoCode, card: cards[1] })).status).toBe('PAID');
  });

  it('leaves an offer free that was bought with it and refunded', async () => {
    expect((await buy(await account(), 'dropin-mat', { promoCode, card: cards[2] })).status).toBe('PAID');
    const other = await account();
    expect((await buy(other, 'first-mat', { promoCode, card: cards[2] })).status).toBe('REFUNDED');
    expect((await buy(other, 'first-mat', { card: cards[2] })).status).toBe('PAID');
  });

  it('counts for codes with a limit per person alone', async () => {
    const unlimited = `EVERY${made}`;
    await createPromo(studio, { code: unlimited });
    for (const each of [await account(), await account()])
      expect((await buy(each, 'dropin-mat', { promoCode: unlimited, card: cards[3] })).status).toBe('PAID');
  });
});

describe('gift cards that one payment card bought', () => {
  /** Buys gift cards and returns their codes. */
  async function giftCodes(count: number, card: string): Promise<string[]> {
    const by = await account();
    const codes: string[] = [];
    for (let number = 0; number < count; number++) {
      const { purchaseId } = await buy(by, 'gift-card', { ...giftOf(20), card });
      codes.push((await giftCardOf(studio, purchaseId)).code);
    }
    return codes;
  }
  const payWith = (by: Account, giftCardCode: string | undefined, promo?: string) =>
    by.open(promo ? 'starter-pack' : 'first-mat', { giftCardCode, ...(promo && { promoCode: promo }) });

  it('pay for an offer once per person in one account, not in others', async () => {
    const [first, second, other] = [...(await giftCodes(2, cards[0])), ...(await giftCodes(1, cards[1]))];
    expect(await payWith(await account(), first)).toMatchObject({ status: 200, body: { payment: null } });
    const next = await account();
    const refused = { code: 'gift_card_refused', message: expect.stringContaining('ask at the front desk') };
    expect((await next.quote('first-mat', { giftCardCode: second })).body).toMatchObject(refused);
    expect((await payWith(next, second)).body).toMatchObject(refused);
    expect((await next.ask(paths.giftCardGet, { code: second })).body.balance).toBe(20);
    expect((await payWith(next, other)).status).toBe(200);
    // The gift card can pay for anything else.
    expect((await next.open('dropin-mat', { giftCardCode: second })).status).toBe(200);
  });

  it('count as that payment card, whichever comes first', async () => {
    const [first, second] = await giftCodes(2, cards[2]);
    await payWith(await account(), first);
    expect((await buy(await account(), 'first-mat', { card: cards[2] })).status).toBe('REFUNDED');
    await forgetCards();
    expect((await buy(await account(), 'first-mat', { card: cards[2] })).status).toBe('PAID');
    expect((await payWith(await account(), second)).body.code).toBe('gift_card_refused');
  });

  it('use a code once per person, or one for the first pack, once', async () => {
    const [one, two, three, four] = await giftCodes(4, cards[3]);
    const buyDropIn = async (giftCardCode: string | undefined) =>
      (await account()).open('dropin-mat', { giftCardCode, promoCode });
    expect((await buyDropIn(one)).status).toBe(200);
    expect((await buyDropIn(two)).body.code).toBe('promo_refused');
    const forPack = `FIRSTGIFT${made}`;
    await createPromo(studio, { code: forPack, appliesTo: 'first-pack', percent: 50 });
    expect((await payWith(await account(), three, forPack)).status).toBe(200);
    expect((await payWith(await account(), four, forPack)).body.code).toBe('promo_refused');
  });

  it('keep a keyed hash of the payment card, until their own period is over', async () => {
    await giftCodes(1, cards[4]);
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
