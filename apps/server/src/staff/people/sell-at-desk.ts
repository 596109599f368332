import type { ListSellableProductsResponse, SellProductResponse } from '@studio/contracts/staff-sessions';
import { type GoodsKind, isProduct } from '@studio/domain/catalogue/product-terms';
import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import {
  findMemberDiscount,
  getMemberSaving,
  isDiscountedForMembers,
} from '@studio/domain/entitlements/member-discount';
import { getBestPrice, type Price } from '@studio/domain/pricing/price';
import { isSoldDirectly } from '@studio/domain/purchases/is-sold-directly';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { getSoldProductName } from '@studio/domain/purchases/sold-product-name';
import { and, eq } from 'drizzle-orm';
import { listGoodsOnSale, type listProductsOnSale } from '../../catalogue/store.ts';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import { entitlements } from '../../entitlements/tables.ts';
import { findDeskPayment, recordDeskPayment } from '../../payments/desk-payments.ts';
import { lockSessionOwner } from '../../people/ensure-imported-person.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { listOfferHolderKeys } from '../../people/offer-holder-keys.ts';
import { getSessionOwnerId } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  claimOncePerPersonOffer,
  firstPackOfferId,
  hasHadOffer,
  recordOfferUse,
} from '../../purchases/once-per-person-offers.ts';
import { listActivityLabels } from './booking-quote.ts';
import type { DeskSaleInput } from './desk-sale-input.ts';
import { listPersonCredits } from './person-credits.ts';
import { requirePerson } from './save-person.ts';
import { sellCounterItem } from './sell-counter-item.ts';

type Product = Awaited<ReturnType<typeof listProductsOnSale>>[number];

const isCounterItem = ({ kind }: { kind: GoodsKind }) => kind === 'counter';

/** Returns the products that can be sold or granted to a person, with their prices. Throws AppError not_found. */
export async function listSellableProducts(
  services: Services,
  branchId: string,
  personId: string,
): Promise<ListSellableProductsResponse> {
  const { database } = services;
  const person = await requirePerson(database, branchId, personId);
  const goods = await listGoodsOnSale(database, branchId);
  const products = goods.filter(isProduct);
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
  for (const { id: productId, kind, name, pricePence } of goods.filter(isCounterItem))
    rows.push({
      ...{ productId, kind, name, pricePence, basePence: pricePence },
      ...{ saving: null, sessions: null, alreadyBought: false, forSale: true },
    });
  return { ok: true, products: rows, activities: await listActivityLabels(database, branchId) };
}

async function discountOf({ database, clock }: Services, { branchId, id }: PersonRow) {
  return findMemberDiscount(await listPersonCredits(database, branchId, id), clock.now());
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
  const holders = await listOfferHolderKeys(database, keys, {
    branchId,
    memberId: getSessionOwnerId(person),
    email,
  });
  return hasHadOffer(database, { branchId, holders, productId });
}

/**
 * Sells a product or counter item at the front desk: grants the sessions, if any, and records the payment in one
 * transaction. Idempotent by `saleId`. Throws AppError not_found, not_for_sale, already_had and reason_needed.
 */
export async function sellAtDesk(
  services: Services,
  input: DeskSaleInput,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<SellProductResponse> {
  const { database } = services;
  const { branchId, productId, method, reason } = input;
  const before = await soldBefore(database, input);
  if (before) return before;
  if (method === 'COMPLIMENTARY' && !reason) throw new AppError('reason_needed');
  const person = await requirePerson(database, branchId, input.personId);
  const product = (await listGoodsOnSale(database, branchId)).find(({ id }) => id === productId);
  if (!product) throw new AppError('not_found');
  if (isCounterItem(product)) return sellCounterItem(services, { input, person, item: product }, actor);
  if (!isProduct(product) || !isSoldDirectly(product)) throw new AppError('not_for_sale');
  const price = priceOf(services, product, await discountOf(services, person));
  return database.transaction((tx) => sellWithin(tx, services, { input, person, product, price }, actor));
}

async function sellWithin(
  tx: QueryExecutor,
  { clock, keys }: Services,
  sale: { input: DeskSaleInput; person: PersonRow; product: Product; price: Price },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<SellProductResponse> {
  const { input, person, product, price } = sale;
  const { branchId, saleId, method, reason } = input;
  const { kind, terms, id: productId } = product;
  const now = clock.now();
  // Waits for a concurrent sign-up or merge of this person.
  const memberId = await lockSessionOwner(tx, branchId, person.id);
  const name = getSoldProductName(product);
  const from = {
    origin: 'staff',
    originId: saleId,
    reason: 'BOUGHT',
    actor,
    note: 'at the front desk',
  } as const;
  const times = { startsAt: now, expiresAt: getSessionExpiry(now, terms.validDays) };
  const details = { branchId, memberId, kind, productId, name, terms: toEntitlementTerms(terms), ...times };
  const holders = await listOfferHolderKeys(tx, keys, { branchId, memberId, email: person.email });
  const entitlementId = await grantEntitlement(tx, { ...details, ...from }, now);
  if (!entitlementId) {
    const before = await soldBefore(tx, input);
    if (!before) throw new AppError('idempotency_mismatch');
    return before;
  }
  const offer = { branchId, productId, holders, purchaseId: saleId };
  if (terms.oncePerPerson && (await claimOncePerPersonOffer(tx, offer, now)))
    throw new AppError(
      'already_had',
      'Each client can only buy this offer once, and this client already has. You can give free sessions instead.',
    );
  if (kind === 'pack') await recordOfferUse(tx, { ...offer, productId: firstPackOfferId }, now);
  const paidPence = method === 'COMPLIMENTARY' ? 0 : price.finalPence;
  const taking = { branchId, id: saleId, personId: person.id, subject: 'product' } as const;
  const money = { subjectId: entitlementId, method, amountPence: paidPence, currency: price.currency };
  await recordDeskPayment(tx, { ...taking, ...money, note: reason ?? null, takenBy: actor }, now);
  const entry = { branchId, at: now, actor, subject: 'entitlement', subjectId: entitlementId } as const;
  const detail = { personId: person.id, productId, method, amountPence: paidPence };
  await writeAudit(tx, [{ ...entry, action: 'SOLD', reason: reason ?? 'at the front desk', detail }]);
  return { ok: true, entitlementId, paidPence };
}

async function soldBefore(
  db: QueryExecutor,
  { branchId, saleId }: Pick<DeskSaleInput, 'branchId' | 'saleId'>,
): Promise<SellProductResponse | null> {
  const paid = await findDeskPayment(db, branchId, saleId);
  if (paid?.subject === 'counter') return { ok: true, entitlementId: null, paidPence: paid.amountPence };
  const [sold] = await db.orm
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.branchId, branchId),
        eq(entitlements.origin, 'staff'),
        eq(entitlements.originId, saleId),
      ),
    );
  return sold && paid ? { ok: true, entitlementId: sold.id, paidPence: paid.amountPence } : null;
}
