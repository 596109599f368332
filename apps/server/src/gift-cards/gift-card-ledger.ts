import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import { getSqlState, type QueryExecutor } from '../platform/database/database.ts';
import { giftCardMovements, giftCards } from './tables.ts';

/** Part of a purchase that a gift card pays, in pence above 0. */
export interface GiftCardCharge {
  branchId: string;
  giftCardId: string;
  purchaseId: string;
  pence: number;
  actor: Actor;
}

const checkViolation = '23514';

/**
 * Charges a gift card for a purchase, once. Throws AppError gift_card_refused when the balance is too low, or the card
 * is deactivated or expired. A row lock and a check constraint also cover concurrent charges.
 */
export async function chargeGiftCard(tx: QueryExecutor, part: GiftCardCharge, now: Date): Promise<void> {
  const own = and(eq(giftCards.branchId, part.branchId), eq(giftCards.id, part.giftCardId));
  const [card] = await tx.orm.select().from(giftCards).where(own).for('update');
  if (!card || card.deactivatedAt || card.expiresAt <= now) throw new AppError('gift_card_refused');
  try {
    await tx.orm
      .insert(giftCardMovements)
      .values({ ...part, pence: -part.pence, reason: 'REDEEMED', at: now });
  } catch (error) {
    if (getSqlState(error) === checkViolation) throw new AppError('gift_card_refused');
    throw error;
  }
}

/** Returns the money of a failed purchase to the gift card, once. */
export async function returnToGiftCard(tx: QueryExecutor, part: GiftCardCharge, now: Date): Promise<void> {
  await tx.orm
    .insert(giftCardMovements)
    .values({ ...part, reason: 'RETURNED', at: now })
    .onConflictDoNothing();
}

/**
 * Deducts a refund of the gift card's own purchase from the card's balance, once, and at most the whole balance. If
 * nothing is left, also deactivates the card. Returns the deducted pence.
 */
export async function deductRefundFromGiftCard(
  tx: QueryExecutor,
  { refundId, ...part }: Omit<GiftCardCharge, 'purchaseId'> & { refundId: string },
  now: Date,
): Promise<number> {
  const own = and(eq(giftCards.branchId, part.branchId), eq(giftCards.id, part.giftCardId));
  const [card] = await tx.orm.select().from(giftCards).where(own).for('update');
  const taken = Math.min(part.pence, card?.balancePence ?? 0);
  if (taken > 0)
    await tx.orm
      .insert(giftCardMovements)
      .values({ ...part, purchaseId: refundId, pence: -taken, reason: 'REFUNDED', at: now })
      .onConflictDoNothing();
  if (card?.balancePence === taken && !card.deactivatedAt)
    await tx.orm.update(giftCards).set({ deactivatedAt: now }).where(own);
  return taken;
}
