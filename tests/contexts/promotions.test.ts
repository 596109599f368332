import { paths } from '@studio/contracts/paths';
import { getMailboxKey } from '@studio/server/people/person-identity-keys';
import { checkPromo } from '@studio/server/promotions/check-promo';
import { ensureNewsletterCode } from '@studio/server/promotions/newsletter-code';
import { recordPromoUse, releasePromoUse } from '@studio/server/promotions/record-promo-use';
import { promoCodes, promoUses } from '@studio/server/promotions/tables';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, callAsGuest, createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { createPromo } from '../harness/create-promo.ts';
import { createCredit } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const start = new Date('2026-11-23T06:00:00Z');

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let member: Buyer;
let code: string;
let codeCount = 0;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = start;
  member = createBuyer(studio, tokens, people);
  code = `CALM${++codeCount}`;
});

const minutesAfterStart = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const quote = (productId: string, promoCode = code, buyer = member) => buyer.quote(productId, { promoCode });

async function findPromo() {
  const [found] = await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.code, code));
  return found;
}

describe('promo code at checkout', () => {
  it('applies its discount however it is typed, and is used by the purchase', async () => {
    await createPromo(studio, { code });
    const { body } = await quote('class-pack-10', ` ${code.toLowerCase().slice(0, 2)} ${code.slice(2)}`);
    expect(body).toMatchObject({
      amountDue: 198,
      price: { base: 220, final: 198, reason: `10% off with ${code}`, discount: { code, amount: 22 } },
    });
    expect((await findPromo())?.uses).toBe(0);
    const bought = await member.buy('class-pack-10', { promoCode: code });
    expect(bought).toMatchObject({ cardPaid: 198, price: { discount: { code } } });
    expect((await findPromo())?.uses).toBe(1);
  });

  it('takes off an amount up to the whole price, so that nothing is left to pay', async () => {
    await createPromo(studio, { code, amountPence: 1000 });
    expect((await quote('starter-pack')).body.amountDue).toBe(25);
    const { body } = await member.open('first-mat', { promoCode: code });
    expect(body).toMatchObject({ payment: null, amount: 0 });
    const { purchase } = (await member.confirm(body.purchaseId)).body;
    expect(purchase).toMatchObject({ status: 'PAID', invoice: null, method: null });
    expect(purchase.entitlementId).not.toBeNull();
  });

  it('that leaves less than the minimum card charge covers everything, with an explanation', async () => {
    await createPromo(studio, { code, amountPence: 880 });
    const { body: quoted } = await quote('first-mat', code);
    expect(quoted).toMatchObject({
      amountDue: 0,
      price: { base: 9, final: 0, discount: { code, amount: 9 } },
    });
    expect(quoted.price.reason).toContain('and we’ve waived the last £0.20');
    const { body } = await member.open('first-mat', { promoCode: code });
    expect(body).toMatchObject({ payment: null, amount: 0 });
    const { purchase } = (await member.confirm(body.purchaseId)).body;
    expect(purchase).toMatchObject({ status: 'PAID', cardPaid: 0, price: { final: 0 } });
    expect((await findPromo())?.uses).toBe(1);
  });

  it('that leaves the minimum card charge is paid by card', async () => {
    await createPromo(studio, { code, amountPence: 870 });
    expect((await quote('first-mat', code)).body).toMatchObject({ amountDue: 0.3, price: { final: 0.3 } });
    expect(await member.buy('first-mat', { promoCode: code })).toMatchObject({ cardPaid: 0.3 });
  });

  it('is not used when the member price is better', async () => {
    await createPromo(studio, { code, percent: 5 });
    const terms = { sessions: 8, memberDiscountPercent: 10 };
    const membership = { kind: 'membership', name: 'Reformer Flex 8', origin: 'demo', terms } as const;
    await createCredit(studio.database, studio.time.now, { memberId: member.memberId, ...membership });
    expect((await quote('starter-pack')).body.price.discount).toMatchObject({ code: null, amount: 3.5 });
    await member.buy('starter-pack', { promoCode: code });
    expect((await findPromo())?.uses).toBe(0);
  });

  it('does not apply to gift cards', async () => {
    await createPromo(studio, { code });
    const { body } = await member.quote('gift-card', { amount: 50, promoCode: code });
    expect(body.code).toBe('promo_refused');
  });
});

