import type { UnfulfilledReason } from '@studio/domain/purchases/purchase-refund-text';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import { entitlementMovements, entitlements } from '../entitlements/tables.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { findPromo } from '../promotions/store.ts';
import {
  claimOncePerPersonOffer,
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

/**
 * Returns whether a person has ever had a class pack, bought, granted or imported, even with a closed account. A pack
 * whose sale staff reversed doesn't count (handbook: packs-and-memberships 18).
 */
export async function hasHadPack(db: QueryExecutor, person: Person): Promise<boolean> {
  return (await ownsPack(db, person)) || hasHadOffer(db, { ...person, productId: firstPackOfferId });
}

async function ownsPack(db: QueryExecutor, { branchId, holders }: Person): Promise<boolean> {
  // A reversal takes all sessions with the entitlement itself as the subject. A refund has another subject.
  const reversals = db.orm
    .select({ id: entitlementMovements.id })
    .from(entitlementMovements)
    .where(
      and(
        eq(entitlementMovements.branchId, entitlements.branchId),
        eq(entitlementMovements.entitlementId, entitlements.id),
        eq(entitlementMovements.subjectId, entitlements.id),
        eq(entitlementMovements.reason, 'REFUNDED'),
      ),
    );
  const rows = await db.orm
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.branchId, branchId),
        inArray(entitlements.memberId, [...holders]),
        eq(entitlements.kind, 'pack'),
        notExists(reversals),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Parts of a purchase, or of a sale at the front desk, that the rules of first packs need. */
type PricedPurchaseRow = Pick<PurchaseRow, 'branchId' | 'id' | 'goods' | 'price'>;

/** Returns whether a promo code for first packs lowered the price of a purchase. */
export async function isPricedAsFirstPack(
  db: QueryExecutor,
  { branchId, goods, price: { saving } }: Pick<PurchaseRow, 'branchId' | 'goods' | 'price'>,
): Promise<boolean> {
  if (goods.kind !== 'pack' || saving?.kind !== 'promo' || !saving.code) return false;
  return (await findPromo(db, branchId, saving.code))?.appliesTo === 'first-pack';
}

/**
 * Returns a member's open purchases with a first-pack price, if the given promo code is for first packs; otherwise
 * none. Opening another purchase cancels them, so they don't make the code unavailable.
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
 * Records that a person has a pack, before the pack is granted. If the pack has a first-pack price and the person has
 * had a pack before, returns the reason instead. Payment cards count for discounted packs only, because couples share
 * cards.
 */
export async function claimFirstPack(
  tx: QueryExecutor,
  buyer: { purchase: PricedPurchaseRow; holders: readonly string[]; card: readonly string[] },
  now: Date,
): Promise<UnfulfilledReason | null> {
  const { branchId, id: purchaseId, goods } = buyer.purchase;
  if (goods.kind !== 'pack') return null;
  const offer = { branchId, productId: firstPackOfferId, purchaseId };
  if (!(await isPricedAsFirstPack(tx, buyer.purchase))) {
    await recordOfferUse(tx, { ...offer, holders: buyer.holders }, now);
    return null;
  }
  const conflict = await claimOncePerPersonOffer(
    tx,
    { ...offer, holders: [...buyer.holders, ...buyer.card] },
    now,
  );
  if (conflict) return conflict === 'already_had_with_card' ? 'first_pack_with_card' : 'not_first_pack';
  // A concurrent purchase has granted a pack while this one waited to claim the first-pack offer.
  if (!(await ownsPack(tx, { branchId, holders: buyer.holders }))) return null;
  await releaseOffers(tx, offer);
  return 'not_first_pack';
}
