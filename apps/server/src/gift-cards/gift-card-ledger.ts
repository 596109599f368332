import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import { getSqlState, type QueryExecutor } from '../platform/database.ts';
import { giftCardMovements, giftCards } from './tables.ts';

/** A part of a purchase that a gift card pays, in pence above 0. */
export interface GiftCardCharge {
  branchId: string;
  giftCardId: string;
  purchaseId: string;
  pence: number;
  actor: Actor;
}

const checkViolation = '23514';

/**
 * Takes money from a gift card for a purchase, once. Refuses with `gift_card_refused` when it has less or has been stopped,
 * also when another call was faster: the card is locked, and the database's check has the last word.
 */
export async function chargeGiftCard(tx: QueryExecutor, part: GiftCardCharge, now: Date): Promise<void> {
  const own = and(eq(giftCards.branchId, part.branchId), eq(giftCards.id, part.giftCardId));
  const [card] = await tx.orm.select().from(giftCards).where(own).for('update');
  if (!card || card.stoppedAt || card.expiresAt <= now) throw new AppError('gift_card_refused');
  try {
    await tx.orm
      .insert(giftCardMovements)
      .values({ ...part, pence: -part.pence, reason: 'REDEEMED', at: now });
  } catch (error) {
    if (getSqlState(error) === checkViolation) throw new AppError('gift_card_refused');
    throw error;
  }
}

/** Gives the part of a purchase that did not come about back, once. */
export async function returnToGiftCard(tx: QueryExecutor, part: GiftCardCharge, now: Date): Promise<void> {
  await tx.orm
    .insert(giftCardMovements)
    .values({ ...part, reason: 'RETURNED', at: now })
    .onConflictDoNothing();
}

/**
 * Takes a refund of the purchase that had bought a gift card off the card, once, as far as the money is still on it; an empty
 * card is stopped. Answers how much was taken.
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
  if (card?.balancePence === taken && !card.stoppedAt)
    await tx.orm.update(giftCards).set({ stoppedAt: now }).where(own);
  return taken;
}
