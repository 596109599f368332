import { isCardHolder } from '@studio/domain/people/offer-holder';
import { and, eq, inArray } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import { usedOffers } from './tables.ts';

/** The id under which a person’s first class pack is noted: an offer like any other, for codes that are for it alone. */
export const firstPackOfferId = 'first-pack';

/** An offer that each person gets once, and every key of the person (people/offer-holder-keys). */
export interface PersonalOffer {
  branchId: string;
  productId: string;
  holders: readonly string[];
}

/** What stands against handing an offer over: the person has had it, or someone with the same card has. */
export type OfferConflict = 'already_had' | 'had_with_card';

/** Returns whether a person has had an offer, under any of their keys. */
export async function hasHadOffer(
  db: QueryExecutor,
  { branchId, productId, holders }: PersonalOffer,
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

/** In one order for everyone, so that two who claim at once wait for each other one way only. */
const claim: PreparedStatement = {
  name: 'claim_offer',
  text: `INSERT INTO had_offers (branch_id, member_id, product_id, purchase_id, had_at)
    SELECT $1, holder, $3, $4::uuid, $5::timestamptz FROM unnest($2::text[]) holder ORDER BY holder
    ON CONFLICT DO NOTHING RETURNING member_id AS holder`,
};

/**
 * Notes under every key of a person that they have had an offer, in the transaction that hands it over. A second one at the
 * same moment waits. Returns null, or what stands against it: then nothing has been noted.
 */
export async function claimPersonalOffer(
  tx: QueryExecutor,
  offer: PersonalOffer & { purchaseId: string },
  now: Date,
): Promise<OfferConflict | null> {
  const noted = await recordOfferUse(tx, offer, now);
  const missing = offer.holders.filter((holder) => !noted.has(holder));
  if (missing.length === 0) return null;
  await releaseOffers(tx, offer);
  return missing.every(isCardHolder) ? 'had_with_card' : 'already_had';
}

/** Notes the same without asking whether they had it before. Returns the keys that are new. */
export async function recordOfferUse(
  tx: QueryExecutor,
  { branchId, productId, holders, purchaseId }: PersonalOffer & { purchaseId: string },
  now: Date,
): Promise<Set<string>> {
  const values = [branchId, [...holders], productId, purchaseId, now];
  return new Set((await tx.run<{ holder: string }>(claim, values)).map(({ holder }) => holder));
}

/** A purchase or sale that was undone before it was used: its offers can be had again. */
export async function releaseOffers(
  tx: QueryExecutor,
  { branchId, purchaseId }: { branchId: string; purchaseId: string },
): Promise<void> {
  const own = and(eq(usedOffers.branchId, branchId), eq(usedOffers.purchaseId, purchaseId));
  await tx.orm.delete(usedOffers).where(own);
}
