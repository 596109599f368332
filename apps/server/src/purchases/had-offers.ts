import { isCardHolder } from '@studio/domain/people/offer-holder';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Statement } from '../platform/database.ts';
import { hadOffers } from './tables.ts';

/** The id under which a person’s first class pack is noted: an offer like any other, for codes that are for it alone. */
export const firstPack = 'first-pack';

/** An offer that each person gets once, and every key of the person (people/offer-holders). */
export interface OfferOf {
  branchId: string;
  productId: string;
  holders: readonly string[];
}

/** What stands against handing an offer over: the person has had it, or someone with the same card has. */
export type OfferConflict = 'already_had' | 'had_with_card';

/** Returns whether a person has had an offer, under any of their keys. */
export async function hadOffer(db: Queries, { branchId, productId, holders }: OfferOf): Promise<boolean> {
  const rows = await db.orm
    .select({ holder: hadOffers.holder })
    .from(hadOffers)
    .where(
      and(
        eq(hadOffers.branchId, branchId),
        eq(hadOffers.productId, productId),
        inArray(hadOffers.holder, [...holders]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** In one order for everyone, so that two who claim at once wait for each other one way only. */
const claim: Statement = {
  name: 'claim_offer',
  text: `INSERT INTO had_offers (branch_id, member_id, product_id, purchase_id, had_at)
    SELECT $1, holder, $3, $4::uuid, $5::timestamptz FROM unnest($2::text[]) holder ORDER BY holder
    ON CONFLICT DO NOTHING RETURNING member_id AS holder`,
};

/**
 * Notes under every key of a person that they have had an offer, in the transaction that hands it over. A second one at the
 * same moment waits. Returns null, or what stands against it: then nothing has been noted.
 */
export async function claimOffer(
  tx: Queries,
  offer: OfferOf & { purchaseId: string },
  now: Date,
): Promise<OfferConflict | null> {
  const noted = await noteOffer(tx, offer, now);
  const missing = offer.holders.filter((holder) => !noted.has(holder));
  if (missing.length === 0) return null;
  await freeOffers(tx, offer);
  return missing.every(isCardHolder) ? 'had_with_card' : 'already_had';
}

/** Notes the same without asking whether they had it before. Returns the keys that are new. */
export async function noteOffer(
  tx: Queries,
  { branchId, productId, holders, purchaseId }: OfferOf & { purchaseId: string },
  now: Date,
): Promise<Set<string>> {
  const values = [branchId, [...holders], productId, purchaseId, now];
  return new Set((await tx.run<{ holder: string }>(claim, values)).map(({ holder }) => holder));
}

/** A purchase or sale that was undone before it was used: its offers can be had again. */
export async function freeOffers(
  tx: Queries,
  { branchId, purchaseId }: { branchId: string; purchaseId: string },
): Promise<void> {
  const own = and(eq(hadOffers.branchId, branchId), eq(hadOffers.purchaseId, purchaseId));
  await tx.orm.delete(hadOffers).where(own);
}
