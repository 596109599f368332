import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { retention } from '@studio/domain/privacy/retention';
import { getRetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import { listEntitlements } from '@studio/server/entitlements/store';
import { promoUses } from '@studio/server/promotions/tables';
import { purchases, usedOffers } from '@studio/server/purchases/tables';
import { purgeOldRecords } from '@studio/server/purge-old-records';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../harness/buyer.ts';
import { createPromo } from '../harness/create-promo.ts';
import { createCredit } from '../harness/credits.ts';
import { type Account, cards, createOfferBuyers, type OfferBuyers } from '../harness/offer-buyers.ts';
import { openStaffedStudio, type StaffedStudio } from '../harness/staffed-studio.ts';

const branchId = '11-miles-st';
const offer = 'first-mat';

let { studio, tokens, people, staff } = {} as StaffedStudio;
let codeCount = 0;
let { account, openPurchase, settlePurchase, buy, getRefundedPence, clearUsedOffers } = {} as OfferBuyers;

beforeAll(async () => {
  ({ studio, tokens, people, staff } = await openStaffedStudio());
  ({ account, openPurchase, settlePurchase, buy, getRefundedPence, clearUsedOffers } = createOfferBuyers(
    studio,
    tokens,
    people,
  ));
});
afterAll(() => studio.close());

async function close({ browser }: Account): Promise<void> {
  const { status, body } = await browser.call('/account/delete', { understood: true });
  expect(status, body.message).toBe(200);
  await studio.idle();
}

const packsOf = async ({ memberId }: Buyer) =>
  (await listEntitlements(studio.database, branchId, memberId)).filter(({ kind }) => kind === 'pack');

describe('once-per-person offer', () => {
  it('cannot be bought again after closing the account and signing up with the same address', async () => {
    const first = await account();
    expect((await buy(first, offer)).status).toBe('PAID');
    await close(first);
    const newAccount = await account(first.email.toUpperCase());
    expect((await newAccount.quote(offer)).body.alreadyBought).toBe(true);
    expect((await newAccount.open(offer)).body).toMatchObject({
      code: 'already_had',
      message: expect.stringContaining('ask at the front desk'),
    });
    await clearUsedOffers();
  });

  it.each([
    ['a tag', 'ada.quill@mail.example', 'ada.quill+mat@mail.example'],
    ['another tag', 'tag+one@mail.example', 'tag+two@mail.example'],
    ['dots at Google', 'adaquill@gmail.com', 'Ada.Quill+x@googlemail.com'],
  ])('cannot be bought again with %s in the address', async (_label, one, other) => {
    expect((await buy(await account(one), offer)).status).toBe('PAID');
    expect((await (await account(other)).open(offer)).body.code).toBe('already_had');
    await clearUsedOffers();
  });

  it('can be bought by two people whose addresses differ by a dot outside Google', async () => {
    expect((await buy(await account('eva.m@mail.example'), offer, { card: cards[0] })).status).toBe('PAID');
    expect((await buy(await account('evam@mail.example'), offer, { card: cards[1] })).status).toBe('PAID');
    await clearUsedOffers();
  });

  it('cannot be bought again with an earlier or a later address of the member', async () => {
    const one = await account('before@mail.example');
    await buy(one, offer);
    people.addUser(one.memberId, { email: 'since@mail.example' });
    await one.browser.call('/classes/user/upsert', { user: { userId: one.memberId } });
    await close(one);
    for (const email of ['before@mail.example', 'since@mail.example'])
      expect((await (await account(email)).open(offer)).body.code, email).toBe('already_had');
    await clearUsedOffers();
  });

  it('is refunded for a card that paid for it before, but can be sold to that person at the desk', async () => {
    await buy(await account(), offer, { card: cards[2] });
    const partner = await account();
    const open = await openPurchase(partner, offer);
    const purchase = await settlePurchase(partner, open, cards[2]);
    expect(purchase).toMatchObject({
      status: 'REFUNDED',
      refundReason: expect.stringContaining('This card'),
    });
    expect(await getRefundedPence(open.intentId)).toBe(900);
    expect((await studio.emails(partner.email))[0]).toMatchObject({
      text: expect.stringContaining('we’ll sell it to you there.'),
    });
    const { body } = await staff.call(paths.peopleSearch, { query: partner.email });
    const personId = (body as unknown as { people: { personId: string }[] }).people[0]?.personId;
    const sale = { personId, saleId: randomUUID(), productId: offer, method: 'CASH' };
    expect(await staff.call(paths.personSell, sale)).toMatchObject({ status: 200 });
    await clearUsedOffers();
  });

  it('sold to a guest at the front desk cannot be bought again with an account or at the desk', async () => {
    const email = 'desk-guest@mail.example';
    const met = await staff.call(paths.personAdd, { firstName: 'Ola', lastName: 'Berg', email, phone: '' });
    const { personId } = met.body as unknown as { personId: string };
    const sell = (to: string) =>
      staff.call(paths.personSell, { personId: to, saleId: randomUUID(), productId: offer, method: 'CASH' });
    expect((await sell(personId)).status).toBe(200);
    const member = await account('desk-guest+2@mail.example');
    expect((await member.open(offer)).body.code).toBe('already_had');
    expect((await sell(personId)).body).toMatchObject({ code: 'already_had' });
    await clearUsedOffers();
  });

  it(`is known by keyed hashes only after the account is closed, for ${retention.offerMonths} months`, async () => {
    const one = await account('hashed@mail.example');
    await buy(one, offer, { card: cards[3] });
    await close(one);
    const usedOfferRows = await studio.database.orm.select().from(usedOffers);
    expect(usedOfferRows.map(({ holder }) => holder.split(':')[0]).sort()).toEqual(['card', 'email']);
    expect(JSON.stringify(usedOfferRows)).not.toMatch(/hashed|mail\.example/);
    const { offer: cutoff } = getRetentionCutoffs(studio.time.now);
    await studio.database.orm.update(usedOffers).set({ usedAt: new Date(cutoff.getTime() + 60_000) });
    await purgeOldRecords(studio.services);
    expect(await studio.database.orm.select().from(usedOffers)).toHaveLength(2);
    await studio.database.orm.update(usedOffers).set({ usedAt: new Date(cutoff.getTime() - 60_000) });
    await purgeOldRecords(studio.services);
    expect(await studio.database.orm.select().from(usedOffers)).toEqual([]);
  });
});

describe('first-pack code', () => {
  async function firstPackCode(usesMax: number | null = null): Promise<string> {
    const code = `PACKONE${++codeCount}`;
    await createPromo(studio, { code, appliesTo: 'first-pack', percent: 20, usesMax });
    return code;
  }

  it('pays for one of two packs opened at once, and the other is refunded with an explanation', async () => {
    const [promoCode, other] = [await firstPackCode(), await firstPackCode()];
    const [one, two] = [await account('twice@mail.example'), await account('twice+2@mail.example')];
    const first = await openPurchase(one, 'starter-pack', { promoCode });
    const second = await openPurchase(two, 'class-pack-10', { promoCode: other });
    expect((await settlePurchase(one, first, cards[0])).status).toBe('PAID');
    const refunded = await settlePurchase(two, second, cards[1]);
    expect(refunded).toMatchObject({
      status: 'REFUNDED',
      refundReason: expect.stringContaining('only works on your first pack'),
    });
    expect(await getRefundedPence(second.intentId)).toBe(17_600);
    expect((await studio.emails(two.email))[0]?.text).toContain('you’ve had a pack before');
    expect([await packsOf(one), await packsOf(two)].map(({ length }) => length)).toEqual([1, 0]);
    await clearUsedOffers();
  });

  it('cancels the payment of the pack that the same person chose before', async () => {
    const promoCode = await firstPackCode(1);
    const one = await account();
    const before = await openPurchase(one, 'starter-pack', { promoCode });
    // The page requests the price of the other pack first.
    expect((await one.quote('class-pack-10', { promoCode })).body).toMatchObject({
      ok: true,
      amountDue: 176,
    });
    const now = await openPurchase(one, 'class-pack-10', { promoCode });
    await expect(studio.pay(before.intentId)).rejects.toThrow(/cancel/i);
    expect((await settlePurchase(one, now)).status).toBe('PAID');
    expect((await packsOf(one)).map(({ productId }) => productId)).toEqual(['class-pack-10']);
    await clearUsedOffers();
  });

  it('is rejected with a clear message after a pack was bought, granted or had by a closed account', async () => {
    const promoCode = await firstPackCode();
    const bought = 'This promo code only works on your first pack, and you’ve bought one before.';
    const expectRejected = async (one: Buyer) =>
      expect((await one.open('class-pack-10', { promoCode })).body).toMatchObject({
        code: 'promo_refused',
        message: bought,
      });
    const one = await account('packed@mail.example');
    await buy(one, 'starter-pack');
    await expectRejected(one);
    await close(one);
    await expectRejected(await account('packed+again@mail.example'));
    const grantee = await account('given@mail.example');
    await createCredit(studio.database, studio.time.now, { memberId: grantee.memberId });
    await expectRejected(grantee);
    await close(grantee);
    await expectRejected(await account('given@mail.example'));
    await clearUsedOffers();
  });

  it('is rejected when nothing is left to pay by card, and takes nothing', async () => {
    const code = `FREEPACK${++codeCount}`;
    await createPromo(studio, { code, appliesTo: 'first-pack', percent: 100 });
    const one = await account();
    await buy(one, 'starter-pack');
    expect((await one.open('class-pack-10', { promoCode: code })).body.code).toBe('promo_refused');
    expect(await packsOf(one)).toHaveLength(1);
    const paid = await studio.database.orm
      .select()
      .from(purchases)
      .where(eq(purchases.memberId, one.memberId));
    expect(paid.map(({ productId }) => productId)).toEqual(['starter-pack']);
    await clearUsedOffers();
  });

  it('counts a card for discounted packs only, so that a couple with one card gets two packs', async () => {
    const promoCode = await firstPackCode();
    await buy(await account(), 'starter-pack', { card: cards[4] });
    const partner = await account();
    expect((await buy(partner, 'starter-pack', { card: cards[4], promoCode })).status).toBe('PAID');
    const third = await account();
    const open = await openPurchase(third, 'starter-pack', { promoCode });
    expect(await settlePurchase(third, open, cards[4])).toMatchObject({
      status: 'REFUNDED',
      refundReason: expect.stringContaining('This card has already been used to buy a first pack'),
    });
    await clearUsedOffers();
  });
});

describe('once-per-person code', () => {
  it('cannot be used again with a tag in the address, or after the account was closed', async () => {
    const promoCode = `ONCE${++codeCount}`;
    await createPromo(studio, { code: promoCode, usesPerPerson: 1 });
    const one = await account('coded@mail.example');
    expect((await buy(one, 'dropin-mat', { promoCode })).status).toBe('PAID');
    const expectRejected = async (email: string) =>
      expect((await (await account(email)).open('dropin-mat', { promoCode, termsVersion })).body.code).toBe(
        'promo_refused',
      );
    await expectRejected('coded+2@mail.example');
    await close(one);
    await expectRejected('Coded@mail.example');
    expect(
      await studio.database.orm.select().from(promoUses).where(eq(promoUses.code, promoCode)),
    ).toMatchObject([
      { email: null, holders: [expect.stringMatching(/^email:/), expect.stringMatching(/^card:/)] },
    ]);
  });

  it('recognises its users from before identity keys were stored', async () => {
    const promoCode = `OLD${++codeCount}`;
    await createPromo(studio, { code: promoCode, usesPerPerson: 1 });
    const use = { branchId, id: randomUUID(), code: promoCode, subjectId: randomUUID() };
    await studio.database.orm
      .insert(promoUses)
      .values({ ...use, email: 'old-use@mail.example', usedAt: studio.time.now });
    await purgeOldRecords(studio.services);
    expect((await (await account('old-use@mail.example')).open('dropin-mat', { promoCode })).body.code).toBe(
      'promo_refused',
    );
    const rows = await studio.database.orm.select().from(promoUses).where(eq(promoUses.code, promoCode));
    expect(JSON.stringify(rows)).not.toContain('old-use@');
  });
});
