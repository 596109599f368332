import type { FastifyBaseLogger } from 'fastify';
import { forgetLeftGifts } from './account/forget-left-gifts.ts';
import { closeClasses } from './bookings/close-classes.ts';
import { remindBookings } from './bookings/remind-bookings.ts';
import { sweep } from './bookings/sweep.ts';
import { builtInAssistant } from './conversations/built-in/built-in-assistant.ts';
import { forgetOldConversations } from './conversations/forget-old.ts';
import { mailUnseen } from './conversations/mail-unseen.ts';
import { noticeWaiting } from './conversations/notice-waiting.ts';
import { deliverMail } from './deliver-mail.ts';
import { forgetOldRecords } from './forget-old-records.ts';
import { sendGiftCards } from './gift-cards/send-gift-cards.ts';
import { sweepMemberships } from './memberships/sweep-memberships.ts';
import { forgetOldAskings } from './newsletter/forget-old-askings.ts';
import { numberInvoices, numberNewInvoices } from './number-invoices.ts';
import type { Assistant } from './outside/assistant/port.ts';
import type { IdentityPort } from './outside/identity/port.ts';
import type { MailPort } from './outside/mail/port.ts';
import type { PaymentsPort } from './outside/payments/port.ts';
import { postWebhooks } from './outside/webhooks/post-webhook.ts';
import { deleteLeftCustomers } from './payments/delete-left-customers.ts';
import { accessTokens } from './platform/access-token.ts';
import { admission } from './platform/admission.ts';
import { background } from './platform/background.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { forgetOldAnswers } from './platform/idempotency.ts';
import { loadInstallationKeys } from './platform/installation-keys.ts';
import type { Jobs } from './platform/jobs.ts';
import { limitCounts } from './platform/limit-counts.ts';
import { poolKeys } from './platform/pool-keys.ts';
import { relayOutbox } from './platform/relay-outbox.ts';
import type { Services } from './platform/services.ts';
import { sweepPurchases } from './purchases/sweep-purchases.ts';
import { askForReviews } from './reviews/ask-for-reviews.ts';
import { sumUpDays } from './site-events/sum-up-days.ts';
import { runCancellations } from './staff/cancel/run-cancellations.ts';
import { goOnWithImports } from './staff/import/run-import.ts';
import { forgetDrafts } from './staff/import/store.ts';
import { takeMoneyBack } from './take-money-back.ts';
import { makeClasses } from './timetable/make-classes.ts';
import { openBranch } from './timetable/open-branch.ts';
import { remindTours } from './tours/remind-tours.ts';
import { serveWaitingLists } from './waiting-list/serve-waiting-lists.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';
import { forgetDeliveries } from './webhooks/forget-deliveries.ts';

/** How soon a place that has come free is offered, in seconds. */
const waitingListSeconds = 3;

/** How soon a cancelled class is gone on with when a process has died over it, in seconds. */
const cancellationSeconds = 2;

/** How many go for the places of one class at once in this process; measured by `npm run bench -- hold-rate`. */
const claimsAtOnce = 2;

/** What the services stand on; the composition opens it. */
export interface Ground {
  config: Config;
  database: Database;
  payments: PaymentsPort;
  identity: IdentityPort;
  mail: MailPort;
  /** Without one, the studio's own. */
  assistant?: Assistant;
  log: FastifyBaseLogger;
  clock?: Clock;
}

/** Seeds what is missing, and makes the services. */
export async function startServices(ground: Ground): Promise<Services & { close: () => Promise<void> }> {
  const { config, database, payments, identity, mail, log } = ground;
  const { clock = systemClock, assistant = builtInAssistant() } = ground;
  await openBranch(database, clock.now());
  await makeClasses(database, config.branchId, clock.now());
  const work = background(log);
  const services: Services & { close: () => Promise<void> } = {
    config,
    database,
    clock,
    payments,
    identity,
    mail,
    webhooks: postWebhooks({ thisMachineToo: config.mode === 'demo' }),
    assistant,
    log,
    keys: await loadInstallationKeys(database),
    accessTokens: accessTokens(config.identity, poolKeys(config), clock),
    counts: limitCounts(database),
    classDoors: admission(claimsAtOnce),
    takeMoneyBack: (intentId) => takeMoneyBack(services, intentId),
    later: work.later,
    close: work.close,
  };
  return services;
}

/**
 * Starts what runs by itself: first everything that an earlier process left unsettled, then the mail workers, the
 * sweeper and the daily making of classes. Returns how to stop it.
 */
export async function startWork(services: Services, jobs: Jobs): Promise<() => Promise<void>> {
  const { config, database, clock, log } = services;
  const work = background(log);
  const relay = () => relayOutbox(database, jobs, clock.now());
  work.later('settle what was left', async () => {
    await sweep(services, 0);
    await sweepPurchases(services, 0);
    await numberInvoices(services);
  });
  await jobs.workMail((id) => deliverMail(services, id));
  await jobs.daily('make-classes', () => makeClasses(database, config.branchId, clock.now()));
  await jobs.daily('number-invoices', () => numberInvoices(services));
  await jobs.daily('forget-old-askings', () => forgetOldAskings(services));
  await jobs.daily('forget-left-gifts', () => forgetLeftGifts(services));
  await jobs.daily('sum-up-events', () => sumUpDays(services));
  await jobs.daily('forget-import-drafts', () => forgetDrafts(database, clock.now()));
  await jobs.daily('forget-old-conversations', () => forgetOldConversations(services));
  await jobs.daily('forget-old-records', () => forgetOldRecords(services));
  await jobs.daily('forget-webhooks', () => forgetDeliveries(database, clock.now()));
  work.every(1, 'relay mail', relay);
  work.every(1, 'share what limits count', () => services.counts.share());
  work.every(1, 'deliver webhooks', () => deliverWebhooks(services));
  work.every(waitingListSeconds, 'serve waiting lists', () => serveWaitingLists(services));
  work.every(cancellationSeconds, 'cancel classes', () => runCancellations(services));
  work.every(60, 'remind of tours', () => remindTours(services));
  work.every(60, 'remind of classes', () => remindBookings(services));
  work.every(15, 'ask for reviews', () => askForReviews(services));
  work.every(15, 'mail answers of the chat', () => mailUnseen(services));
  work.every(15, 'notice who waits in the chat', () => noticeWaiting(services));
  work.every(60, 'forget old answers', () => forgetOldAnswers(database, clock.now()));
  work.every(60, 'close classes', () => closeClasses(services));
  work.every(60, 'send gift cards', () => sendGiftCards(services));
  work.every(15, 'number invoices', () => numberNewInvoices(services));
  if (config.sweeper) work.every(10, 'sweep', () => sweep(services));
  // With the patience for an open one this is within a minute, also when the provider's word never came.
  if (config.sweeper) work.every(20, 'sweep purchases', () => sweepPurchases(services));
  if (config.sweeper) work.every(60, 'delete left customers', () => deleteLeftCustomers(services));
  if (config.sweeper) work.every(10, 'go on with imports', () => goOnWithImports(services));
  if (config.sweeper) work.every(20, 'look after memberships', () => sweepMemberships(services));
  return work.close;
}
