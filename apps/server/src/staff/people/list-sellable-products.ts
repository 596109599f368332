import type { ListSellableProductsResponse } from '@studio/contracts/staff-desk-sales';
import { type GoodsKind, isProduct } from '@studio/domain/catalogue/product-terms';
import {
  findMemberDiscount,
  getMemberSaving,
  isDiscountedForMembers,
} from '@studio/domain/entitlements/member-discount';
import { getBestPrice, type Price } from '@studio/domain/pricing/price';
import { isSoldDirectly } from '@studio/domain/purchases/is-sold-directly';
import { getSoldProductName } from '@studio/domain/purchases/sold-product-name';
import { listGoodsOnSale, type listProductsOnSale } from '../../catalogue/store.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { listPersonIdentityKeys } from '../../people/person-identity-keys.ts';
import { getSessionOwnerId } from '../../people/person-keys.ts';
import type { Services } from '../../platform/services.ts';
import { hasHadOffer } from '../../purchases/once-per-person-offers.ts';
import { listActivityLabels } from './booking-quote.ts';
import { loadPersonEntitlementRows } from './person-entitlements.ts';
import { requirePerson } from './save-person.ts';

type Product = Awaited<ReturnType<typeof listProductsOnSale>>[number];

export const isCounterItem = ({ kind }: { kind: GoodsKind }) => kind === 'counter';

/**
 * Returns the products and counter items that can be sold or granted to a person, with the person's prices, and the
 * activities that granted sessions can cover. Without a person, returns only the counter items. Throws AppError
 * not_found.
 */
export async function listSellableProducts(
  services: Services,
  branchId: string,
  personId: string | null,
): Promise<ListSellableProductsResponse> {
  const { database } = services;
  const person = personId === null ? null : await requirePerson(database, branchId, personId);
  const goods = await listGoodsOnSale(database, branchId);
  const rows = person ? await listProductRows(services, person, goods.filter(isProduct)) : [];
  for (const { id: productId, kind, name, pricePence } of goods.filter(isCounterItem))
    rows.push({
      ...{ productId, kind, name, pricePence, basePence: pricePence },
      ...{ saving: null, sessions: null, alreadyBought: false, forSale: true },
    });
  const activities = person ? await listActivityLabels(database, branchId) : [];
  return { ok: true, products: rows, activities };
}

async function listProductRows(
  services: Services,
  person: PersonRow,
  products: readonly Product[],
): Promise<ListSellableProductsResponse['products']> {
  const discount = await discountOf(services, person);
  const rows: ListSellableProductsResponse['products'] = [];
  for (const product of products) {
    const { id: productId, kind, terms } = product;
    const { finalPence, basePence, saving } = priceOf(services, product, discount);
    const alreadyBought = terms.oncePerPerson && (await hasHad(services, person, productId));
    const details = { productId, kind, basePence, alreadyBought, sessions: terms.sessions };
    const forSale = isSoldDirectly(product);
    rows.push({
      ...details,
      name: getSoldProductName(product),
      pricePence: finalPence,
      saving: saving?.name ?? null,
      forSale,
    });
  }
  return rows;
}

async function discountOf({ database, clock }: Services, { branchId, id }: PersonRow) {
  return findMemberDiscount(await loadPersonEntitlementRows(database, branchId, id), clock.now());
}

function priceOf(
  { config }: Services,
  { kind, pricePence }: Product,
  discount: ReturnType<typeof findMemberDiscount>,
): Price {
  const savings = isDiscountedForMembers(kind) ? getMemberSaving(pricePence, discount) : [];
  return getBestPrice(pricePence, savings, config.currency);
}

async function hasHad({ database, keys }: Services, person: PersonRow, productId: string): Promise<boolean> {
  const { branchId, email } = person;
  const holders = await listPersonIdentityKeys(database, keys, {
    branchId,
    memberId: getSessionOwnerId(person),
    email,
  });
  return hasHadOffer(database, { branchId, holders, productId });
}
