import type { SellAnswer, SellableAnswer } from '@studio/contracts/staff-credits';
import { entitlementTerms } from '@studio/domain/entitlements/entitlement';
import { isDiscounted, memberDiscount, memberSaving } from '@studio/domain/entitlements/member-discount';
import { bestPrice, type Price } from '@studio/domain/pricing/price';
import { creditEnd } from '@studio/domain/purchases/credit-end';
import { isSoldHere } from '@studio/domain/purchases/sold-here';
import { soldName } from '@studio/domain/purchases/sold-name';
import { and, eq } from 'drizzle-orm';
import { listProducts } from '../../catalogue/store.ts';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import { entitlements } from '../../entitlements/tables.ts';
import { findDeskPayment, takeAtDesk } from '../../payments/desk-payments.ts';
import type { DeskMethod } from '../../payments/tables.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { ownerOf } from '../../people/meet-imported.ts';
import { holdersOf } from '../../people/offer-holders.ts';
import { creditOwner } from '../../people/person-keys.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { claimOffer, firstPack, hadOffer, noteOffer } from '../../purchases/had-offers.ts';
import { creditsOfPerson } from './person-credits.ts';
import { namedActivities } from './quote-for.ts';
import { knownPerson } from './save-person.ts';

type Product = Awaited<ReturnType<typeof listProducts>>[number];

const isOffered = ({ onSale, archived }: Product) => onSale && !archived;

/** What can be sold or given to somebody, with what it costs them. Refuses with not_found. */
export async function sellable(
  services: Services,
  branchId: string,
  personId: string,
): Promise<SellableAnswer> {
  const { database } = services;
  const person = await knownPerson(database, branchId, personId);
  const products = (await listProducts(database, branchId)).filter(isOffered);
  const discount = await discountOf(services, person);
  const rows = [];
  for (const product of products) {
    const { id: productId, kind, terms } = product;
    const { finalPence, basePence, saving } = priceOf(services, product, discount);
    const had = terms.oncePerPerson && (await hasHad(services, person, productId));
    const facts = { productId, kind, basePence, had, sessions: terms.sessions };
    const forSale = isSoldHere(product);
    rows.push({
      ...facts,
      name: soldName(product),
      pricePence: finalPence,
      saving: saving?.name ?? null,
      forSale,
    });
  }
  return { ok: true, products: rows, activities: await namedActivities(database, branchId) };
}

async function discountOf({ database, clock }: Services, { branchId, id }: PersonRow) {
  return memberDiscount(await creditsOfPerson(database, branchId, id), clock.now());
}

function priceOf(
  { config }: Services,
  { kind, pricePence }: Product,
  discount: ReturnType<typeof memberDiscount>,
): Price {
  const savings = isDiscounted(kind) ? memberSaving(pricePence, discount) : [];
  return bestPrice(pricePence, savings, config.currency);
}

async function hasHad({ database, keys }: Services, person: PersonRow, productId: string): Promise<boolean> {
  const { branchId, email } = person;
  const holders = await holdersOf(database, keys, { branchId, memberId: creditOwner(person), email });
  return hadOffer(database, { branchId, holders, productId });
}

/** What is sold to whom, and how it is paid. `saleId`: sold once for it. */
export interface SaleWish {
  branchId: string;
  personId: string;
  saleId: string;
  productId: string;
  method: DeskMethod;
  reason: string | undefined;
}

/**
 * Sells a product at the desk: its sessions and its money in one transaction, once. Refuses with not_found, not_for_sale,
 * already_had, reason_needed.
 */
export async function sellAtDesk(
  services: Services,
  wish: SaleWish,
  actor: Extract<Actor, `staff:${string}`>,
): Promise<SellAnswer> {
  const { database } = services;
  const { branchId, productId, method, reason } = wish;
  const before = await soldBefore(database, wish);
  if (before) return before;
  if (method === 'COMPLIMENTARY' && !reason) throw new Refused('reason_needed');
  const person = await knownPerson(database, branchId, wish.personId);
  const product = (await listProducts(database, branchId)).find(({ id }) => id === productId);
  if (!product) throw new Refused('not_found');
  if (!isOffered(product) || !isSoldHere(product)) throw new Refused('not_for_sale');
  const price = priceOf(services, product, await discountOf(services, person));
  return database.transaction((tx) => sellWithin(tx, services, { wish, person, product, price }, actor));
}

async function sellWithin(
  tx: Queries,
  { clock, keys }: Services,
  sale: { wish: SaleWish; person: PersonRow; product: Product; price: Price },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<SellAnswer> {
  const { wish, person, product, price } = sale;
  const { branchId, saleId, method, reason } = wish;
  const { kind, terms, id: productId } = product;
  const now = clock.now();
  // Whoever gets an account, or is merged, at this moment is waited for.
  const memberId = await ownerOf(tx, branchId, person.id);
  const name = soldName(product);
  const from = {
    origin: 'staff',
    originId: saleId,
    reason: 'BOUGHT',
    actor,
    note: 'sold at the desk',
  } as const;
  const times = { startsAt: now, expiresAt: creditEnd(now, terms.validDays) };
  const facts = { branchId, memberId, kind, productId, name, terms: entitlementTerms(terms), ...times };
  const holders = await holdersOf(tx, keys, { branchId, memberId, email: person.email });
  const entitlementId = await grantEntitlement(tx, { ...facts, ...from }, now);
  if (!entitlementId) {
    const before = await soldBefore(tx, wish);
    if (!before) throw new Refused('idempotency_mismatch');
    return before;
  }
  const offer = { branchId, productId, holders, purchaseId: saleId };
  if (terms.oncePerPerson && (await claimOffer(tx, offer, now)))
    throw new Refused(
      'already_had',
      'This offer is once per person, and they’ve had it. You can give them sessions instead.',
    );
  if (kind === 'pack') await noteOffer(tx, { ...offer, productId: firstPack }, now);
  const paidPence = method === 'COMPLIMENTARY' ? 0 : price.finalPence;
  const taking = { branchId, id: saleId, personId: person.id, subject: 'product' } as const;
  const money = { subjectId: entitlementId, method, amountPence: paidPence, currency: price.currency };
  await takeAtDesk(tx, { ...taking, ...money, note: reason ?? null, takenBy: actor }, now);
  const entry = { branchId, at: now, actor, subject: 'entitlement', subjectId: entitlementId } as const;
  const detail = { personId: person.id, productId, method, amountPence: paidPence };
  await writeAudit(tx, [{ ...entry, action: 'SOLD', why: reason ?? 'sold at the desk', detail }]);
  return { ok: true, entitlementId, paidPence };
}

async function soldBefore(
  db: Queries,
  { branchId, saleId }: Pick<SaleWish, 'branchId' | 'saleId'>,
): Promise<SellAnswer | null> {
  const paid = await findDeskPayment(db, branchId, saleId);
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
