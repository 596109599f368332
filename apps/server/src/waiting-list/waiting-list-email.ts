import { formatReasonSentence } from '@studio/domain/bookings/class-cancellation-reason';
import { formatList, selectPlural } from '@studio/domain/text/format';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import {
  type ExpiredOffers,
  getOffersPausedUntil,
  isOfferedLast,
} from '@studio/domain/waiting-list/expired-offers';
import { expiredOfferDays, expiredOffersBeforeLast } from '@studio/domain/waiting-list/waiting-list-terms';
import { findClassCancellation } from '../bookings/cancellation/find-class-cancellation.ts';
import { suggestAlternativeClass, toClassPagePath } from '../bookings/moving/suggest-alternative-class.ts';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails, StudioContact } from '../integrations/email/email-details.ts';
import type { EmailDraft, WaitingListEmailJob } from '../platform/emails/outbox.ts';
import { alternativeClassTitle, getWaitingListEmailReason } from '../platform/emails/shared-email-text.ts';
import type { Services } from '../platform/services.ts';
import { buildClassRows } from '../timetable/build-class-rows.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { hasMailboxOwnerCancelled } from './cancellation-exclusion.ts';
import { buildEmailedEntryLink } from './entry-access.ts';
import { type EntryWithHold, findEntriesOfGroup, findEntry, loadExpiredOfferSummary } from './store.ts';
import type { EntryRow } from './tables.ts';
import { getEntryStatus } from './waiting-entry-dto.ts';

type Draft = EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>;

interface EntryWithClass {
  entryWithHold: EntryWithHold;
  klass: ClassRow;
}

/** Builds a waiting list email when it is sent. Drops an email that no longer applies. */
export async function buildWaitingListEmail(services: Services, job: WaitingListEmailJob): Promise<Draft> {
  const { branchId } = job;
  const studio = toStudioContact(services, await loadBranchProfile(services.database, branchId));
  if (job.kind === 'waiting-joined')
    return buildJoinedDraft(services, studio, branchId, job.subject.requestId);
  const entryWithHold = await findEntry(services.database, branchId, job.subject.entryId);
  const found = entryWithHold && (await loadEntryClass(services, entryWithHold));
  if (!found) return { drop: 'the entry was not found' };
  // If the class was cancelled, reports only the cancellation, even in an email about an expired offer.
  if (job.kind === 'waiting-class-cancelled' || found.klass.status === 'CANCELLED')
    return buildClassCancelledDraft(services, studio, found);
  return job.kind === 'waiting-offered'
    ? buildOfferedDraft(services, studio, found)
    : await buildOfferExpiredDraft(services, studio, found);
}

async function loadEntryClass(
  { database, clock }: Services,
  entryWithHold: EntryWithHold,
): Promise<EntryWithClass | null> {
  const klass = await findClass(
    database,
    entryWithHold.entry.branchId,
    entryWithHold.entry.classId,
    clock.now(),
  );
  return klass && { entryWithHold, klass };
}

async function buildJoinedDraft(
  services: Services,
  studio: StudioContact,
  branchId: string,
  requestId: string,
): Promise<Draft> {
  const found: EntryWithClass[] = [];
  for (const entryWithHold of await findEntriesOfGroup(services.database, branchId, requestId)) {
    const loaded = await loadEntryClass(services, entryWithHold);
    if (loaded && entryWithHold.entry.status === 'WAITING') found.push(loaded);
  }
  const [first, ...others] = found;
  if (!first) return { drop: 'no longer on the waiting list' };
  const { entry } = first.entryWithHold;
  if (!entry.confirmedAt) return buildConfirmDraft(services, studio, found, first);
  const details: GenericEmailDetails = {
    studio,
    subject:
      others.length === 0
        ? `On the waiting list: ${first.klass.title}, ${formatMomentShort(first.klass.startsAt)}`
        : `On the waiting list for any one of ${found.length} classes`,
    title: others.length === 0 ? 'You’re on the waiting list' : `You’re on ${found.length} waiting lists`,
    lead: describeRule(entry),
    rowsTitle: others.length === 0 ? 'Class details' : 'Any one of these classes',
    rows:
      others.length === 0 ? buildClassRows(studio, first.klass) : found.map(({ klass }) => toClassRow(klass)),
    action: { label: 'View waiting list', href: buildEntryUrl(services, first.entryWithHold) },
    note: { text: await buildJoinedNote(services, found) },
    footer: { text: getWaitingListEmailReason(studio) },
  };
  return { to: entry.email, email: { template: 'plain-message', details } };
}

