import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { firstPackOfferId } from './once-per-person-offers.ts';

const copyOffers: PreparedStatement = {
  name: 'copy_used_offers',
  text: `INSERT INTO used_offers (branch_id, holder, product_id, purchase_id, used_at)
    SELECT DISTINCT ON (o.product_id) $1, $3, o.product_id, o.purchase_id, o.used_at
    FROM used_offers o WHERE o.branch_id = $1 AND o.holder = ANY ($2::text[]) ORDER BY o.product_id, o.used_at
    ON CONFLICT DO NOTHING`,
};

/** Records under the key ($3) that a person has had a first pack, also a granted or imported one. */
const copyPacks: PreparedStatement = {
  name: 'copy_first_pack',
  text: `INSERT INTO used_offers (branch_id, holder, product_id, purchase_id, used_at)
    SELECT $1, $3, '${firstPackOfferId}', e.id, e.created_at FROM entitlements e
    WHERE e.branch_id = $1 AND e.member_id = ANY ($2::text[]) AND e.kind = 'pack' ORDER BY e.created_at LIMIT 1
    ON CONFLICT DO NOTHING`,
};

/** Person whose used offers are retained, and the key of one of their mailboxes. */
export interface OfferHistoryOwner {
  branchId: string;
  /** Account ids and placeholder ids of the person. */
  owners: readonly string[];
  /** Key of the mailbox, from `getMailboxKey`. */
  holder: string;
}

/**
 * Records a person's used offers under one of their mailboxes, so that a closed account or a changed email address
 * gives no offer twice. Idempotent.
 */
export async function retainOfferHistory(
  tx: QueryExecutor,
  { branchId, owners, holder }: OfferHistoryOwner,
): Promise<void> {
  await tx.run(copyOffers, [branchId, [...owners], holder]);
  await tx.run(copyPacks, [branchId, [...owners], holder]);
}

const eraseOffers: PreparedStatement = {
  name: 'erase_used_offers_of',
  text: 'DELETE FROM used_offers WHERE branch_id = $1 AND holder = ANY ($2::text[])',
};

/**
 * Deletes the used offers of accounts and placeholders. Offers recorded under their mailboxes and cards stay until
 * their retention ends.
 */
export async function eraseOfferHistory(
  tx: QueryExecutor,
  { branchId, owners }: Pick<OfferHistoryOwner, 'branchId' | 'owners'>,
): Promise<void> {
  await tx.run(eraseOffers, [branchId, [...owners]]);
}

const purgeOffers: PreparedStatement = {
  name: 'purge_old_used_offers',
  text: `DELETE FROM used_offers WHERE used_at < $1 AND (holder LIKE 'email:%' OR holder LIKE 'card:%')`,
};

/**
 * Deletes used offers under mailboxes and cards after their retention. Used offers of an account stay as long as the
 * account.
 */
export async function purgeOldOfferHistory(
  db: QueryExecutor,
  { offer }: Pick<RetentionCutoffs, 'offer'>,
): Promise<void> {
  await db.run(purgeOffers, [offer]);
}
