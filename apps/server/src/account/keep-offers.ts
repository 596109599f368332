import { mailboxHolder } from '../people/offer-holders.ts';
import type { Queries } from '../platform/database.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { forgetCodesOf } from '../promotions/forget-member.ts';
import { type Remembered, rememberOffers } from '../purchases/remember-offers.ts';

/**
 * Keeps, as a keyed hash of an address, which once-per-person offers and codes its owner has had. It is all that stays when
 * someone closes their account, so that signing up again gets no offer twice (privacy page, "Once-per-person offers").
 */
export async function keepOffersOf(
  tx: Queries,
  keys: InstallationKeys,
  { branchId, owners, email }: Omit<Remembered, 'holder'> & { email: string },
): Promise<void> {
  const holder = mailboxHolder(keys, email);
  await rememberOffers(tx, { branchId, owners, holder });
  await forgetCodesOf(tx, { email, holder });
}
