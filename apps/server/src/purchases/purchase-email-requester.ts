import type { RequestingCaller } from '../platform/email-kinds.ts';
import type { PurchaseRow } from './store.ts';

/** Who causes an email about a purchase: its buyer, who is no member when they bought as a guest. */
export function getPurchaseEmailRequester({
  memberId,
  guestHash,
  cardPence,
  giftCardPence,
}: PurchaseRow): RequestingCaller {
  return { clientId: null, memberId: guestHash ? null : memberId, paid: cardPence + giftCardPence > 0 };
}
