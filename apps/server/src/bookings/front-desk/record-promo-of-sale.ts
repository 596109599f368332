import type { Price } from '@studio/domain/pricing/price';
import type { PersonRow } from '../../people/find-person.ts';
import { listPersonIdentityKeys } from '../../people/person-identity-keys.ts';
import { getSessionOwnerId } from '../../people/person-keys.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordPromoUse } from '../../promotions/record-promo-use.ts';

/**
 * Records the use of the promo code that lowered the price of a front-desk sale, if any, in the sale's transaction.
 * Throws AppError promo_refused when the code has been used up since staff saw the price.
 */
export async function recordPromoOfSale(
  tx: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  { person, price, subjectId }: { person: PersonRow; price: Price; subjectId: string },
  now: Date,
): Promise<void> {
  const code = price.saving?.kind === 'promo' ? price.saving.code : null;
  if (!code) return;
  const { branchId, email } = person;
  const memberId = getSessionOwnerId(person);
  const holders = await listPersonIdentityKeys(tx, keys, { branchId, memberId, email });
  await recordPromoUse(tx, { branchId, code, person: { memberId, holders }, subjectId }, now);
}
