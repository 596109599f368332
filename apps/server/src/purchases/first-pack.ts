import type { UnfulfilledReason } from '@studio/domain/purchases/purchase-refund-text';
import { and, eq, inArray } from 'drizzle-orm';
import { entitlements } from '../entitlements/tables.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { findPromo } from '../promotions/store.ts';
import {
  claimPersonalOffer,
  firstPackOfferId,
  hasHadOffer,
  recordOfferUse,
  releaseOffers,
} from './once-per-person-offers.ts';
import { listOpenPurchases, type PurchaseRow } from './store.ts';

interface Person {
  branchId: string;
  holders: readonly string[];
}

/** Returns whether a person has had a class pack: bought, given or imported, also with an account that is closed. */
export async function hasHadPack(db: QueryExecutor, person: Person): Promise<boolean> {
  return (await ownsPack(db, person)) || hasHadOffer(db, { ...person, productId: firstPackOfferId });
}

async function ownsPack(db: QueryExecutor, { branchId, holders }: Person): Promise<boolean> {
  const rows = await db.orm
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.branchId, branchId),
        inArray(entitlements.memberId, [...holders]),
        eq(entitlements.kind, 'pack'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether the price of a purchase is less because it was to be the person’s first pack. */
export async function isPricedAsFirstPack(
  db: QueryExecutor,
  { branchId, goods, price: { saving } }: Pick<PurchaseRow, 'branchId' | 'goods' | 'price'>,
): Promise<boolean> {
  if (goods.kind !== 'pack' || saving?.kind !== 'promo' || !saving.code) return false;
  return (await findPromo(db, branchId, saving.code))?.appliesTo === 'first-pack';
}

/**
 * Returns the purchases that a member has open as their first pack when a code is for the first pack, too; else none. One of
 * them is to be paid: opening another stops the others, so none stands in the code’s way.
 */
export async function listOpenFirstPackPurchases(
  db: QueryExecutor,
  { branchId, memberId, promoCode }: { branchId: string; memberId: string; promoCode: string },
): Promise<PurchaseRow[]> {
  if ((await findPromo(db, branchId, promoCode))?.appliesTo !== 'first-pack') return [];
  const found: PurchaseRow[] = [];
  for (const purchase of await listOpenPurchases(db, memberId))
    if (await isPricedAsFirstPack(db, purchase)) found.push(purchase);
  return found;
}

/**
 * Notes that a person has a pack, before it is granted. Returns why not when its price is that of a first pack and
 * they have had one. A card counts for discounted packs alone, since couples share cards.
 */
export async function claimFirstPack(
  tx: QueryExecutor,
  of: { purchase: PurchaseRow; holders: readonly string[]; card: readonly string[] },
  now: Date,
): Promise<UnfulfilledReason | null> {
  const { branchId, id: purchaseId, goods } = of.purchase;
  if (goods.kind !== 'pack') return null;
  const offer = { branchId, productId: firstPackOfferId, purchaseId };
  if (!(await isPricedAsFirstPack(tx, of.purchase))) {
    await recordOfferUse(tx, { ...offer, holders: of.holders }, now);
    return null;
  }
  const conflict = await claimPersonalOffer(tx, { ...offer, holders: [...of.holders, ...of.card] }, now);
  if (conflict) return conflict === 'had_with_card' ? 'first_pack_with_card' : 'not_first_pack';
  // A pack of another purchase was committed while this one waited for its claim.
  if (!(await ownsPack(tx, { branchId, holders: of.holders }))) return null;
  await releaseOffers(tx, offer);
  return 'not_first_pack';
}
