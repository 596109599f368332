import { randomUUID } from 'node:crypto';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { ListSellableProductsResponse, SellProductResponse } from '@studio/contracts/staff-desk-sales';
import type { ListPaymentsResponse } from '@studio/contracts/staff-money';
import type { AddPersonResponse, ListPersonPaymentsResponse } from '@studio/contracts/staff-people';
import type { AddProductResponse } from '@studio/contracts/staff-products';
import { toLondonDate } from '@studio/domain/time/london';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { type MembershipStudio, openMembershipStudio } from '../harness/membership-studio.ts';
import { createOwner } from '../harness/owner-calls.ts';

let opened: MembershipStudio;
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeAll(async () => {
  opened = await openMembershipStudio();
  owner = await createOwner(opened.studio, opened.tokens, opened.people, ['Ruth', 'Ellison']);
});
afterAll(() => opened.studio.close());

/** Form values that a gift card and a counter item share. */
const goods = {
  covers: [],
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

const add = async (values: object) =>
  (await owner.call<AddProductResponse>(paths.productAdd, { ...goods, onSale: true, ...values })).id;
const listSold = async () =>
  ((await opened.studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse).products;
const newBuyer = () => createBuyer(opened.studio, opened.tokens, opened.people);

describe('gift cards and counter items', () => {
  const noDetails = { lastName: '', email: '', phone: '' };

  it('gives gift cards of a fixed amount to the pricing page, in whole pounds', async () => {
    const card = { kind: 'gift-card', name: 'Birthday card', pricePence: 6000, covers: [] };
    const id = await add(card);
    const { body } = await opened.studio.visitor().call(paths.catalogue);
    const { giftCards, products } = body as unknown as GetCatalogueResponse;
    expect(giftCards).toEqual([{ id, name: 'Birthday card', pounds: 60 }]);
    expect(products.map((one) => one.id)).not.toContain(id);
    for (const pricePence of [6050, 900, 50_100])
      expect(
        await owner.call(paths.productAdd, { ...goods, ...card, pricePence, onSale: true }),
      ).toMatchObject({
        code: 'bad_request',
        field: 'pricePence',
      });
    await owner.call(paths.productSale, { id, sale: 'archived' });
    const after = (await opened.studio.visitor().call(paths.catalogue))
      .body as unknown as GetCatalogueResponse;
    expect(after.giftCards).toEqual([]);
  });

  it('sells a counter item at the front desk once, with its name in the payments', async () => {
    const socks = { kind: 'counter', name: 'Grip socks', pricePence: 1200, covers: [] };
    const productId = await add(socks);
    expect((await listSold()).map(({ id }) => id)).not.toContain(productId);
    expect((await newBuyer().open(productId)).body.code).toBe('not_found');
    const { personId } = await owner.call<AddPersonResponse>(paths.personAdd, {
      ...noDetails,
      firstName: 'Ada',
    });
    const { products } = await owner.call<ListSellableProductsResponse>(paths.personSellable, { personId });
    expect(products.find((one) => one.productId === productId)).toMatchObject({
      forSale: true,
      pricePence: 1200,
    });
    const sale = { personId, saleId: randomUUID(), productId, method: 'CASH' };
    const sold = await owner.call<SellProductResponse>(paths.personSell, sale);
    expect(sold).toMatchObject({ ok: true, entitlementId: null, paidPence: 1200 });
    await owner.call(paths.productSale, { id: productId, sale: 'archived' });
    expect(await owner.call(paths.personSell, sale)).toEqual(sold);
    expect((await owner.call(paths.personSell, { ...sale, saleId: randomUUID() })).code).toBe('not_found');

    await assignInvoiceNumbers(opened.studio.services);
    const { lines } = await owner.call<ListPersonPaymentsResponse>(paths.personMoney, { personId });
    expect(lines).toMatchObject([{ amountPence: 1200, paymentMethod: 'Cash' }]);
    expect(JSON.stringify(lines)).toContain('Grip socks');
    const today = toLondonDate(opened.studio.time.now);
    const { rows } = await owner.call<ListPaymentsResponse>(paths.moneyList, { from: today, to: today });
    expect(rows.find(({ item }) => item === 'Grip socks')).toMatchObject({ kind: 'counter' });
  });

  it('asks for a reason when a counter item is given away', async () => {
    const productId = await add({ kind: 'counter', name: 'Water', pricePence: 200, covers: [] });
    const { personId } = await owner.call<AddPersonResponse>(paths.personAdd, {
      ...noDetails,
      firstName: 'Bo',
    });
    const gift = { personId, saleId: randomUUID(), productId, method: 'COMPLIMENTARY' };
    expect((await owner.call(paths.personSell, gift)).code).toBe('reason_needed');
    expect(await owner.call(paths.personSell, { ...gift, reason: 'First visit' })).toMatchObject({
      paidPence: 0,
    });
  });
});
