import type { BookingResponse } from '@studio/contracts/bookings';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import type { AddProductResponse, SaveProductResponse, StaffProduct } from '@studio/contracts/staff-products';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { createPromo } from '../harness/create-promo.ts';
import { type MembershipStudio, openMembershipStudio } from '../harness/membership-studio.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { createSubscriber } from '../harness/subscriber.ts';

type Owner = Awaited<ReturnType<typeof createOwner>>;

let opened: MembershipStudio;
let owner: Owner;
let otherOwner: Owner;

beforeAll(async () => {
  opened = await openMembershipStudio();
  const { studio, tokens, people } = opened;
  owner = await createOwner(studio, tokens, people, ['Ruth', 'Ellison']);
  otherOwner = await createOwner(studio, tokens, people, ['Sam', 'Okoro']);
});
afterAll(() => opened.studio.close());

const five = {
  kind: 'pack',
  name: 'Pack of 5',
  pricePence: 9500,
  covers: ['reformer'],
  offPeakOnly: false,
  onlyWhen: null,
  sessions: 5,
  validDays: 60,
  memberDiscountPercent: 0,
  oncePerPerson: false,
  shareable: false,
  subtitle: '5 sessions',
  includes: ['Reformer', 'Valid for 60 days'],
  excludes: [],
  badge: '',
};
const monthly = { ...five, kind: 'membership', sessions: 6, validDays: null, subtitle: '6 sessions / month' };

const add = async (values: object = {}) =>
  (await owner.call<AddProductResponse>(paths.productAdd, { ...five, onSale: true, ...values })).id;
const save = (id: string, version: number, values: object, by = owner) =>
  by.call<SaveProductResponse>(paths.productSave, { ...five, id, version, ...values });

async function product(id: string): Promise<StaffProduct> {
  const { products } = await owner.call<GetStaffCatalogueResponse>(paths.staffCatalogue);
  const found = products.find((one) => one.id === id);
  if (!found) throw new Error(`There is no product ${id}.`);
  return found;
}

const listSold = async () =>
  ((await opened.studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse).products;
const newBuyer = () => createBuyer(opened.studio, opened.tokens, opened.people);

describe('a new product', () => {
  it('is bought by a member, who books a class with it', async () => {
    const { studio } = opened;
    const id = await add();
    expect(id).toBe('pack-of-5');
    expect((await listSold()).find((one) => one.id === id)).toMatchObject({
      kind: 'pack',
      pricePence: 9500,
      formerIds: [],
      terms: {
        renewsMonthly: false,
        copy: { section: 'packs', action: { label: 'Buy Pack of 5', href: '/checkout?product=pack-of-5' } },
      },
    });
    const buyer = newBuyer();
    const bought = await buyer.buy(id);
    expect(bought).toMatchObject({ status: 'PAID', name: 'Pack of 5' });

    const startsAt = new Date(studio.time.now.getTime() + 3 * 86_400_000);
    const classId = await createClass(studio.database, { startsAt });
    const own = { principalUserId: buyer.memberId, classId };
    const held = (await buyer.call(paths.hold, own)).body as unknown as HoldClassResponse;
    const booked = await buyer.call(paths.book, {
      ...own,
      holdId: held.holdId,
      customer: guestDetails,
      paymentMethod: 'ENTITLEMENT',
    });
    const { booking } = booked.body as unknown as BookingResponse;
    expect(booking).toMatchObject({ status: 'CONFIRMED', credit: { name: 'Pack of 5' } });
    expect(await product(id)).toMatchObject({ sold: true, clients: 1 });
    const [entry] = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, id));
    expect(entry).toMatchObject({ action: 'ADDED', actor: `staff:${owner.userId}` });
  });

  it('is not sold before the owner puts it on sale', async () => {
    const id = await add({ name: 'Spring pack', onSale: false });
    expect((await listSold()).map((one) => one.id)).not.toContain(id);
    expect((await newBuyer().open(id)).body.code).toBe('not_found');
    await owner.call(paths.productSale, { id, sale: 'on' });
    expect((await newBuyer().buy(id)).status).toBe('PAID');
  });

  it('never gets the id of another product or a reserved id', async () => {
    expect([await add({ name: 'Duo' }), await add({ name: 'Duo' })]).toEqual(['duo', 'duo-2']);
    expect(await add({ name: 'Gift card' })).toBe('gift-card-2');
  });

  it('can be a membership, a drop-in, an offer, a 1:1 and an event', async () => {
    const { studio, tokens, people } = opened;
    const id = await add({ ...monthly, name: 'Reformer Six' });
    const member = createSubscriber(studio, tokens, people);
    expect(await member.subscribe(id)).toMatchObject({ status: 'ACTIVE', price: 95 });
    const kinds = ['drop-in', 'offer', 'one-to-one', 'event'];
    for (const kind of kinds) await add({ kind, name: `Any ${kind}` });
    const sold = (await listSold()).filter(({ name }) => name.startsWith('Any '));
    expect(sold.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    expect(sold.find(({ kind }) => kind === 'event')?.terms).toMatchObject({ covers: [], sessions: 1 });
  });

  it.each([
    ['no letters', { name: '?' }, 'name'],
    ['no activity', { covers: [] }, 'covers'],
    ['an unknown activity', { covers: ['chess'] }, 'covers'],
    ['no limit', { sessions: null, validDays: null }, 'sessions'],
    ['too low a monthly price', { kind: 'membership', pricePence: 20 }, 'pricePence'],
  ])('is refused with %s', async (_, wrong, field) => {
    const refused = await owner.call(paths.productAdd, { ...five, onSale: true, ...wrong });
    expect(refused).toMatchObject({ code: 'bad_request', field });
  });
});

