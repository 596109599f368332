import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { bookingChangeDraft } from './bookings/change-mail-facts.ts';
import { classChangedDraft } from './bookings/class-changed-mail.ts';
import { classOffDraft } from './bookings/class-off-mail.ts';
import { bookingMailDraft } from './bookings/mail-facts.ts';
import { reminderMailDraft } from './bookings/reminder-mail.ts';
import { chatMailDraft } from './conversations/mail-facts.ts';
import { emailCause, overBudget, takeEmailBudget } from './email-budget.ts';
import { contactMailDraft } from './enquiries/mail-facts.ts';
import { replyMailDraft } from './enquiries/reply-mail.ts';
import { giftCardMailDraft } from './gift-cards/mail-facts.ts';
import { membershipMailDraft } from './memberships/mail-facts.ts';
import { newsletterMailDraft } from './newsletter/mail-facts.ts';
import type { MailFacts } from './outside/mail/facts.ts';
import { MailNotSent } from './outside/mail/port.ts';
import { renderMail } from './outside/mail/render-mail.ts';
import { refundMailDraft } from './payments/refund-mail.ts';
import { personOf } from './people/find-person.ts';
import { databaseTrouble } from './platform/database-trouble.ts';
import type { MailAsker } from './platform/mail-kinds.ts';
import type { MailDraft, MailOrder } from './platform/outbox.ts';
import type { Services } from './platform/services.ts';
import { outbox } from './platform/tables.ts';
import { purchaseMailDraft } from './purchases/mail-facts.ts';
import { reviewMailDraft } from './reviews/asking-mail.ts';
import { trainerMailDraft } from './staff/trainer/mail-facts.ts';
import { tourMailDraft } from './tours/mail-facts.ts';
import { waitingMailDraft } from './waiting-list/mail-facts.ts';

/** A mail that no service has taken for so long is given up: what it says is no news any more. */
const triedForMs = 48 * 3_600_000;

/**
 * Sends one mail of the outbox, or writes why it is not sent after all. Throws when trying again can help; what the
 * mail service will never take, or has not taken in two days, is dropped with its reason. A mail that was sent is not sent
 * again: once the service has it, this waits for the database to hear of it, however long that is away.
 */
export async function deliverMail(services: Services, id: string): Promise<void> {
  const { database, clock, mail: door } = services;
  const [row] = await database.orm.select().from(outbox).where(waiting(id));
  if (!row) return;
  const note = (changes: Partial<typeof outbox.$inferInsert>) =>
    database.orm.update(outbox).set(changes).where(eq(outbox.id, id));
  const draft = await draftOf(services, row as unknown as MailOrder);
  // Whoever has closed their account has no address any more.
  const dropped = 'drop' in draft ? draft.drop : draft.to === '' ? 'nobody is there to read it' : null;
  if ('drop' in draft || dropped !== null) {
    await note({ ...forgotten(row), droppedBecause: dropped });
    return;
  }
  if (!(await mayGo(services, row, draft.to))) return;
  try {
    const rendered = await renderMail(draft.mail);
    const { mail: _, ...envelope } = draft;
    await door.send({ from: services.config.mail.from, messageId: id, ...envelope, ...rendered });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const droppedBecause = whyNeverSent(error, clock.now().getTime() - row.createdAt.getTime());
    const refused = await refusedAddress(services, error, row, draft.to);
    await note({ lastError, droppedBecause, ...(droppedBecause ? { askedBy: null } : {}), ...refused });
    if (!droppedBecause) throw error;
    services.log.error({ err: error, outboxId: id, droppedBecause }, 'a mail will not be taken');
    return;
  }
  await untilKept(() => note({ ...forgotten(row), sentAt: clock.now() }));
}

const waiting = (id: string) => and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.droppedBecause));

/**
 * Counts an attempt, the first of them also against the budget of the recipient: an email that is tried again has been
 * counted. False when it is not to be sent: the budget is used up, and its row says so, or it has just been settled.
 */
