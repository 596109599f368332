import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import { firstPackOfferId } from './once-per-person-offers.ts';

const copyOffers: PreparedStatement = {
  name: 'copy_had_offers',
  text: `INSERT INTO had_offers (branch_id, member_id, product_id, purchase_id, had_at)
    SELECT DISTINCT ON (o.product_id) $1, $3, o.product_id, o.purchase_id, o.had_at
    FROM had_offers o WHERE o.branch_id = $1 AND o.member_id = ANY ($2::text[]) ORDER BY o.product_id, o.had_at
    ON CONFLICT DO NOTHING`,
};

/** A granted or imported pack counts as the first one too. */
const copyPacks: PreparedStatement = {
  name: 'copy_first_pack',
  text: `INSERT INTO had_offers (branch_id, member_id, product_id, purchase_id, had_at)
    SELECT $1, $3, '${firstPackOfferId}', e.id, e.created_at FROM entitlements e
    WHERE e.branch_id = $1 AND e.member_id = ANY ($2::text[]) AND e.kind = 'pack' ORDER BY e.created_at LIMIT 1
    ON CONFLICT DO NOTHING`,
};

/** Person whose offers are retained, and the key of one of their mailboxes. */
export interface OfferHistoryOwner {
  branchId: string;
  /** Accounts and placeholders. */
  owners: readonly string[];
  /** Result of `getMailboxHolderKey`. */
  holder: string;
}

/**
 * Records a person's used offers under one of their mailboxes. A closed account or a changed address then gets no offer
 * twice. Idempotent.
 */
export async function retainOfferHistory(
  tx: QueryExecutor,
  { branchId, owners, holder }: OfferHistoryOwner,
): Promise<void> {
  await tx.run(copyOffers, [branchId, [...owners], holder]);
  await tx.run(copyPacks, [branchId, [...owners], holder]);
}

const eraseOffers: PreparedStatement = {
  name: 'forget_had_offers_of',
  text: 'DELETE FROM had_offers WHERE branch_id = $1 AND member_id = ANY ($2::text[])',
};

/**
 * Deletes the used offers of accounts and placeholders. Those under their mailboxes and cards stay until their
 * retention ends.
 */
export async function eraseOfferHistory(
  tx: QueryExecutor,
  { branchId, owners }: Pick<OfferHistoryOwner, 'branchId' | 'owners'>,
): Promise<void> {
  await tx.run(eraseOffers, [branchId, [...owners]]);
}

const purgeOffers: PreparedStatement = {
  name: 'forget_old_had_offers',
  text: `DELETE FROM had_offers WHERE had_at < $1 AND (member_id LIKE 'email:%' OR member_id LIKE 'card:%')`,
};

/**
 * Deletes used offers under mailboxes and cards after their retention. Those of an account stay as long as the account.
 */
export async function purgeOldOfferHistory(
  db: QueryExecutor,
  { offer }: Pick<RetentionCutoffs, 'offer'>,
): Promise<void> {
  await db.run(purgeOffers, [offer]);
}
