import { randomUUID } from 'node:crypto';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { GetStaffCatalogueResponse, ListPromosResponse } from '@studio/contracts/staff-catalogue';
import type { SaveClassTypeResponse } from '@studio/contracts/staff-class-types';
import type { StaffProduct } from '@studio/contracts/staff-products';
import { bookings } from '@studio/server/bookings/tables';
import { audit } from '@studio/server/platform/database/tables';
import { purchases } from '@studio/server/purchases/tables';
import { classes, classSeries } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, openPayment } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const ownerId = randomUUID();

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  people.addUser(ownerId, { groups: ['ADMIN'] });
});
afterAll(() => studio.close());

type MaybeError = { ok: boolean; code?: string; field?: string };

async function asOwner<Answer = object>(path: string, body: object = {}): Promise<Answer & MaybeError> {
  const browser = studio.visitor().with(await tokens.access(ownerId, ['ADMIN']));
  const { body: response } = await browser.call(path, body);
  await studio.idle();
  return response as unknown as Answer & MaybeError;
}

const loadCatalogue = async () =>
  (await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse;
const loadStaffCatalogue = () => asOwner<GetStaffCatalogueResponse>(paths.staffCatalogue);

async function product(id: string): Promise<StaffProduct> {
  const found = (await loadStaffCatalogue()).products.find((item) => item.id === id);
  if (!found) throw new Error(`${id} is not sold.`);
  return found;
}

/** Returns the form values that change nothing. */
async function formOf(id: string) {
  const { name, pricePence, terms, kind, version } = await product(id);
  const {
    covers,
    offPeakOnly,
    onlyWhen,
    sessions,
    validDays,
    memberDiscountPercent,
    oncePerPerson,
    shareable,
    copy,
  } = terms;
  const { subtitle, includes, excludes, badge } = copy;
  const fixed = { kind, covers, offPeakOnly, onlyWhen };
  const sold = {
    id,
    version,
    ...fixed,
    name,
    pricePence,
    sessions,
    validDays,
    memberDiscountPercent,
    oncePerPerson,
    shareable,
  };
  return { ...sold, subtitle, includes, excludes, badge: badge ?? '' };
}

describe('a new price', () => {
  it('appears on pages from the next version on, and does not change earlier sales', async () => {
    const member = createBuyer(studio, tokens, people);
    const bought = await member.buy('starter-pack');
    const before = await loadCatalogue();
    const form = await formOf('starter-pack');
    expect(await asOwner(paths.productSave, { ...form, pricePence: 3900, validDays: 45 })).toMatchObject({
      ok: true,
    });
    const after = await loadCatalogue();
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.products.find(({ id }) => id === 'starter-pack')).toMatchObject({
      pricePence: 3900,
      terms: { validDays: 45 },
    });
    const [row] = await studio.database.orm
      .select()
      .from(purchases)
      .where(eq(purchases.id, bought.purchaseId));
    expect(row?.price.finalPence).toBe(form.pricePence);
    const other = createBuyer(studio, tokens, people);
    expect((await other.quote('starter-pack')).body).toMatchObject({ price: { final: 39 } });
    const [entry] = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, 'starter-pack'));
    expect(entry).toMatchObject({ actor: `staff:${ownerId}`, action: 'CHANGED' });
  });

  const day = (days: number) => new Date(studio.time.now.getTime() + days * 86_400_000);
  const make = (days: number) => createClass(studio.database, { startsAt: day(days), pricePence: 2000 });
  const readClass = async (classId: string) =>
    (await studio.database.orm.select().from(classes).where(eq(classes.id, classId)))[0];
  const price = async (classId: string) => (await readClass(classId))?.pricePence;

  /** Returns the saved values of the Dynamic Reformer class type, as its form sends them. */
  async function classTypeForm() {
    const classType = (await loadStaffCatalogue()).classTypes.find(({ id }) => id === 'dynamic-reformer');
    if (!classType) throw new Error('Nothing is taught.');
    const { id, version, title, description, durationMin, activityId, subType, difficulty, capacity } =
      classType;
    const details = { activityId, subType, difficulty, audience: 'everyone', capacity };
    return { id, version, title, description, durationMin, ...details, pricePence: classType.pricePence };
  }
  const save = async (changes: object) =>
    asOwner<SaveClassTypeResponse>(paths.classTypeSave, { ...(await classTypeForm()), ...changes });

  it('of a class type applies on request to upcoming classes, and bookings keep their price', async () => {
    const [booked, open, past] = [await make(20), await make(21), await make(-1)];
    const { bookingId } = await bookAndPay(studio, studio.visitor(), booked);
    expect(await save({ pricePence: 2300 })).toMatchObject({ changedClasses: 0, repricedClasses: 0 });
    expect(await price(open)).toBe(2000);
    const saved = await save({ pricePence: 2300, repriceScheduled: true });
    expect(saved).toMatchObject({ changedClasses: 0, unchangedClasses: 0, keptPrices: 0 });
    expect(saved.repricedClasses).toBeGreaterThan(1);
    expect([await price(booked), await price(open), await price(past)]).toEqual([2300, 2300, 2000]);
    const [booking] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(booking?.pricePaidPence).toBe(2000);
  });

  it('of a class type leaves a payment that a visitor has opened as it is', async () => {
    const classId = await make(22);
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await save({ pricePence: 2400, repriceScheduled: true });
    await studio.pay(paymentIntentId);
    const { body } = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
    const [booking] = await studio.database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.id, body.bookingId));
    expect([booking?.pricePaidPence, await price(classId)]).toEqual([2000, 2400]);
  });

  it('of a class type stays away from a series with its own price', async () => {
    const classId = await make(23);
    const seriesId = randomUUID();
    const row = await readClass(classId);
    if (!row) throw new Error('There is no class.');
    const { branchId, classTypeId, roomId, instructorId, capacity, localDate } = row;
    await studio.database.orm.insert(classSeries).values({
      ...{ branchId, id: seriesId, classTypeId, roomId, instructorId, capacity, pricePence: 2000 },
      ...{ weekday: 0, localTime: '04:00', startsOn: localDate, endsOn: localDate },
    });
    await studio.database.orm.update(classes).set({ seriesId }).where(eq(classes.id, classId));
    expect(await save({ pricePence: 2500, repriceScheduled: true })).toMatchObject({ keptPrices: 1 });
    expect(await price(classId)).toBe(2000);
    await studio.database.orm.update(classes).set({ pricePence: 1500 }).where(eq(classes.id, classId));
    expect(await save({ pricePence: 2550, repriceScheduled: true })).toMatchObject({ keptPrices: 1 });
    expect(await price(classId)).toBe(1500);
  });

  it('of a class type does not change the price that staff gave a single class', async () => {
    const [single, other] = [await make(26), await make(27)];
    const give = (classId: string, pricePence: number) =>
      asOwner(paths.timetableChange, { classId, scope: 'one', changes: { pricePence } });
    expect(await give(single, 1200)).toMatchObject({ ok: true });
    const type = (await loadStaffCatalogue()).classTypes.find(({ id }) => id === 'dynamic-reformer');
    expect(type?.ownPriceClasses).toBeGreaterThan(0);
    const saved = await save({ pricePence: 2700, repriceScheduled: true });
    expect(saved.keptPrices).toBe(type?.ownPriceClasses);
    expect([await price(single), await price(other)]).toEqual([1200, 2700]);
    await give(single, 2700);
    await save({ pricePence: 2800, repriceScheduled: true });
    expect(await price(single)).toBe(2800);
  });

  it('does not go with other changes, of which only the name and description reach classes with bookings', async () => {
    const [booked, open] = [await make(24), await make(25)];
    await bookAndPay(studio, studio.visitor(), booked);
    const saved = await save({
      pricePence: 2600,
      title: 'Dynamic Reformer',
      durationMin: 45,
      includeScheduled: true,
    });
    expect(saved).toMatchObject({ repricedClasses: 0, keptPrices: 0 });
    expect(saved.changedClasses).toBeGreaterThan(0);
    expect(saved.renamedClasses).toBeGreaterThan(0);
    expect(saved.unchangedClasses).toBe(0);
    const renamed = { title: 'Dynamic Reformer', pricePence: 2000 };
    expect(await readClass(open)).toMatchObject({ ...renamed, durationMin: 45 });
    expect(await readClass(booked)).toMatchObject({ ...renamed, durationMin: 55 });
  });
});

