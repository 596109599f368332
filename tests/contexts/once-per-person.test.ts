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
import { type Account, cards, type OfferBuyers, offerBuyers } from '../harness/offer-buyers.ts';
import { openStaffedStudio, type StaffedStudio } from '../harness/staffed-studio.ts';

const branchId = '11-miles-st';
const offer = 'first-mat';

let { studio, tokens, people, staff } = {} as StaffedStudio;
let made = 0;
let { account, opened, settled, buy, refundedOf, forgetCards } = {} as OfferBuyers;

beforeAll(async () => {
  ({ studio, tokens, people, staff } = await openStaffedStudio());
  ({ account, opened, settled, buy, refundedOf, forgetCards } = offerBuyers(studio, tokens, people));
});
afterAll(() => studio.close());

async function close({ browser }: Account): Promise<void> {
  const { status, body } = await browser.call('/account/delete', { understood: true });
  expect(status, body.message).toBe(200);
  await studio.idle();
}

const packsOf = async ({ memberId }: Buyer) =>
  (await listEntitlements(studio.database, branchId, memberId)).filter(({ kind }) => kind === 'pack');

describe('an offer that is once per person', () => {
  it('is not had again by who closes their account and signs up again with the same address', async () => {
    const first = await account();
    expect((await buy(first, offer)).status).toBe('PAID');
    await close(first);
    const again = await account(first.email.toUpperCase());
    expect((await again.quote(offer)).body.alreadyHad).toBe(true);
    expect((await again.open(offer)).body).toMatchObject({
      code: 'already_had',
      message: expect.stringContaining('ask at the front desk'),
    });
    await forgetCards();
  });

  it.each([
    ['a tag', 'ada.quill@mail.example', 'ada.quill+mat@mail.example'],
    ['another tag', 'tag+one@mail.example', 'tag+two@mail.example'],
    ['dots at Google', 'adaquill@gmail.com', 'Ada.Quill+x@googlemail.com'],
  ])('is not had again with %s in the address', async (_how, one, other) => {
    expect((await buy(await account(one), offer)).status).toBe('PAID');
    expect((await (await account(other)).open(offer)).body.code).toBe('already_had');
    await forgetCards();
  });

  it('is had by two people whose addresses differ by a dot elsewhere', async () => {
    expect((await buy(await account('eva.m@mail.example'), offer, { card: cards[0] })).status).toBe('PAID');
    expect((await buy(await account('evam@mail.example'), offer, { card: cards[1] })).status).toBe('PAID');
    await forgetCards();
  });

  it('is not had again under an address that was the member’s before, or became theirs since', async () => {
    const one = await account('before@mail.example');
    await buy(one, offer);
    people.know(one.memberId, { email: 'since@mail.example' });
    await one.browser.call('/classes/user/upsert', { user: { userId: one.memberId } });
    await close(one);
    for (const email of ['before@mail.example', 'since@mail.example'])
      expect((await (await account(email)).open(offer)).body.code, email).toBe('already_had');
    await forgetCards();
  });

  it('is refunded when the card has paid for it before; the front desk can sell it to the other person', async () => {
    await buy(await account(), offer, { card: cards[2] });
    const partner = await account();
    const open = await opened(partner, offer);
    const purchase = await settled(partner, open, cards[2]);
    expect(purchase).toMatchObject({ status: 'REFUNDED', whyRefunded: expect.stringContaining('this card') });
    expect(await refundedOf(open.intentId)).toBe(900);
    expect((await studio.mails(partner.email))[0]).toMatchObject({
      text: expect.stringContaining('We can sell it to you there.'),
    });
    const { body } = await staff.call(paths.peopleSearch, { query: partner.email });
    const personId = (body as unknown as { people: { personId: string }[] }).people[0]?.personId;
    const sale = { personId, saleId: randomUUID(), productId: offer, method: 'CASH' };
    expect(await staff.call(paths.personSell, sale)).toMatchObject({ status: 200 });
    await forgetCards();
  });

  it('sold at the front desk to a guest is not had again with an account, nor sold again', async () => {
    const email = 'desk-guest@mail.example';
    const met = await staff.call(paths.personAdd, { firstName: 'Ola', lastName: 'Berg', email, phone: '' });
    const { personId } = met.body as unknown as { personId: string };
    const sell = (to: string) =>
      staff.call(paths.personSell, { personId: to, saleId: randomUUID(), productId: offer, method: 'CASH' });
    expect((await sell(personId)).status).toBe(200);
    const member = await account('desk-guest+2@mail.example');
    expect((await member.open(offer)).body.code).toBe('already_had');
    expect((await sell(personId)).body).toMatchObject({ code: 'already_had' });
    await forgetCards();
  });

  it(`is known by keyed hashes alone after the account is closed, for ${retention.offerMonths} months`, async () => {
    const one = await account('hashed@mail.example');
    await buy(one, offer, { card: cards[3] });
    await close(one);
    const left = await studio.database.orm.select().from(usedOffers);
    expect(left.map(({ holder }) => holder.split(':')[0]).sort()).toEqual(['card', 'email']);
    expect(JSON.stringify(left)).not.toMatch(/hashed|mail\.example/);
    const { offer: cutoff } = getRetentionCutoffs(studio.time.now);
    await studio.database.orm.update(usedOffers).set({ hadAt: new Date(cutoff.getTime() + 60_000) });
    await purgeOldRecords(studio.services);
    expect(await studio.database.orm.select().from(usedOffers)).toHaveLength(2);
    await studio.database.orm.update(usedOffers).set({ hadAt: new Date(cutoff.getTime() - 60_000) });
    await purgeOldRecords(studio.services);
    expect(await studio.database.orm.select().from(usedOffers)).toEqual([]);
  });
});

