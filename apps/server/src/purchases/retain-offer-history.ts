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

/** A pack that was given or imported counts as the first one too. */
const copyPacks: PreparedStatement = {
  name: 'copy_first_pack',
  text: `INSERT INTO had_offers (branch_id, member_id, product_id, purchase_id, had_at)
    SELECT $1, $3, '${firstPackOfferId}', e.id, e.created_at FROM entitlements e
    WHERE e.branch_id = $1 AND e.member_id = ANY ($2::text[]) AND e.kind = 'pack' ORDER BY e.created_at LIMIT 1
    ON CONFLICT DO NOTHING`,
};

/** Whose offers are remembered, and the key of a mailbox that is theirs. */
export interface OfferHistoryOwner {
  branchId: string;
  /** Accounts and stand-ins. */
  owners: readonly string[];
  /** As `mailboxHolder` makes it. */
  holder: string;
}

/**
 * Remembers what a person has had under a mailbox of theirs, so that an account that is closed, or an address that is
 * changed, gets no offer twice. Asked again it changes nothing.
 */
export async function retainOfferHistory(
  tx: QueryExecutor,
  { branchId, owners, holder }: OfferHistoryOwner,
): Promise<void> {
  await tx.run(copyOffers, [branchId, [...owners], holder]);
  await tx.run(copyPacks, [branchId, [...owners], holder]);
}

const forgetOwners: PreparedStatement = {
  name: 'forget_had_offers_of',
  text: 'DELETE FROM had_offers WHERE branch_id = $1 AND member_id = ANY ($2::text[])',
};

/** Erases what accounts and records have had; what is noted under their mailboxes and cards stays for its period. */
export async function eraseOfferHistory(
  tx: QueryExecutor,
  { branchId, owners }: Pick<OfferHistoryOwner, 'branchId' | 'owners'>,
): Promise<void> {
  await tx.run(forgetOwners, [branchId, [...owners]]);
}

const forgetOld: PreparedStatement = {
  name: 'forget_old_had_offers',
  text: `DELETE FROM had_offers WHERE had_at < $1 AND (member_id LIKE 'email:%' OR member_id LIKE 'card:%')`,
};

/** Deletes the hashes of mailboxes and cards whose period is over. An account knows its own offers as long as it stands. */
export async function purgeOldOfferHistory(
  db: QueryExecutor,
  { offer }: Pick<RetentionCutoffs, 'offer'>,
): Promise<void> {
  await db.run(forgetOld, [offer]);
}
