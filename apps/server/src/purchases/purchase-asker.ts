import type { CallingAsker } from '../platform/mail-kinds.ts';
import type { PurchaseRow } from './store.ts';

/** Who causes an email about a purchase: its buyer, who is no member when they bought as a guest. */
export function purchaseAsker({ memberId, guestHash, cardPence, giftCardPence }: PurchaseRow): CallingAsker {
  return { clientId: null, memberId: guestHash ? null : memberId, paid: cardPence + giftCardPence > 0 };
}