/** Builds the email that asks a guest without proof to confirm. Until then they get no offers. */
async function buildConfirmDraft(
  services: Services,
  studio: StudioContact,
  found: readonly EntryWithClass[],
  first: EntryWithClass,
): Promise<Draft> {
  const { entry } = first.entryWithHold;
  const isOne = found.length === 1;
  const details: GenericEmailDetails = {
    studio,
    subject: isOne
      ? `Confirm your place on the waiting list: ${first.klass.title}, ${formatMomentShort(first.klass.startsAt)}`
      : `Confirm your place on the waiting list for any one of ${found.length} classes`,
    title: 'Confirm your place on the waiting list',
    lead: 'Please confirm that you’d like a place. Until you do, we’ll skip you when a place becomes available.',
    rowsTitle: isOne ? 'Class details' : 'Any one of these classes',
    rows: isOne ? buildClassRows(studio, first.klass) : found.map(({ klass }) => toClassRow(klass)),
    action: { label: 'Confirm waiting list place', href: buildEntryUrl(services, first.entryWithHold) },
    note: { text: await buildJoinedNote(services, found) },
    footer: {
      text: 'You’re getting this email because someone joined a waiting list with your email address. If it wasn’t you, you don’t need to do anything.',
    },
  };
  return { to: entry.email, email: { template: 'plain-message', details } };
}

/**
 * Returns the note of an email about joining. It mentions the mailbox owner's cancelled bookings, because only the owner
 * reads the email. The page doesn't mention them, because anyone can type an email address there.
 */
async function buildJoinedNote(services: Services, found: readonly EntryWithClass[]): Promise<string> {
  const closed: string[] = [];
  for (const { entryWithHold, klass } of found)
    if (await hasMailboxOwnerCancelled(services, entryWithHold.entry))
      closed.push(formatMomentShort(klass.startsAt));
  const leaveText = 'You can leave the waiting list at any time.';
  if (closed.length === 0) return leaveText;
  const which = selectPlural(closed.length, 'that class', 'those classes');
  return `You cancelled a booking for ${formatList(closed)}, so we won’t offer you a place in ${which}. ${leaveText}`;
}

function describeRule({ autoUntil, entitlementId }: EntryRow): string {
  const askFirstText =
    'When a place becomes available and you’re next, we’ll email you and hold the place while you decide.';
  if (!autoUntil) return askFirstText;
  const payer = entitlementId ? '1 session' : 'your saved card';
  return `Until ${formatMomentShort(autoUntil)}, we’ll book a place for you automatically with ${payer}, but never overnight. After that, we’ll ask you first.`;
}

function buildOfferedDraft(
  services: Services,
  studio: StudioContact,
  { entryWithHold, klass }: EntryWithClass,
): Draft {
  const { hold, entry } = entryWithHold;
  if (getEntryStatus(entryWithHold, services.clock.now()) !== 'OFFERED' || !hold)
    return { drop: 'the offer has ended' };
  const until = formatOfferEnd(hold.expiresAt, services.clock.now());
  return {
    to: entry.email,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: `Place available until ${until}: ${klass.title}, ${formatMomentShort(klass.startsAt)}`,
        title: 'A place is available',
        lead: `You’re next on the waiting list. We’re holding a place for you until ${until}. After that, we’ll offer the place to the next person.`,
        rowsTitle: 'Class details',
        rows: buildClassRows(studio, klass),
        action: { label: 'Book this place', href: buildEntryUrl(services, entryWithHold) },
        note: {
          text: 'You won’t be charged until you book. If you don’t want the place, you can decline it on the same page.',
        },
        footer: { text: getWaitingListEmailReason(studio) },
      },
    },
  };
}

