import { and, eq, isNull } from 'drizzle-orm';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { listGiftCardsToSend } from './store.ts';
import { giftCards } from './tables.ts';

/** Enqueues the emails of gift cards that are due, once per card. Idempotent and safe to run concurrently. */
export async function queueGiftCardEmails({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  for (const { branchId, id: giftCardId } of await listGiftCardsToSend(database, now)) {
    await database.transaction(async (tx) => {
      const sent = await tx.orm
        .update(giftCards)
        .set({ sentAt: now })
        .where(and(eq(giftCards.branchId, branchId), eq(giftCards.id, giftCardId), isNull(giftCards.sentAt)))
        .returning({ id: giftCards.id });
      if (sent.length > 0) {
        const buyer = { clientId: null, memberId: null, paid: true };
        await enqueueEmail(tx, { branchId, kind: 'gift-card', subject: { giftCardId } }, now, buyer);
      }
    });
  }
}
