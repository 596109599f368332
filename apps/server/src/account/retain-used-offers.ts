import { getMailboxKey } from '../people/person-identity-keys.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import { pseudonymisePromoUses } from '../promotions/pseudonymise-promo-uses.ts';
import { type OfferHistoryOwner, retainOfferHistory } from '../purchases/retain-offer-history.ts';

/**
 * Stores which once-per-person offers and promo codes the owner of an email address has used, under a keyed hash of the
 * email address. Only this hash outlives a closed account, so a new account gets no offer twice (privacy page,
 * "Once-per-person offers").
 */
export async function retainUsedOffers(
  tx: QueryExecutor,
  keys: InstallationKeys,
  { branchId, owners, email }: Omit<OfferHistoryOwner, 'holder'> & { email: string },
): Promise<void> {
  const holder = getMailboxKey(keys, email);
  await retainOfferHistory(tx, { branchId, owners, holder });
  await pseudonymisePromoUses(tx, { email, holder });
}
