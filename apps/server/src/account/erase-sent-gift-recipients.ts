import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { eraseDetailsOfBoughtGiftCards } from '../gift-cards/erase-member.ts';
import { giftCards } from '../gift-cards/tables.ts';
import { closedAccounts } from '../members/tables.ts';
import type { Services } from '../platform/services.ts';

/**
 * Erases the recipients of sent gift cards whose buyer has closed their account. Closing the account keeps the
 * recipients of cards that are still to be sent. Idempotent.
 */
export async function eraseRecipientsOfSentGiftCards({ database }: Services): Promise<void> {
  const buyers = await database.orm
    .selectDistinct({ memberId: giftCards.buyerId })
    .from(giftCards)
    .innerJoin(closedAccounts, eq(closedAccounts.userId, giftCards.buyerId))
    .where(and(isNotNull(giftCards.sentAt), ne(giftCards.recipientEmail, '')));
  for (const { memberId } of buyers)
    await database.transaction((tx) => eraseDetailsOfBoughtGiftCards(tx, memberId));
}
