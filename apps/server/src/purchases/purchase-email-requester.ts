import type { RequestingCaller } from '../platform/emails/email-kinds.ts';
import type { PurchaseRow } from './store.ts';

/**
 * Returns the requester of an email about a purchase: its buyer. Omits the member id of a guest, which is only derived
 * from their browser.
 */
export function getPurchaseEmailRequester({
  memberId,
  guestHash,
  cardPence,
  giftCardPence,
}: PurchaseRow): RequestingCaller {
  return { clientId: null, memberId: guestHash ? null : memberId, paid: cardPence + giftCardPence > 0 };
}
