import { getMailboxHolderKey } from '../people/offer-holder-keys.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { pseudonymisePromoUses } from '../promotions/erase-member.ts';
import { type OfferHistoryOwner, retainOfferHistory } from '../purchases/retain-offer-history.ts';

/**
 * Keeps, as a keyed hash of an address, which once-per-person offers and codes its owner has had. It is all that stays when
 * someone closes their account, so that signing up again gets no offer twice (privacy page, "Once-per-person offers").
 */
export async function retainMemberOffers(
  tx: QueryExecutor,
  keys: InstallationKeys,
  { branchId, owners, email }: Omit<OfferHistoryOwner, 'holder'> & { email: string },
): Promise<void> {
  const holder = getMailboxHolderKey(keys, email);
  await retainOfferHistory(tx, { branchId, owners, holder });
  await pseudonymisePromoUses(tx, { email, holder });
}
