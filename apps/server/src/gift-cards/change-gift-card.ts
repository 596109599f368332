import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { outbox } from '../platform/database/tables.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import { resolveUndeliveredEmails } from '../platform/emails/resolve-undelivered-emails.ts';
import type { Services } from '../platform/services.ts';
import type { GiftCardRow } from './store.ts';
import { giftCards } from './tables.ts';

export type GiftCardChange =
  | { do: 'resend' }
  | { do: 'correct'; name: string; email: string }
  | { do: 'deactivate'; reason: string }
  | { do: 'reactivate' };

/**
 * Resends a gift card, corrects its recipient before it's sent or after a mail server rejected the email, emails it to
 * a recipient after its code was handed over, deactivates it or reactivates it. Throws AppError not_found,
 * not_changeable and reason_needed.
 */
export async function changeGiftCard(
  { database, clock }: Services,
  { branchId, id, change }: { branchId: string; id: string; change: GiftCardChange },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const own = and(eq(giftCards.branchId, branchId), eq(giftCards.id, id));
    const [card] = await tx.orm.select().from(giftCards).where(own).for('update');
    if (!card) throw new AppError('not_found');
    const set = await buildUpdate(tx, card, change, now);
    if (set) await tx.orm.update(giftCards).set(set).where(own);
    const reason = change.do === 'deactivate' ? change.reason : auditReasons[change.do];
    const entry = { branchId, at: now, actor, subject: 'gift-card', subjectId: id, reason } as const;
    await writeAudit(tx, [{ ...entry, action: actions[change.do] }]);
  });
}

const auditReasons = {
  resend: 'email sent again',
  correct: 'recipient changed',
  reactivate: 'gift card reactivated',
};
const actions = {
  resend: 'RESENT',
  correct: 'CORRECTED',
  deactivate: 'DEACTIVATED',
  reactivate: 'REACTIVATED',
};

async function buildUpdate(
  tx: QueryExecutor,
  card: GiftCardRow,
  change: GiftCardChange,
  now: Date,
): Promise<Partial<GiftCardRow> | null> {
  switch (change.do) {
    case 'resend':
      if (!card.sentAt)
        throw new AppError(
          'not_changeable',
          'This gift card hasn’t been sent yet. It’s scheduled for a later day.',
        );
      if (card.deactivatedAt || card.expiresAt <= now || card.recipientEmail === '')
        throw new AppError(
          'not_changeable',
          'You can only send an active gift card that has a recipient. Reload the page to see its status.',
        );
      await resolveUndeliveredEmails(tx, ofCard(card), { resend: false, now });
      await enqueueGiftCardEmail(tx, card, now);
      return null;
    case 'correct':
      if (await isHandedOver(tx, card)) return sendToRecipient(tx, card, change, now);
      // A sent gift card can still be corrected if a mail server rejected the email, because no one has its code yet.
      if (card.sentAt && (await resolveUndeliveredEmails(tx, ofCard(card), { resend: true, now })) === 0)
        throw new AppError('not_changeable', 'This gift card has already been sent.');
      return { recipientName: change.name, recipientEmail: change.email };
    case 'deactivate':
      if (change.reason.length < 3) throw new AppError('reason_needed');
      // Staff can also deactivate a card that a dispute has deactivated. Winning the dispute then doesn't reactivate the
      // card.
      if (card.deactivatedAt && !card.deactivatedForDispute)
        throw new AppError('not_changeable', 'This gift card has already been deactivated.');
      return { deactivatedAt: now, deactivatedForDispute: false };
    case 'reactivate':
      if (!card.deactivatedAt) throw new AppError('not_changeable', 'This gift card is already active.');
      return { deactivatedAt: null, deactivatedForDispute: false };
  }
}

const isBoughtOnline: PreparedStatement = {
  name: 'is_gift_card_bought_online',
  text: 'SELECT EXISTS (SELECT 1 FROM purchases WHERE branch_id = $1 AND id = $2::uuid) AS yes',
};

/**
 * Returns whether the front desk sold the card without a recipient and handed over its code. A card that was bought
 * online loses its recipient only by an erasure.
 */
async function isHandedOver(
  tx: QueryExecutor,
  { branchId, purchaseId, sentAt, recipientEmail }: GiftCardRow,
): Promise<boolean> {
  if (!sentAt || recipientEmail !== '') return false;
  const [online] = await tx.run<{ yes: boolean }>(isBoughtOnline, [branchId, purchaseId]);
  return !online?.yes;
}

/** Emails a gift card, whose code was handed over before, to the recipient whom staff have added. */
async function sendToRecipient(
  tx: QueryExecutor,
  card: GiftCardRow,
  { name, email }: Extract<GiftCardChange, { do: 'correct' }>,
  now: Date,
): Promise<Partial<GiftCardRow>> {
  if (card.deactivatedAt || card.expiresAt <= now)
    throw new AppError('not_changeable', 'You can only send an active gift card.');
  await enqueueGiftCardEmail(tx, card, now);
  return { recipientName: name, recipientEmail: email, sentAt: now };
}

async function enqueueGiftCardEmail(
  tx: QueryExecutor,
  { branchId, id: giftCardId }: GiftCardRow,
  now: Date,
): Promise<void> {
  await enqueueEmail(tx, { branchId, kind: 'gift-card', subject: { giftCardId } }, now, 'studio');
}

/** Returns the SQL condition for the emails that deliver the gift card. */
function ofCard({ branchId, id }: GiftCardRow): SQL | undefined {
  const isOfCard = sql`${outbox.subject} ->> 'giftCardId' = ${id}`;
  return and(eq(outbox.branchId, branchId), eq(outbox.kind, 'gift-card'), isOfCard);
}