describe('a product', () => {
  it('goes off sale, back on sale and into the archive, and then disappears from the site', async () => {
    const ids = async () => (await loadCatalogue()).products.map(({ id }) => id);
    for (const [sale, there] of [
      ['off', false],
      ['on', true],
      ['archived', false],
      ['on', true],
    ] as const) {
      await asOwner(paths.productSale, { id: 'first-mat', sale });
      expect([sale, (await ids()).includes('first-mat')]).toEqual([sale, there]);
    }
    await asOwner(paths.productSale, { id: 'first-mat', sale: 'off' });
    const member = createBuyer(studio, tokens, people);
    expect((await member.open('first-mat')).body.code).toBe('not_found');
    await asOwner(paths.productSale, { id: 'first-mat', sale: 'on' });
    expect(await asOwner(paths.productSale, { id: 'nothing', sale: 'on' })).toMatchObject({
      code: 'not_found',
    });
  });

  it('moves up and down within its kind, but not past the end', async () => {
    const packs = async () =>
      (await loadCatalogue()).products
        .filter(({ kind: classType }) => classType === 'pack')
        .map(({ id }) => id);
    const [first = '', second = '', ...rest] = await packs();
    await asOwner(paths.productReorder, { id: first, offset: 1 });
    expect(await packs()).toEqual([second, first, ...rest]);
    await asOwner(paths.productReorder, { id: first, offset: -1 });
    await asOwner(paths.productReorder, { id: first, offset: -1 });
    expect(await packs()).toEqual([first, second, ...rest]);
  });
});