describe('a promo code that does not apply', () => {
  it('is rejected with the same message, whatever the reason, unless it is for something else', async () => {
    const codes = {
      over: { endsAt: start },
      early: { startsAt: minutesAfterStart(1) },
      usedUp: { usesMax: 1, uses: 1 },
    } as const;
    const responses = [await quote('starter-pack', 'UNKNOWN')];
    for (const [name, { only, ...input }] of Object.entries(codes).map(
      ([key, value]) => [key, { only: [], ...value }] as const,
    )) {
      await createPromo(studio, { code: `${code}${name}`.toUpperCase(), only: [...only], ...input });
      if (name === 'usedUp') {
        const use = { branchId, id: member.memberId, code: `${code}${name}`.toUpperCase() };
        await studio.database.orm
          .insert(promoUses)
          .values({ ...use, subjectId: member.memberId, usedAt: studio.time.now });
      }
      responses.push(await quote('starter-pack', `${code}${name}`));
    }
    const expectedError = {
      status: 409,
      body: { code: 'promo_refused', message: 'This promo code isn’t valid.' },
    };
    expect(responses).toHaveLength(4);
    for (const response of responses) expect(response).toMatchObject(expectedError);
    await createPromo(studio, { code: `${code}CLASS`, appliesTo: 'classes' });
    expect((await quote('starter-pack', `${code}CLASS`)).body).toMatchObject({
      code: 'promo_refused',
      message: 'This promo code is for class bookings. Use it when you book a class.',
    });
    await createPromo(studio, { code: `${code}PACK`, appliesTo: 'first-pack' });
    const classId = await createClass(studio.database, { startsAt: minutesAfterStart(48 * 60) });
    const held = (await member.call(paths.hold, { classId })).body as unknown as { holdId: string };
    expect(await member.call(paths.quote, { holdId: held.holdId, promoCode: `${code}PACK` })).toMatchObject({
      status: 409,
      body: {
        code: 'promo_refused',
        message: 'This promo code is for your first pack. Use it when you buy the pack.',
      },
    });
  });

  it('is rejected for a person who has used it as often as they may', async () => {
    await createPromo(studio, { code, usesPerPerson: 1 });
    await member.buy('dropin-mat', { promoCode: code });
    expect((await quote('dropin-mat')).body.code).toBe('promo_refused');
    // The same person as a guest, recognised by the email address.
    const about = { kind: 'class', activityId: 'mat' } as const;
    const input = { branchId, code, about, basePence: 1500 };
    const holders = (email: string) => [getMailboxKey(studio.services.keys, email)];
    const asGuest = { memberId: null, holders: holders(member.email.toUpperCase()) };
    await expect(checkPromo(studio.services, { ...input, person: asGuest })).rejects.toThrow('isn’t valid');
    const otherPerson = { memberId: null, holders: holders('somebody@else.example') };
    expect(await checkPromo(studio.services, { ...input, person: otherPerson })).toMatchObject({
      amountPence: 150,
    });
  });
});

describe('newsletter code', () => {
  async function listCode(): Promise<string> {
    const personHash = `person-${codeCount}`;
    await studio.database.transaction((tx) =>
      ensureNewsletterCode(tx, { branchId, personHash }, `${codeCount}@list.example`, studio.time.now),
    );
    const [row] = await studio.database.orm
      .select()
      .from(promoCodes)
      .where(eq(promoCodes.personHash, personHash));
    code = row?.code ?? '';
    return code;
  }

  it('is for the first class pack only, and works once', async () => {
    await listCode();
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    expect((await quote('dropin-yoga', typed)).body.code).toBe('promo_refused');
    await member.buy('dropin-yoga');
    expect((await quote('starter-pack', typed)).body.amountDue).toBe(31.5);
    await member.buy('starter-pack', { promoCode: typed });
    expect((await findPromo())?.redeemedAt).not.toBeNull();
    const otherPerson = createBuyer(studio, tokens, people);
    expect((await quote('starter-pack', code, otherPerson)).body.code).toBe('promo_refused');
  });

  it('is rejected for a person who has had a pack', async () => {
    await listCode();
    await member.buy('starter-pack');
    expect((await quote('class-pack-10')).body.code).toBe('promo_refused');
  });
});

describe('last use of a code', () => {
  it('is reserved for an open purchase, does not block its buyer, and is released when abandoned', async () => {
    await createPromo(studio, { code, usesMax: 1 });
    const opened = (await member.open('starter-pack', { promoCode: code })).body;
    expect(opened.amount).toBe(31.5);
    expect((await quote('starter-pack')).body.amountDue).toBe(31.5);
    expect((await member.open('starter-pack', { promoCode: code })).body).toEqual(opened);
    const otherPerson = createBuyer(studio, tokens, people);
    expect((await quote('starter-pack', code, otherPerson)).body.code).toBe('promo_refused');

    studio.time.now = minutesAfterStart(60);
    await sweepPurchases(studio.services);
    expect(await findPromo()).toMatchObject({ uses: 0, redeemedAt: null });
    expect((await quote('starter-pack', code, otherPerson)).body.amountDue).toBe(31.5);
  });

  it('is released when the purchase is opened again without the code', async () => {
    await createPromo(studio, { code, usesMax: 1 });
    await member.open('starter-pack', { promoCode: code });
    expect((await member.open('starter-pack')).body.amount).toBe(35);
    expect((await findPromo())?.uses).toBe(0);
  });

  it('is recorded once per subject, and released once', async () => {
    await createPromo(studio, { code, usesMax: 5 });
    const use = {
      branchId,
      code,
      person: { memberId: member.memberId, holders: [] },
      subjectId: member.memberId,
    };
    const runTwice = async (work: () => Promise<void>) => {
      await work();
      await work();
    };
    await runTwice(() => studio.database.transaction((tx) => recordPromoUse(tx, use, start)));
    expect((await findPromo())?.uses).toBe(1);
    await runTwice(() =>
      studio.database.transaction((tx) => releasePromoUse(tx, branchId, use.subjectId, start)),
    );
    expect((await findPromo())?.uses).toBe(0);
  });
});

describe('guessing codes', () => {
  it('is rate-limited per browser, with its own error code', async () => {
    const limited = await openTestStudio({ limits: 'on' });
    try {
      const guest = limited.visitor();
      const codes = [];
      for (let guess = 0; guess < 21; guess++) {
        const input = { productId: 'starter-pack', promoCode: `GUESS${guess}` };
        codes.push((await callAsGuest(guest, paths.purchaseQuote, input)).body.code);
      }
      expect(codes).toEqual([...Array(20).fill('promo_refused'), 'rate_limited']);
      const card = { code: '0000000000000000' };
      expect((await callAsGuest(guest, paths.giftCardGet, card)).body.code).toBe('gift_card_refused');
    } finally {
      await limited.close();
    }
  });
});
