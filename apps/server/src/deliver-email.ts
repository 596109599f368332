import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { buildBedChangedEmail } from './bookings/emails/bed-changed-email.ts';
import { buildBedFreeEmail } from './bookings/emails/bed-free-email.ts';
import { buildBookingChangedEmail } from './bookings/emails/booking-changed-email.ts';
import { buildBookingEmail } from './bookings/emails/booking-email.ts';
import { buildReminderEmail } from './bookings/emails/reminder-email.ts';
import { buildClassChangedEmail } from './bookings/moving/class-changed-email.ts';
import { loadDocumentBrand } from './catalogue/pictures/load-document-brand.ts';
import { buildClassCancelledEmail } from './class-cancellation/class-cancelled-email.ts';
import { buildClassMessageEmail } from './class-messages/class-message-email.ts';
import { buildChatEmail } from './conversations/chat-email.ts';
import { consumeEmailBudget, loadEmailCause } from './email-budget.ts';
import { buildContactEmail } from './enquiries/contact-email.ts';
import { buildReplyEmail } from './enquiries/reply-email.ts';
import { buildGiftCardEmail } from './gift-cards/gift-card-email.ts';
import type { EmailDetails } from './integrations/email/email-details.ts';
import { getEmailSender } from './integrations/email/email-sender.ts';
import { EmailSendError } from './integrations/email/port.ts';
import { buildInvitationEmail } from './invitations/invitation-email.ts';
import { buildMembershipEmail } from './memberships/membership-email.ts';
import { buildNewsletterEmail } from './newsletter/newsletter-email.ts';
import { buildRefundEmail } from './payments/refund-email.ts';
import { findPersonIdByBooking } from './people/find-person.ts';
import { classifyDatabaseError } from './platform/database/classify-database-error.ts';
import { outbox } from './platform/database/tables.ts';
import { dropReasons } from './platform/emails/drop-reasons.ts';
import type { EmailRequester } from './platform/emails/email-kinds.ts';
import type { EmailDraft, EmailJob } from './platform/emails/outbox.ts';
import type { Services } from './platform/services.ts';
import { buildPurchaseEmail } from './purchases/purchase-email.ts';
import { buildReviewRequestEmail } from './reviews/review-request-email.ts';
import { buildTrainerEmail } from './staff/trainer/trainer-email.ts';
import { buildTourEmail } from './tours/tour-email.ts';
import { buildWaitingListEmail } from './waiting-list/waiting-list-email.ts';

/** Maximum age of an unsent email in milliseconds (handbook: emails 11). Older emails are dropped. */
const triedForMs = 48 * 3_600_000;

/**
 * Sends one email of the outbox, or records why it's dropped, for example after a permanent error or two days of
 * retries. Throws when a retry can help. Once the email service has accepted the email, waits for the database as long
 * as needed. A retry sends the email twice only if this process dies, or if the wait outlasts the job.
 */
export async function deliverEmail(services: Services, id: string): Promise<void> {
  const { database, clock, mailer } = services;
  const [row] = await database.orm.select().from(outbox).where(waiting(id));
  if (!row) return;
  const note = (changes: Partial<typeof outbox.$inferInsert>) =>
    database.orm.update(outbox).set(changes).where(eq(outbox.id, id));
  const draft = await buildDraft(services, row as unknown as EmailJob);
  // A closed account has no email address.
  const dropped = 'drop' in draft ? draft.drop : draft.to === '' ? dropReasons.noRecipient : null;
  if ('drop' in draft || dropped !== null) {
    await note({ ...getClearedColumns(row), dropReason: dropped });
    return;
  }
  if (!(await claimAttempt(services, row, draft.to))) return;
  try {
    // Loads React and the templates only when the first email is sent.
    const { renderEmail } = await import('./integrations/email/render-email.ts');
    const { email, ...envelope } = draft;
    const { studio } = email.details;
    const rendered = await renderEmail(email, await loadDocumentBrand(services, studio.name));
    // Texts ask clients to reply, but the configured sender may be an address that no one reads.
    const replyTo = { name: studio.name, address: studio.email };
    const from = getEmailSender(services.config.email.from, studio.name);
    await mailer.send({ from, replyTo, messageId: id, ...envelope, ...rendered });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const dropReason = getDropReason(error, clock.now().getTime() - row.createdAt.getTime());
    const rejection = await getAddressRejection(services, error, row, draft.to);
    await note({ lastError, dropReason, ...(dropReason ? { requestedBy: null } : {}), ...rejection });
    if (!dropReason) throw error;
    services.log.error({ err: error, outboxId: id, dropReason }, 'an email failed permanently');
    return;
  }
  await retryUntilSaved(() => note({ ...getClearedColumns(row), sentAt: clock.now() }));
}

const waiting = (id: string) => and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.dropReason));

/**
 * Counts an attempt to send an email. The first attempt also counts against the recipient's budget. Returns false when
 * the email mustn't be sent: the budget is used up, or a concurrent run has settled the email.
 */
