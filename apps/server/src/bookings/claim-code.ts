import { usedCode } from '@studio/domain/pricing/place-prices';
import type { Intent } from '../outside/payments/port.ts';
import { pricesOf } from '../payments/order-facts.ts';
import type { PaymentRow } from '../payments/store.ts';
import { holdersOf, paidWithCards } from '../people/offer-holders.ts';
import type { Queries } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { claimPromo } from '../promotions/take-promo.ts';

/** The payer, or their card, has used the code of a payment before. */
export class CodeUsedBefore extends Error {}

/**
 * Judges the code of a payment again under who paid it in the end, and their card, and notes them. Throws `CodeUsedBefore`,
 * which undoes what the transaction has taken for the booking.
 */
export async function claimCode(
  tx: Queries,
  { keys }: Pick<Services, 'keys'>,
  { branchId, id: subjectId, principalId: memberId, order }: PaymentRow,
  { cardFingerprint }: Pick<Intent, 'cardFingerprint'>,
): Promise<void> {
  if (!usedCode(pricesOf(order))) return;
  const who = { branchId, memberId, email: order.customer.email };
  const holders = [...(await holdersOf(tx, keys, who)), ...paidWithCards(keys, cardFingerprint)];
  if (await claimPromo(tx, { branchId, subjectId, person: { memberId, holders } }))
    throw new CodeUsedBefore();
}
