import { isCardIdentityKey } from '@studio/domain/people/person-identity-key';
import { and, eq, inArray } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { usedOffers } from './tables.ts';

/** Offer id that records a person's first class pack. Promo codes for first packs depend on it. */
export const firstPackOfferId = 'first-pack';

/** Offer that each person may use once, with all keys of the person (people/person-identity-keys). */
export interface OncePerPersonOffer {
  branchId: string;
  productId: string;
  holders: readonly string[];
}

/** Reason why a person can't get an offer: they have used it before, or someone with the same payment card has. */
export type OfferConflict = 'already_had' | 'already_had_with_card';

/** Returns whether a person has used an offer, under any of their keys. */
export async function hasHadOffer(
  db: QueryExecutor,
  { branchId, productId, holders }: OncePerPersonOffer,
): Promise<boolean> {
  const rows = await db.orm
    .select({ holder: usedOffers.holder })
    .from(usedOffers)
    .where(
      and(
        eq(usedOffers.branchId, branchId),
        eq(usedOffers.productId, productId),
        inArray(usedOffers.holder, [...holders]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Inserts the offer under sorted keys, so that concurrent claims lock the keys in the same order and don't deadlock.
 */
const claim: PreparedStatement = {
  name: 'claim_once_per_person_offer',
  text: `INSERT INTO used_offers (branch_id, holder, product_id, purchase_id, used_at)
    SELECT $1, holder, $3, $4::uuid, $5::timestamptz FROM unnest($2::text[]) holder ORDER BY holder
    ON CONFLICT DO NOTHING RETURNING holder`,
};

/**
 * Records an offer under every key of a person, in the transaction that grants the offer. A concurrent claim waits.
 * Returns null when recorded. If there is a conflict, records nothing and returns the conflict.
 */
export async function claimOncePerPersonOffer(
  tx: QueryExecutor,
  offer: OncePerPersonOffer & { purchaseId: string },
  now: Date,
): Promise<OfferConflict | null> {
  const recordedHolders = await recordOfferUse(tx, offer, now);
  const missing = offer.holders.filter((holder) => !recordedHolders.has(holder));
  if (missing.length === 0) return null;
  await releaseOffers(tx, offer);
  return missing.every(isCardIdentityKey) ? 'already_had_with_card' : 'already_had';
}

/** Records an offer without checking for earlier use. Returns the keys that are new. */
export async function recordOfferUse(
  tx: QueryExecutor,
  { branchId, productId, holders, purchaseId }: OncePerPersonOffer & { purchaseId: string },
  now: Date,
): Promise<Set<string>> {
  const values = [branchId, [...holders], productId, purchaseId, now];
  return new Set((await tx.run<{ holder: string }>(claim, values)).map(({ holder }) => holder));
}

/**
 * Releases the offers that a purchase or sale recorded, because recording failed for some keys or the sale was reversed
 * before it was used.
 */
export async function releaseOffers(
  tx: QueryExecutor,
  { branchId, purchaseId }: { branchId: string; purchaseId: string },
): Promise<void> {
  const own = and(eq(usedOffers.branchId, branchId), eq(usedOffers.purchaseId, purchaseId));
  await tx.orm.delete(usedOffers).where(own);
}

const copyUse: PreparedStatement = {
  name: 'copy_offer_use',
  text: `INSERT INTO used_offers (branch_id, holder, product_id, purchase_id, used_at)
    SELECT branch_id, holder, $3, purchase_id, used_at FROM used_offers WHERE branch_id = $1 AND product_id = $2
    ORDER BY holder ON CONFLICT DO NOTHING RETURNING holder`,
};

/** Records that everyone who used an offer has used its new version too. */
export async function copyOfferUse(
  tx: QueryExecutor,
  { branchId, fromProductId, toProductId }: { branchId: string; fromProductId: string; toProductId: string },
): Promise<void> {
  await tx.run(copyUse, [branchId, fromProductId, toProductId]);
}