describe('a product that was never sold', () => {
  it('changes in place, with its kind', async () => {
    const id = await add({ name: 'Draft' });
    expect(await save(id, 1, { ...monthly, name: 'Draft monthly' })).toMatchObject({
      id,
      isNewVersion: false,
    });
    expect(await product(id)).toMatchObject({
      kind: 'membership',
      version: 2,
      terms: { renewsMonthly: true, copy: { section: 'memberships', unit: '/ month' } },
    });
  });

  it('is not overwritten by an owner who has not seen the change', async () => {
    const id = await add({ name: 'Contested' });
    await save(id, 1, { name: 'Contested', pricePence: 9000 }, otherOwner);
    expect(await save(id, 1, { name: 'Contested', pricePence: 8000 })).toMatchObject({
      code: 'edit_conflict',
      otherEdit: { by: 'Sam Okoro' },
    });
    expect((await product(id)).pricePence).toBe(9000);
  });
});

describe('a product that was sold', () => {
  it('changes its price in place, and its coverage only as a new version', async () => {
    const id = await add({ name: 'Calm Pack' });
    const buyer = newBuyer();
    const bought = await buyer.buy(id);
    await createPromo(opened.studio, { code: 'CALMLY', appliesTo: 'products', only: [id] });
    expect(await save(id, 1, { name: 'Calm Pack', pricePence: 9000 })).toMatchObject({ isNewVersion: false });

    const wider = { name: 'Calm Pack', covers: ['reformer', 'mat'] };
    expect(await save(id, 2, wider)).toMatchObject({ code: 'not_changeable' });
    const saved = await save(id, 2, { ...wider, asNewVersion: true });
    expect(saved).toMatchObject({ id: 'calm-pack-2', isNewVersion: true });
    expect(await product(id)).toMatchObject({
      archived: true,
      onSale: false,
      terms: { covers: ['reformer'] },
    });
    expect(await product(saved.id)).toMatchObject({ replaces: id, onSale: true, sold: false, clients: 0 });
    const sold = (await listSold()).filter(({ name }) => name === 'Calm Pack');
    expect(sold).toMatchObject([{ id: saved.id, formerIds: [id] }]);

    const [credit] = await opened.listCredits({ memberId: buyer.memberId } as never);
    expect(credit).toMatchObject({ productId: id, balance: 5, terms: { covers: ['reformer'] } });
    expect(bought.name).toBe('Calm Pack');
    expect((await newBuyer().quote(saved.id, { promoCode: 'CALMLY' })).body.price.final).toBe(85.5);
    expect(await owner.call(paths.productSale, { id, sale: 'on' })).toMatchObject({ code: 'not_changeable' });

    await newBuyer().buy(saved.id);
    const third = await save(saved.id, (await product(saved.id)).version, {
      ...wider,
      offPeakOnly: true,
      asNewVersion: true,
    });
    expect((await listSold()).find((one) => one.id === third.id)?.formerIds).toEqual([saved.id, id]);
  });

  it('does not give a once-per-person offer again through its new version', async () => {
    const offer = { kind: 'offer', name: 'First two', sessions: 2, oncePerPerson: true };
    const id = await add(offer);
    const buyer = newBuyer();
    await buyer.buy(id);
    const saved = await save(id, 1, { ...offer, covers: ['mat'], asNewVersion: true });
    expect((await buyer.open(saved.id)).body.code).toBe('already_had');
    expect((await newBuyer().open(saved.id)).status).toBe(200);
  });

  it('never charges a member for two versions of a membership, and the old one runs on', async () => {
    const { studio, tokens, people } = opened;
    const values = { ...monthly, name: 'Steady' };
    const id = await add(values);
    const member = createSubscriber(studio, tokens, people);
    const unpaid = createSubscriber(studio, tokens, people);
    const subscribed = await member.subscribe(id);
    const left = await unpaid.open(id);
    const saved = await save(id, 1, { ...values, covers: ['reformer', 'yoga'], asNewVersion: true });
    const refused = await member.call(paths.membershipOpen, {
      productId: saved.id,
      termsVersion: (await opened.row(subscribed.membershipId)).termsVersion,
    });
    expect(refused.body).toMatchObject({ code: 'already_member' });
    expect(await unpaid.subscribe(saved.id)).toMatchObject({ status: 'ACTIVE' });
    expect((await opened.row(left.membershipId)).status).toBe('ENDED');

    await opened.advanceTo(new Date(Date.parse(subscribed.renewsOn ?? '') + 3_600_000));
    const months = await opened.listCredits(member);
    expect(months.map(({ productId, terms }) => [productId, terms.covers])).toEqual([
      [id, ['reformer']],
      [id, ['reformer']],
    ]);
  });
});
