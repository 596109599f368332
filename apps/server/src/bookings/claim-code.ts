import { getUsedCode } from '@studio/domain/pricing/place-prices';
import type { PaymentIntent } from '../integrations/payments/port.ts';
import { getPlacePrices } from '../payments/order-details.ts';
import type { PaymentRow } from '../payments/store.ts';
import { listOfferHolderKeys, paidWithCards } from '../people/offer-holder-keys.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { claimPromo } from '../promotions/use-promo.ts';

/** The payer, or their card, has used the code of a payment before. */
export class CodeUsedBefore extends Error {}

/**
 * Judges the code of a payment again under who paid it in the end, and their card, and notes them. Throws `CodeUsedBefore`,
 * which undoes what the transaction has taken for the booking.
 */
export async function claimCode(
  tx: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  { branchId, id: subjectId, principalId: memberId, order }: PaymentRow,
  { cardFingerprint }: Pick<PaymentIntent, 'cardFingerprint'>,
): Promise<void> {
  if (!getUsedCode(getPlacePrices(order))) return;
  const who = { branchId, memberId, email: order.customer.email };
  const holders = [...(await listOfferHolderKeys(tx, keys, who)), ...paidWithCards(keys, cardFingerprint)];
  if (await claimPromo(tx, { branchId, subjectId, person: { memberId, holders } }))
    throw new CodeUsedBefore();
}
