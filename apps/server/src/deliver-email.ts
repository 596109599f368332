import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { buildBookingChangedEmail } from './bookings/booking-changed-email.ts';
import { buildBookingEmail } from './bookings/booking-email.ts';
import { buildClassCancelledEmail } from './bookings/class-cancelled-email.ts';
import { buildClassChangedEmail } from './bookings/class-changed-email.ts';
import { buildReminderEmail } from './bookings/reminder-email.ts';
import { buildChatEmail } from './conversations/chat-email.ts';
import { consumeEmailBudget, getEmailCause, overBudgetReason } from './email-budget.ts';
import { buildContactEmail } from './enquiries/contact-email.ts';
import { buildReplyEmail } from './enquiries/reply-email.ts';
import { buildGiftCardEmail } from './gift-cards/gift-card-email.ts';
import type { EmailDetails } from './integrations/email/email-details.ts';
import { EmailSendError } from './integrations/email/port.ts';
import { renderEmail } from './integrations/email/render-email.ts';
import { buildMembershipEmail } from './memberships/membership-email.ts';
import { buildNewsletterEmail } from './newsletter/newsletter-email.ts';
import { buildRefundEmail } from './payments/refund-email.ts';
import { findPersonIdByBooking } from './people/find-person.ts';
import { classifyDatabaseError } from './platform/classify-database-error.ts';
import type { EmailRequester } from './platform/email-kinds.ts';
import type { EmailDraft, EmailJob } from './platform/outbox.ts';
import type { Services } from './platform/services.ts';
import { outbox } from './platform/tables.ts';
import { buildPurchaseEmail } from './purchases/purchase-email.ts';
import { buildReviewRequestEmail } from './reviews/review-request-email.ts';
import { buildTrainerEmail } from './staff/trainer/trainer-email.ts';
import { buildTourEmail } from './tours/tour-email.ts';
import { buildWaitingListEmail } from './waiting-list/waiting-list-email.ts';

/** A mail that no service has taken for so long is given up: what it says is no news any more. */
const triedForMs = 48 * 3_600_000;

/**
 * Sends one mail of the outbox, or writes why it is not sent after all. Throws when trying again can help; what the
 * mail service will never take, or has not taken in two days, is dropped with its reason. A mail that was sent is not sent
 * again: once the service has it, this waits for the database to hear of it, however long that is away.
 */
export async function deliverEmail(services: Services, id: string): Promise<void> {
  const { database, clock, mail: door } = services;
  const [row] = await database.orm.select().from(outbox).where(waiting(id));
  if (!row) return;
  const note = (changes: Partial<typeof outbox.$inferInsert>) =>
    database.orm.update(outbox).set(changes).where(eq(outbox.id, id));
  const draft = await draftOf(services, row as unknown as EmailJob);
  // Whoever has closed their account has no address any more.
  const dropped = 'drop' in draft ? draft.drop : draft.to === '' ? 'nobody is there to read it' : null;
  if ('drop' in draft || dropped !== null) {
    await note({ ...forgotten(row), droppedBecause: dropped });
    return;
  }
  if (!(await mayGo(services, row, draft.to))) return;
  try {
    const rendered = await renderEmail(draft.mail);
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
  const askedBy = row.askedBy as EmailRequester | null;
  const cause = await getEmailCause(services, { kind: row.kind as EmailJob['kind'], askedBy, branchId, to });
  return database.transaction(async (tx) => {
    const [tried] = await tx.orm
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1` })
      .where(waiting(id))
      .returning({ attempts: outbox.attempts });
    if (!tried) return false;
    if (tried.attempts > 1 || (await consumeEmailBudget(tx, services, { to, cause }, clock.now())))
      return true;
    const settled = { ...forgotten(row), droppedBecause: overBudgetReason };
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
  if (isAsked || !(error instanceof EmailSendError) || !error.addressRefused) return {};
  const personId = await findPersonIdByBooking(database, { branchId, principalId: null, email });
  return { addressRefusedAt: clock.now(), personId };
}

/** Null: it is tried again. */
function whyNeverSent(error: unknown, ageMs: number): string | null {
  if (error instanceof EmailSendError && !error.temporary) return 'refused';
  return ageMs > triedForMs ? 'given up' : null;
}

/** Writes something again and again while the database is away. */
async function untilKept(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!classifyDatabaseError(error)) throw error;
      await pause(500, undefined, { ref: false });
    }
  }
}

/** What a row does without once it is settled: who asked, and the address that anyone can have links sent to. */
function forgotten({ kind }: { kind: string }): Partial<typeof outbox.$inferInsert> {
  return { askedBy: null, ...(kind === 'booking-links' ? { subject: { email: '' } } : {}) };
}

/** Each context writes its own mails. */
function draftOf(services: Services, order: EmailJob): Promise<EmailDraft<EmailDetails>> {
  switch (order.kind) {
    case 'booking-confirmed':
    case 'booking-cancelled':
    case 'paid-no-place':
      return buildBookingEmail(services, order);
    case 'class-changed':
      return buildClassChangedEmail(services, order);
    case 'booking-moved':
    case 'place-withdrawn':
    case 'place-given-up':
    case 'place-refilled':
    case 'booking-links':
      return buildBookingChangedEmail(services, order);
    case 'booking-reminder':
      return buildReminderEmail(services, order);
    case 'contact-notice':
    case 'contact-copy':
      return buildContactEmail(services, order);
    case 'contact-reply':
      return buildReplyEmail(services, order);
    case 'review-asked':
      return buildReviewRequestEmail(services, order);
    case 'newsletter-asked':
    case 'newsletter-welcome':
      return buildNewsletterEmail(services, order);
    case 'membership-welcome':
    case 'membership-payment-failed':
    case 'membership-cancelled':
    case 'membership-kept':
    case 'membership-frozen':
    case 'membership-unfrozen':
    case 'membership-ended':
      return buildMembershipEmail(services, order);
    case 'waiting-joined':
    case 'waiting-offered':
    case 'waiting-passed':
    case 'waiting-class-off':
      return buildWaitingListEmail(services, order);
    case 'class-cancelled':
      return buildClassCancelledEmail(services, order);
    case 'cover-wanted':
    case 'cover-found':
    case 'class-off-trainer':
      return buildTrainerEmail(services, order);
    case 'purchase-paid':
    case 'purchase-refunded':
      return buildPurchaseEmail(services, order);
    case 'refund-made':
      return buildRefundEmail(services, order);
    case 'gift-card':
      return buildGiftCardEmail(services, order);
    case 'chat-answer':
    case 'chat-waiting':
      return buildChatEmail(services, order);
    default:
      return buildTourEmail(services, order);
  }
}