async function claimAttempt(
  services: Services,
  row: typeof outbox.$inferSelect,
  to: string,
): Promise<boolean> {
  const { database, clock } = services;
  const { id, branchId } = row;
  const requestedBy = row.requestedBy as EmailRequester | null;
  const cause = await loadEmailCause(services, {
    kind: row.kind as EmailJob['kind'],
    requestedBy,
    branchId,
    to,
  });
  return database.transaction(async (tx) => {
    const [tried] = await tx.orm
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1` })
      .where(waiting(id))
      .returning({ attempts: outbox.attempts });
    if (!tried) return false;
    if (tried.attempts > 1 || (await consumeEmailBudget(tx, services, { to, cause }, clock.now())))
      return true;
    const settled = { ...getClearedColumns(row), dropReason: dropReasons.overBudget };
    await tx.orm.update(outbox).set(settled).where(eq(outbox.id, id));
    return false;
  });
}

/**
 * Returns the columns that show a rejected email address to staff, who can correct it. Returns none for emails that
 * anyone can request for any address: booking links and newsletter confirmations.
 */
async function getAddressRejection(
  { database, clock }: Services,
  error: unknown,
  { branchId, kind }: { branchId: string; kind: string },
  email: string,
): Promise<Partial<typeof outbox.$inferInsert>> {
  const isOpenRequest = kind === 'booking-links' || kind === 'newsletter-confirmation';
  if (isOpenRequest || !(error instanceof EmailSendError) || !error.isAddressRejected) return {};
  const personId = await findPersonIdByBooking(database, { branchId, principalId: null, email });
  return { addressRejectedAt: clock.now(), personId };
}

/** Returns the reason for which an email is never retried; null when a retry can help. */
function getDropReason(error: unknown, ageMs: number): string | null {
  if (error instanceof EmailSendError && !error.temporary) return dropReasons.rejected;
  return ageMs > triedForMs ? dropReasons.exhausted : null;
}

/** Repeats a write until the database is available. */
async function retryUntilSaved(write: () => Promise<unknown>): Promise<void> {
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

/**
 * Returns the columns to clear once an email is settled: its requester, and the recipient of an email with booking
 * links.
 */
function getClearedColumns({ kind }: { kind: string }): Partial<typeof outbox.$inferInsert> {
  return { requestedBy: null, ...(kind === 'booking-links' ? { subject: { email: '' } } : {}) };
}

/** Calls the email builder of the module that owns the kind of email. */
function buildDraft(services: Services, job: EmailJob): Promise<EmailDraft<EmailDetails>> {
  switch (job.kind) {
    case 'booking-confirmed':
    case 'booking-cancelled':
    case 'paid-no-place':
      return buildBookingEmail(services, job);
    case 'class-changed':
      return buildClassChangedEmail(services, job);
    case 'bed-changed':
      return buildBedChangedEmail(services, job);
    case 'bed-free':
      return buildBedFreeEmail(services, job);
    case 'booking-moved':
    case 'place-revoked':
    case 'late-cancelled':
    case 'late-cancellation-refunded':
    case 'booking-links':
      return buildBookingChangedEmail(services, job);
    case 'booking-reminder':
      return buildReminderEmail(services, job);
    case 'contact-notice':
    case 'contact-copy':
      return buildContactEmail(services, job);
    case 'contact-reply':
      return buildReplyEmail(services, job);
    case 'review-request':
      return buildReviewRequestEmail(services, job);
    case 'newsletter-confirmation':
    case 'newsletter-welcome':
      return buildNewsletterEmail(services, job);
    case 'membership-welcome':
    case 'membership-payment-failed':
    case 'membership-cancelled':
    case 'membership-resumed':
    case 'membership-frozen':
    case 'membership-unfrozen':
    case 'membership-ended':
      return buildMembershipEmail(services, job);
    case 'waiting-joined':
    case 'waiting-offered':
    case 'waiting-offer-expired':
    case 'waiting-class-cancelled':
      return buildWaitingListEmail(services, job);
    case 'class-cancelled':
      return buildClassCancelledEmail(services, job);
    case 'class-message':
      return buildClassMessageEmail(services, job);
    case 'client-invitation':
      return buildInvitationEmail(services, job);
    case 'cover-requested':
    case 'cover-found':
    case 'class-assigned':
    case 'class-unassigned':
    case 'class-cancelled-instructor':
      return buildTrainerEmail(services, job);
    case 'purchase-paid':
    case 'purchase-refunded':
      return buildPurchaseEmail(services, job);
    case 'refund-made':
      return buildRefundEmail(services, job);
    case 'gift-card':
      return buildGiftCardEmail(services, job);
    case 'chat-reply':
    case 'chat-waiting':
      return buildChatEmail(services, job);
    default:
      return buildTourEmail(services, job);
  }
}
