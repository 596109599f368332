import { and, eq, isNull, lte } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { giftCards } from './tables.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;

export async function findGiftCard(
  db: QueryExecutor,
  branchId: string,
  by: { id: string } | { codeHash: string } | { purchaseId: string },
): Promise<GiftCardRow | null> {
  const condition =
    'id' in by
      ? eq(giftCards.id, by.id)
      : 'codeHash' in by
        ? eq(giftCards.codeHash, by.codeHash)
        : eq(giftCards.purchaseId, by.purchaseId);
  const [row] = await db.orm
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.branchId, branchId), condition));
  return row ?? null;
}

/** Returns up to 200 gift cards that are due to be sent, oldest first. */
export function listGiftCardsToSend(db: QueryExecutor, now: Date): Promise<GiftCardRow[]> {
  return db.orm
    .select()
    .from(giftCards)
    .where(and(isNull(giftCards.sentAt), lte(giftCards.sendAt, now)))
    .orderBy(giftCards.sendAt)
    .limit(200);
}

/** Returns the key of the payment card that bought a gift card, as a list; empty when it is unknown. */
export function getBuyerCardKeys({ cardHolder }: Pick<GiftCardRow, 'cardHolder'>): string[] {
  return cardHolder === null ? [] : [cardHolder];
}
