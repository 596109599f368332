import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { eraseRecipientsOfSentGiftCards } from './account/erase-sent-gift-recipients.ts';
import { assignInvoiceNumbers, assignRecentInvoiceNumbers } from './assign-invoice-numbers.ts';
import { processBedRequests } from './bookings/beds/process-bed-requests.ts';
import { queueBookingReminders } from './bookings/emails/queue-booking-reminders.ts';
import { finaliseAttendance } from './bookings/front-desk/finalise-attendance.ts';
import { sweepPaymentsAndHolds } from './bookings/holds/sweep-payments-and-holds.ts';
import { createEmptyBranch } from './catalogue/create-empty-branch.ts';
import { purgeOldPictures } from './catalogue/pictures/purge-old-pictures.ts';
import { runCancellations } from './class-cancellation/run-cancellations.ts';
import { createBuiltInAssistant } from './conversations/built-in/built-in-assistant.ts';
import { emailUnseenReplies } from './conversations/email-unseen-replies.ts';
import { notifyStudioOfWaitingVisitors } from './conversations/notify-studio-of-waiting-visitors.ts';
import { purgeOldConversations } from './conversations/purge-old-conversations.ts';
import { deliverEmail } from './deliver-email.ts';
import { queueGiftCardEmails } from './gift-cards/queue-gift-card-emails.ts';
import type { Assistant } from './integrations/assistant/port.ts';
import type { EmailPort } from './integrations/email/port.ts';
import type { IdentityPort } from './integrations/identity/port.ts';
import type { PaymentsPort } from './integrations/payments/port.ts';
import { createDatabasePictureFiles } from './integrations/picture-files/database-picture-files.ts';
import { createFolderPictureFiles } from './integrations/picture-files/folder-picture-files.ts';
import { createHttpWebhooks } from './integrations/webhooks/http-webhooks.ts';
import { queueInvitations } from './invitations/queue-invitations.ts';
import { sweepMemberships } from './memberships/sweep-memberships.ts';
import { purgeUnconfirmedSubscribers } from './newsletter/purge-unconfirmed-subscribers.ts';
import { deleteOrphanedCustomers } from './payments/delete-orphaned-customers.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createUserPoolKeySet } from './platform/config/user-pool-key-set.ts';
import type { Database } from './platform/database/database.ts';
import { loadInstallationKeys } from './platform/database/installation-keys.ts';
import { relayOutbox } from './platform/emails/relay-outbox.ts';
import { createAccessTokenVerifier } from './platform/http/access-token-verifier.ts';
import { purgeStoredResponses } from './platform/http/idempotency.ts';
import { createBackgroundTasks } from './platform/jobs/background-tasks.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { createKeyedConcurrencyLimit } from './platform/limits/keyed-concurrency-limit.ts';
import { createRateLimitCounters } from './platform/limits/rate-limit-counters.ts';
import type { Services } from './platform/services.ts';
import { sweepPurchases } from './purchases/sweep-purchases.ts';
import { purgeOldRecords } from './purge-old-records.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';
import { queueReviewRequests } from './reviews/queue-review-requests.ts';
import { aggregatePastVisits } from './site-events/aggregate-past-visits.ts';
import { resumeImports } from './staff/import/run-import.ts';
import { purgeImportDrafts } from './staff/import/store.ts';
import { generateClasses } from './timetable/generate-classes.ts';
import { initialiseBranch } from './timetable/initialise-branch.ts';
import { queueTourReminders } from './tours/queue-tour-reminders.ts';
import { processWaitingLists } from './waiting-list/process-waiting-lists.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';
import { purgeDeliveries } from './webhooks/purge-deliveries.ts';

/** Interval in seconds at which free places are offered to the waiting list. */
const waitingListSeconds = 3;
/** Interval in seconds at which beds that have come free go to the clients who asked for them. */
const bedRequestSeconds = 3;

/** Interval in seconds at which unfinished class cancellations continue, after a failed step or a crash. */
const cancellationSeconds = 2;

/** Interval in seconds at which due invitations of clients are put in the outbox. */
const invitationSeconds = 2;

/** Maximum number of concurrent holds of one class in this process. Measured by `npm run bench -- hold-rate`. */
const claimsAtOnce = 2;

/** Database and adapters that the services use. The process opens them at start, before it calls `startServices`. */
export interface ServiceInfrastructure {
  config: Config;
  database: Database;
  payments: PaymentsPort;
  identity: IdentityPort;
  mailer: EmailPort;
  /** Assistant of the chat; defaults to the built-in assistant. */
  assistant?: Assistant;
  log: FastifyBaseLogger;
  clock?: Clock;
}

