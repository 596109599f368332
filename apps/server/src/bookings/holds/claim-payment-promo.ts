import { getUsedPromoCode } from '@studio/domain/pricing/place-prices';
import type { PaymentIntent } from '../../integrations/payments/port.ts';
import { getPlacePrices } from '../../payments/order-details.ts';
import type { PaymentRow } from '../../payments/store.ts';
import { getPaidCardKeys, listPersonIdentityKeys } from '../../people/person-identity-keys.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { claimPromo } from '../../promotions/record-promo-use.ts';

/** Error: the payer, or their card, has used the payment's promo code before. */
export class PromoCodeAlreadyUsedError extends Error {}

/**
 * Checks a payment's promo code again, now that the payer and the card are known, and records who used it. Throws
 * `PromoCodeAlreadyUsedError`, which rolls back the transaction with the places that it took.
 */
export async function claimPaymentPromo(
  tx: QueryExecutor,
  { keys }: Pick<Services, 'keys'>,
  { branchId, id: subjectId, principalId: memberId, order }: PaymentRow,
  { cardFingerprint }: Pick<PaymentIntent, 'cardFingerprint'>,
): Promise<void> {
  if (!getUsedPromoCode(getPlacePrices(order))) return;
  const identity = { branchId, memberId, email: order.customer.email };
  const holders = [
    ...(await listPersonIdentityKeys(tx, keys, identity)),
    ...getPaidCardKeys(keys, cardFingerprint),
  ];
  if (await claimPromo(tx, { branchId, subjectId, person: { memberId, holders } }))
    throw new PromoCodeAlreadyUsedError();
}