describe('a code for the first pack', () => {
  async function firstPackCode(usesMax: number | null = null): Promise<string> {
    const code = `PACKONE${++made}`;
    await createPromo(studio, { code, appliesTo: 'first-pack', percent: 20, usesMax });
    return code;
  }

  it('pays for one of two packs whose payments were open at once; the other is refunded, and told', async () => {
    const [promoCode, other] = [await firstPackCode(), await firstPackCode()];
    const [one, two] = [await account('twice@mail.example'), await account('twice+2@mail.example')];
    const first = await opened(one, 'starter-pack', { promoCode });
    const second = await opened(two, 'class-pack-10', { promoCode: other });
    expect((await settled(one, first, cards[0])).status).toBe('PAID');
    const refunded = await settled(two, second, cards[1]);
    expect(refunded).toMatchObject({
      status: 'REFUNDED',
      whyRefunded: expect.stringContaining('for a first pack'),
    });
    expect(await refundedOf(second.intentId)).toBe(17_600);
    expect((await studio.mails(two.email))[0]?.text).toContain('you’ve bought another pack');
    expect([await packsOf(one), await packsOf(two)].map(({ length }) => length)).toEqual([1, 0]);
    await forgetCards();
  });

  it('stops the payment of the pack that the same person chose before', async () => {
    const promoCode = await firstPackCode(1);
    const one = await account();
    const before = await opened(one, 'starter-pack', { promoCode });
    // The page requests the price of the other pack first.
    expect((await one.quote('class-pack-10', { promoCode })).body).toMatchObject({ ok: true, toPay: 176 });
    const now = await opened(one, 'class-pack-10', { promoCode });
    await expect(studio.pay(before.intentId)).rejects.toThrow(/cancel/i);
    expect((await settled(one, now)).status).toBe('PAID');
    expect((await packsOf(one)).map(({ productId }) => productId)).toEqual(['class-pack-10']);
    await forgetCards();
  });

  it('is refused with a clear text once a pack was bought, given or had by a closed account', async () => {
    const promoCode = await firstPackCode();
    const bought = 'This code is for a first class pack, and you’ve bought one before.';
    const refused = async (one: Buyer) =>
      expect((await one.open('class-pack-10', { promoCode })).body).toMatchObject({
        code: 'promo_refused',
        message: bought,
      });
    const one = await account('packed@mail.example');
    await buy(one, 'starter-pack');
    await refused(one);
    await close(one);
    await refused(await account('packed+again@mail.example'));
    const given = await account('given@mail.example');
    await createCredit(studio.database, studio.time.now, { memberId: given.memberId });
    await refused(given);
    await close(given);
    await refused(await account('given@mail.example'));
    await forgetCards();
  });

  it('is refused at hand-over when nothing is left to pay by card, and takes nothing', async () => {
    const code = `FREEPACK${++made}`;
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
    await forgetCards();
  });

  it('counts a card for discounted packs alone, so that a couple with one card gets both their packs', async () => {
    const promoCode = await firstPackCode();
    await buy(await account(), 'starter-pack', { card: cards[4] });
    const partner = await account();
    expect((await buy(partner, 'starter-pack', { card: cards[4], promoCode })).status).toBe('PAID');
    const third = await account();
    const open = await opened(third, 'starter-pack', { promoCode });
    expect(await settled(third, open, cards[4])).toMatchObject({
      status: 'REFUNDED',
      whyRefunded: expect.stringContaining('this card has paid for one with a code'),
    });
    await forgetCards();
  });
});

describe('a code once per person', () => {
  it('is not used again with a tag in the address, nor after the account was closed', async () => {
    const promoCode = `ONCE${++made}`;
    await createPromo(studio, { code: promoCode, usesPerPerson: 1 });
    const one = await account('coded@mail.example');
    expect((await buy(one, 'dropin-mat', { promoCode })).status).toBe('PAID');
    const refused = async (email: string) =>
      expect((await (await account(email)).open('dropin-mat', { promoCode, termsVersion })).body.code).toBe(
        'promo_refused',
      );
    await refused('coded+2@mail.example');
    await close(one);
    await refused('Coded@mail.example');
    expect(
      await studio.database.orm.select().from(promoUses).where(eq(promoUses.code, promoCode)),
    ).toMatchObject([
      { email: null, holders: [expect.stringMatching(/^email:/), expect.stringMatching(/^card:/)] },
    ]);
  });

  it('knows who used it before keys were kept', async () => {
    const promoCode = `OLD${++made}`;
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