/** Creates the branch if it is new, generates missing classes, and then creates the services. */
export async function startServices(
  infrastructure: ServiceInfrastructure,
): Promise<Services & { close: () => Promise<void> }> {
  const { config, database, payments, identity, mailer, log } = infrastructure;
  const { clock = systemClock, assistant = createBuiltInAssistant() } = infrastructure;
  await (config.seed ? initialiseBranch(database, clock.now()) : createEmptyBranch(database, clock.now()));
  await generateClasses(database, config.branchId, clock.now());
  const work = createBackgroundTasks(log);
  const services: Services & { close: () => Promise<void> } = {
    config,
    database,
    clock,
    payments,
    identity,
    mailer,
    webhooks: createHttpWebhooks({ allowThisMachine: config.mode === 'demo' }),
    pictureFiles: config.picturesDir
      ? createFolderPictureFiles(join(config.picturesDir, config.branchId), clock)
      : createDatabasePictureFiles(database, config.branchId, clock),
    assistant,
    log,
    keys: await loadInstallationKeys(database),
    accessTokens: createAccessTokenVerifier(config.identity, createUserPoolKeySet(config), clock),
    counts: createRateLimitCounters(database),
    classQueue: createKeyedConcurrencyLimit(claimsAtOnce),
    recordProviderRefunds: (intentId) => recordProviderRefunds(services, intentId),
    runInBackground: work.run,
    close: work.close,
  };
  return services;
}

/**
 * Starts the background work: settles payments and purchases that an earlier process left open and numbers their
 * invoices, and starts the email workers, the sweepers and the other repeated jobs. Returns a function that stops the
 * background work.
 */
export async function startBackgroundWork(services: Services, jobs: JobQueue): Promise<() => Promise<void>> {
  const { config, database, clock, log } = services;
  const work = createBackgroundTasks(log);
  const relay = () => relayOutbox(database, jobs, clock.now());
  work.run('settle unfinished payments', async () => {
    await sweepPaymentsAndHolds(services, 0);
    await sweepPurchases(services, 0);
    await assignInvoiceNumbers(services);
  });
  await jobs.processEmails((id) => deliverEmail(services, id));
  await jobs.daily('generate-classes', () => generateClasses(database, config.branchId, clock.now()));
  await jobs.daily('number-invoices', () => assignInvoiceNumbers(services));
  await jobs.daily('purge-unconfirmed-subscribers', () => purgeUnconfirmedSubscribers(services));
  await jobs.daily('erase-gift-card-recipients', () => eraseRecipientsOfSentGiftCards(services));
  await jobs.daily('aggregate-visits', () => aggregatePastVisits(services));
  await jobs.daily('purge-import-drafts', () => purgeImportDrafts(database, clock.now()));
  await jobs.daily('purge-old-conversations', () => purgeOldConversations(services));
  await jobs.daily('purge-old-records', () => purgeOldRecords(services));
  await jobs.daily('purge-old-pictures', () => purgeOldPictures(services));
  await jobs.daily('purge-webhook-deliveries', () => purgeDeliveries(database, clock.now()));
  work.every(1, 'queue emails', relay);
  work.every(1, 'share rate limit counts', () => services.counts.share());
  work.every(1, 'deliver webhooks', () => deliverWebhooks(services));
  work.every(waitingListSeconds, 'process waiting lists', () => processWaitingLists(services));
  work.every(bedRequestSeconds, 'process bed requests', () => processBedRequests(services));
  work.every(invitationSeconds, 'send invitations', () => queueInvitations(services));
  work.every(cancellationSeconds, 'cancel classes', () => runCancellations(services));
  work.every(60, 'queue tour reminders', () => queueTourReminders(services));
  work.every(60, 'queue class reminders', () => queueBookingReminders(services));
  work.every(15, 'queue review requests', () => queueReviewRequests(services));
  work.every(15, 'email unseen chat replies', () => emailUnseenReplies(services));
  work.every(15, 'notify about waiting visitors', () => notifyStudioOfWaitingVisitors(services));
  work.every(60, 'delete old stored responses', () => purgeStoredResponses(database, clock.now()));
  work.every(60, 'finalise attendance', () => finaliseAttendance(services));
  work.every(60, 'send gift cards', () => queueGiftCardEmails(services));
  work.every(15, 'number invoices', () => assignRecentInvoiceNumbers(services));
  if (config.sweeper) work.every(10, 'sweep payments and holds', () => sweepPaymentsAndHolds(services));
  // Settles open purchases within a minute, even if the provider's webhook never arrives.
  if (config.sweeper) work.every(20, 'sweep purchases', () => sweepPurchases(services));
  if (config.sweeper) work.every(60, 'delete orphaned customers', () => deleteOrphanedCustomers(services));
  if (config.sweeper) work.every(10, 'resume imports', () => resumeImports(services));
  if (config.sweeper) work.every(20, 'sweep memberships', () => sweepMemberships(services));
  return work.close;
}
