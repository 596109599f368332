import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/**
 * Erases recipients, sender names and messages of a buyer's gift cards. Excludes gift cards whose email hasn't been
 * sent, because that email contains these details.
 */
const eraseGiver: PreparedStatement = {
  name: 'erase_giver',
  text: `UPDATE gift_cards g SET recipient_name = '', recipient_email = '', sender_name = '', message = ''
    WHERE g.buyer_id = $1 AND g.sent_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM outbox o WHERE o.kind = 'gift-card' AND o.subject->>'giftCardId' = g.id::text
        AND o.sent_at IS NULL AND o.drop_reason IS NULL)`,
};

/** Erases the recipients, sender names and messages of sent gift cards that a member bought. The balance stays. */
export async function eraseDetailsOfBoughtGiftCards(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseGiver, [memberId]);
}

const eraseRecipient: PreparedStatement = {
  name: 'erase_recipient',
  text: `UPDATE gift_cards SET recipient_name = '', recipient_email = '', message = ''
    WHERE branch_id = $1 AND lower(recipient_email) = $2 AND sent_at IS NOT NULL`,
};

/**
 * Erases the recipient and message of sent gift cards, found by the recipient's email address. The balance stays for
 * anyone who has the code.
 */
export async function eraseRecipientFromGiftCards(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseRecipient, [branchId, emailKey]);
}

const purgeGiftCards: PreparedStatement = {
  name: 'purge_old_gift_cards',
  text: `UPDATE gift_cards SET recipient_name = '', recipient_email = '', sender_name = '', message = '', card_holder = NULL
    WHERE expires_at < $1 AND sent_at IS NOT NULL AND (concat(recipient_name, recipient_email, sender_name, message) <> '' OR card_holder IS NOT NULL)`,
};

/**
 * Erases recipient, sender name, message and payment card hash of sent gift cards that expired before the retention
 * cutoff.
 */
export async function erasePersonalDataOfExpiredGiftCards(
  db: QueryExecutor,
  { giftCard }: RetentionCutoffs,
): Promise<void> {
  await db.run(purgeGiftCards, [giftCard]);
}