async function mayGo(services: Services, row: typeof outbox.$inferSelect, to: string): Promise<boolean> {
  const { database, clock } = services;
  const { id, branchId } = row;
  const askedBy = row.askedBy as MailAsker | null;
  const cause = await emailCause(services, { kind: row.kind as MailOrder['kind'], askedBy, branchId, to });
  return database.transaction(async (tx) => {
    const [tried] = await tx.orm
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1` })
      .where(waiting(id))
      .returning({ attempts: outbox.attempts });
    if (!tried) return false;
    if (tried.attempts > 1 || (await takeEmailBudget(tx, services, { to, cause }, clock.now()))) return true;
    const settled = { ...forgotten(row), droppedBecause: overBudget };
    await tx.orm.update(outbox).set(settled).where(eq(outbox.id, id));
    return false;
  });
}

/** Staff see to an address that a mail server refuses. Anyone can ask for the links and the newsletter of any address. */
async function refusedAddress(
  { database, clock }: Services,
  error: unknown,
  { branchId, kind }: { branchId: string; kind: string },
  email: string,
): Promise<Partial<typeof outbox.$inferInsert>> {
  const isAsked = kind === 'booking-links' || kind === 'newsletter-asked';
  if (isAsked || !(error instanceof MailNotSent) || !error.addressRefused) return {};
  const personId = await personOf(database, { branchId, principalId: null, email });
  return { addressRefusedAt: clock.now(), personId };
}

/** Null: it is tried again. */
function whyNeverSent(error: unknown, ageMs: number): string | null {
  if (error instanceof MailNotSent && !error.temporary) return 'refused';
  return ageMs > triedForMs ? 'given up' : null;
}

/** Writes something again and again while the database is away. */
async function untilKept(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!databaseTrouble(error)) throw error;
      await pause(500, undefined, { ref: false });
    }
  }
}

/** What a row does without once it is settled: who asked, and the address that anyone can have links sent to. */
function forgotten({ kind }: { kind: string }): Partial<typeof outbox.$inferInsert> {
  return { askedBy: null, ...(kind === 'booking-links' ? { subject: { email: '' } } : {}) };
}

/** Each context writes its own mails. */
function draftOf(services: Services, order: MailOrder): Promise<MailDraft<MailFacts>> {
  switch (order.kind) {
    case 'booking-confirmed':
    case 'booking-cancelled':
    case 'paid-no-place':
      return bookingMailDraft(services, order);
    case 'class-changed':
      return classChangedDraft(services, order);
    case 'booking-moved':
    case 'place-withdrawn':
    case 'place-given-up':
    case 'place-refilled':
    case 'booking-links':
      return bookingChangeDraft(services, order);
    case 'booking-reminder':
      return reminderMailDraft(services, order);
    case 'contact-notice':
    case 'contact-copy':
      return contactMailDraft(services, order);
    case 'contact-reply':
      return replyMailDraft(services, order);
    case 'review-asked':
      return reviewMailDraft(services, order);
    case 'newsletter-asked':
    case 'newsletter-welcome':
      return newsletterMailDraft(services, order);
    case 'membership-welcome':
    case 'membership-payment-failed':
    case 'membership-cancelled':
    case 'membership-kept':
    case 'membership-frozen':
    case 'membership-unfrozen':
    case 'membership-ended':
      return membershipMailDraft(services, order);
    case 'waiting-joined':
    case 'waiting-offered':
    case 'waiting-passed':
    case 'waiting-class-off':
      return waitingMailDraft(services, order);
    case 'class-cancelled':
      return classOffDraft(services, order);
    case 'cover-wanted':
    case 'cover-found':
    case 'class-off-trainer':
      return trainerMailDraft(services, order);
    case 'purchase-paid':
    case 'purchase-refunded':
      return purchaseMailDraft(services, order);
    case 'refund-made':
      return refundMailDraft(services, order);
    case 'gift-card':
      return giftCardMailDraft(services, order);
    case 'chat-answer':
    case 'chat-waiting':
      return chatMailDraft(services, order);
    default:
      return tourMailDraft(services, order);
  }
}