async function buildOfferExpiredDraft(
  services: Services,
  studio: StudioContact,
  { entryWithHold, klass }: EntryWithClass,
): Promise<Draft> {
  const { config, database, clock } = services;
  const expiredOffers = await loadExpiredOfferSummary(database, entryWithHold.entry, clock.now());
  const day = toLondonDate(klass.startsAt);
  return {
    to: entryWithHold.entry.email,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: `Offer expired: ${klass.title}, ${formatMomentShort(klass.startsAt)}`,
        title: 'Your offer has expired',
        lead: 'You didn’t book the place in time. We haven’t charged you. You can join the waiting list again.',
        note: { text: describeExpiredOffers(expiredOffers, clock.now()) },
        rowsTitle: 'Class details',
        rows: buildClassRows(studio, klass),
        action: {
          label: 'See other classes that day',
          href: `${config.publicUrl}/timetable?activity=${klass.activityId}&date=${day}`,
        },
        footer: { text: getWaitingListEmailReason(studio) },
      },
    },
  };
}

/** Describes the rule about expired offers, as it applies to this person now. */
function describeExpiredOffers(expiredOffers: ExpiredOffers, now: Date): string {
  const declining = 'Offers you decline don’t count as expired.';
  const until = getOffersPausedUntil(expiredOffers, now);
  if (until)
    return `You’ve let ${expiredOffers.count} offers expire in the last ${expiredOfferDays} days. We won’t offer you another place until ${formatMomentShort(until)}. ${declining}`;
  if (isOfferedLast(expiredOffers))
    return `You’ve let ${expiredOffers.count} offers expire in the last ${expiredOfferDays} days. We’ll now offer places to other people first. ${declining}`;
  return `If ${expiredOffersBeforeLast} offers expire within ${expiredOfferDays} days, we offer places to others first. ${declining}`;
}

async function buildClassCancelledDraft(
  services: Services,
  studio: StudioContact,
  { entryWithHold, klass }: EntryWithClass,
): Promise<Draft> {
  const { database, config, clock } = services;
  if (klass.status === 'SCHEDULED') return { drop: 'the class is no longer cancelled' };
  const cancellation = await findClassCancellation(database, klass.branchId, klass.id);
  const alternative = await suggestAlternativeClass(database, klass, clock.now());
  const moment = formatMomentShort(klass.startsAt);
  const reason = cancellation ? `Reason: ${formatReasonSentence(cancellation.reason)}` : '';
  return {
    to: entryWithHold.entry.email,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: `Class cancelled: ${klass.title}, ${moment}`,
        title: 'We’ve cancelled this class',
        lead: `You were on the waiting list for ${klass.title}, ${moment}. ${reason}We haven’t charged you${entryWithHold.entry.entitlementId ? ', and we’ve returned the session we’d reserved' : ''}.`,
        ...(alternative
          ? { rowsTitle: alternativeClassTitle, rows: buildClassRows(studio, alternative) }
          : { rowsTitle: 'Class details', rows: buildClassRows(studio, klass) }),
        action: alternative
          ? { label: 'View class', href: `${config.publicUrl}${toClassPagePath(alternative)}` }
          : {
              label: 'See the timetable',
              href: `${config.publicUrl}/timetable?activity=${klass.activityId}`,
            },
        footer: { text: getWaitingListEmailReason(studio) },
      },
    },
  };
}

/** Returns a time such as '14:32', with the day if it isn't today. */
function formatOfferEnd(until: Date, now: Date): string {
  return toLondonDate(until) === toLondonDate(now) ? formatTime(until) : formatMomentShort(until);
}

function buildEntryUrl({ config, keys }: Services, { entry }: EntryWithHold): string {
  return `${config.publicUrl}${buildEmailedEntryLink(keys, entry)}`;
}

function toClassRow(klass: ClassRow): { label: string; value: string } {
  return { label: formatMomentShort(klass.startsAt), value: `${klass.title}, ${klass.instructorName}` };
}