describe('an instructor', () => {
  it('is added with an initials portrait, changed, and removed from the site', async () => {
    const details = { bio: 'New here.', tags: ['Yoga'], teaches: [], oneToOneFromPence: null, active: true };
    const added = await asOwner<{ id: string }>(paths.instructorSave, {
      ...details,
      name: 'Zoë Marsh-Field',
    });
    expect(added).toMatchObject({ ok: true, id: 'zoe-marsh-field' });
    const found = (await loadCatalogue()).instructors.find(({ id }) => id === added.id);
    const portrait = await studio.app.inject({ url: found?.portrait ?? '' });
    expect([portrait.statusCode, portrait.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(portrait.body).toContain('>ZF<');
    const duplicate = await asOwner(paths.instructorSave, { ...details, name: 'Zoe Marsh Field' });
    expect(duplicate).toMatchObject({ code: 'bad_request', field: 'name' });
    await asOwner(paths.instructorSave, { ...details, id: added.id, name: 'Zoë Field', active: false });
    expect((await loadCatalogue()).instructors.some(({ id }) => id === added.id)).toBe(false);
    expect((await loadStaffCatalogue()).instructors.find(({ id }) => id === added.id)).toMatchObject({
      name: 'Zoë Field',
      portrait: found?.portrait,
    });
    await asOwner(paths.instructorSave, { ...details, id: added.id, name: 'Ada Field' });
    expect((await loadCatalogue()).instructors.find(({ id }) => id === added.id)?.portrait).toMatch(
      /AF\.svg$/,
    );
  });
});

describe('a promo code', () => {
  const code = 'WINTER20';
  const terms = { appliesTo: 'products', limitedTo: ['class-pack-10'], usesMax: 2, usesPerPerson: 1 };
  const days = { from: '2026-11-23', to: '2026-11-30' };
  const promoInput = { code, percent: 20, amountPence: null, ...terms, ...days };

  it('applies to its products until it is deactivated', async () => {
    expect(await asOwner(paths.promoCreate, promoInput)).toMatchObject({
      ok: true,
      promo: { state: 'active' },
    });
    expect(await asOwner(paths.promoCreate, promoInput)).toMatchObject({
      code: 'bad_request',
      field: 'code',
    });
    const member = createBuyer(studio, tokens, people);
    await member.buy('class-pack-10', { promoCode: code });
    const list = await asOwner<ListPromosResponse>(paths.promos, { query: 'winter' });
    expect(list.promos).toMatchObject([{ code, uses: 1, usesMax: 2 }]);
    expect(await asOwner(paths.promoDeactivate, { code })).toMatchObject({
      promo: { state: 'expired', uses: 1 },
    });
    const late = createBuyer(studio, tokens, people);
    expect((await late.open('class-pack-10', { promoCode: code })).body.code).toBe('promo_refused');
  });

  it('is rejected when its fields contradict each other', async () => {
    const both = await asOwner(paths.promoCreate, { ...promoInput, code: 'BOTH', amountPence: 500 });
    expect(both).toMatchObject({ code: 'bad_request', field: 'percent' });
    const backwards = await asOwner(paths.promoCreate, { ...promoInput, code: 'BACK', from: '2026-12-01' });
    expect(backwards).toMatchObject({ code: 'bad_request', field: 'to' });
    expect(await asOwner(paths.promoDeactivate, { code: 'NOWHERE' })).toMatchObject({ code: 'not_found' });
  });
});
