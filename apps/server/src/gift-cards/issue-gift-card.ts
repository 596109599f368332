import { getGiftCardExpiry, getGiftCardSendTime } from '@studio/domain/gift-cards/gift-card-dates';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import { deriveGiftCardCode, hashGiftCardCode } from './derive-gift-card-code.ts';
import type { GiftCardRow } from './store.ts';
import { giftCardMovements, giftCards } from './tables.ts';

export type IssueGiftCardInput = Pick<
  GiftCardRow,
  | 'branchId'
  | 'purchaseId'
  | 'buyerId'
  | 'amountPence'
  | 'currency'
  | 'recipientName'
  | 'recipientEmail'
  | 'senderName'
  | 'message'
  | 'sendOn'
> &
  Partial<Pick<GiftCardRow, 'cardHolder' | 'sentAt'>> & { actor: Actor };

/**
 * Creates a gift card with its balance, once per purchase. Call it in the transaction that settles the purchase. With
 * `sentAt`, no email is sent, because the code is handed over. Returns the gift card's id.
 */
export async function issueGiftCard(
  tx: QueryExecutor,
  keys: InstallationKeys,
  { actor, ...order }: IssueGiftCardInput,
  now: Date,
): Promise<string> {
  const { branchId, purchaseId, amountPence: pence } = order;
  const id = uuidv7();
  await tx.orm.insert(giftCards).values({
    ...order,
    id,
    codeHash: hashGiftCardCode(keys, deriveGiftCardCode(keys, id)),
    sendAt: getGiftCardSendTime(order.sendOn, now),
    createdAt: now,
    expiresAt: getGiftCardExpiry(now),
  });
  await tx.orm
    .insert(giftCardMovements)
    .values({ branchId, giftCardId: id, pence, reason: 'BOUGHT', purchaseId, actor, at: now });
  return id;
}
