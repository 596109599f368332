import { formatReasonSentence } from '@studio/domain/bookings/class-cancellation-reason';
import { formatDayLong, formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import {
  type ExpiredOffers,
  getOffersPausedUntil,
  isOfferedLast,
} from '@studio/domain/waiting-list/expired-offers';
import { expiredOfferDays, offeredLastAfterExpired } from '@studio/domain/waiting-list/waiting-list-terms';
import { findClassCancellation } from '../bookings/class-cancellation-store.ts';
import { suggestAlternativeClass, toClassPagePath } from '../bookings/suggest-alternative-class.ts';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioDetails } from '../catalogue/studio-details.ts';
import type { GenericEmailDetails, StudioDetails } from '../integrations/email/email-details.ts';
import type { EmailDraft, WaitingListEmailJob } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { ownerHasCancelled } from './cancellation-exclusion.ts';
import { buildEmailedEntryLink } from './entry-access.ts';
import { type EntryWithHold, findEntriesOfRequest, findEntry, listExpiredOffers } from './store.ts';
import type { EntryRow } from './tables.ts';
import { getEntryStatus } from './waiting-entry-dto.ts';

type Draft = EmailDraft<{ template: 'letter'; facts: GenericEmailDetails }>;

interface Told {
  one: EntryWithHold;
  klass: ClassRow;
}

/** Builds a waiting-list email when it is sent. Drops it if it no longer applies. */
export async function buildWaitingListEmail(services: Services, order: WaitingListEmailJob): Promise<Draft> {
  const { branchId } = order;
  const studio = toStudioDetails(services, await loadBranchProfile(services.database, branchId));
  if (order.kind === 'waiting-joined') return joinedDraft(services, studio, branchId, order.subject.wishId);
  const one = await findEntry(services.database, branchId, order.subject.entryId);
  const told = one && (await toldOf(services, one));
  if (!told) return { drop: 'the entry is not there' };
  // If the class was cancelled, send only that news, even for an expired offer.
  if (order.kind === 'waiting-class-off' || told.klass.status === 'CANCELLED')
    return classOffDraft(services, studio, told);
  return order.kind === 'waiting-offered'
    ? offeredDraft(services, studio, told)
    : await passedDraft(services, studio, told);
}

async function toldOf({ database, clock }: Services, one: EntryWithHold): Promise<Told | null> {
  const klass = await findClass(database, one.entry.branchId, one.entry.classId, clock.now());
  return klass && { one, klass };
}

async function joinedDraft(
  services: Services,
  studio: StudioDetails,
  branchId: string,
  wishId: string,
): Promise<Draft> {
  const told: Told[] = [];
  for (const one of await findEntriesOfRequest(services.database, branchId, wishId)) {
    const known = await toldOf(services, one);
    if (known && one.entry.status === 'WAITING') told.push(known);
  }
  const [first, ...others] = told;
  if (!first) return { drop: 'waits no longer' };
  const { entry } = first.one;
  if (!entry.confirmedAt) return confirmDraft(services, studio, told, first);
  const facts: GenericEmailDetails = {
    studio,
    subject:
      others.length === 0
        ? `Waiting list: ${first.klass.title}, ${formatMomentShort(first.klass.startsAt)}`
        : `Waiting list: any one of ${told.length} classes`,
    title: others.length === 0 ? 'You are on the waiting list' : 'You are on the waiting lists',
    lead: ruleWords(entry),
    rowsTitle: others.length === 0 ? 'The class' : 'Any one of these',
    rows: others.length === 0 ? classRows(studio, first.klass) : told.map(({ klass }) => classLine(klass)),
    action: { label: 'See your place in the line', href: addressOf(services, first.one) },
    note: { text: await joinedNote(services, told) },
  };
  return { to: entry.email, mail: { template: 'letter', facts } };
}

/** Asks an unproven guest to confirm. Until then they get no offers. */
async function confirmDraft(
  services: Services,
  studio: StudioDetails,
  told: readonly Told[],
  first: Told,
): Promise<Draft> {
  const { entry } = first.one;
  const isOne = told.length === 1;
  const facts: GenericEmailDetails = {
    studio,
    subject: isOne
      ? `Confirm your place on the waiting list: ${first.klass.title}, ${formatMomentShort(first.klass.startsAt)}`
      : `Confirm your place on the waiting list: any one of ${told.length} classes`,
    title: 'Confirm your place on the waiting list',
    lead: 'We offer you a place once you’ve confirmed. Until then we skip you when a place comes free.',
    rowsTitle: isOne ? 'The class' : 'Any one of these',
    rows: isOne ? classRows(studio, first.klass) : told.map(({ klass }) => classLine(klass)),
    action: { label: 'Confirm my place', href: addressOf(services, first.one) },
    note: {
      text: `${await joinedNote(services, told)} If you didn’t join this waiting list, you don’t need to do anything.`,
    },
  };
  return { to: entry.email, mail: { template: 'letter', facts } };
}

/**
 * Returns the note of the email. Tells only the mailbox owner about cancelled bookings: on the page anyone could type
 * an address.
 */
async function joinedNote(services: Services, told: readonly Told[]): Promise<string> {
  const closed: string[] = [];
  for (const { one, klass } of told)
    if (await ownerHasCancelled(services, one.entry)) closed.push(formatMomentShort(klass.startsAt));
  const leave = 'Leave the list there at any time.';
  if (closed.length === 0) return leave;
  return `A booking for ${closed.join(' and ')} was cancelled with this address, so we do not offer you a place there. ${leave}`;
}

function ruleWords({ autoUntil, entitlementId }: EntryRow): string {
  const asked = 'When a place comes free and you are next, we mail you and keep it for you while you decide.';
  if (!autoUntil) return asked;
  const payer = entitlementId ? 'session' : 'saved card';
  return `Until ${formatMomentShort(autoUntil)} we book a free place for you with your ${payer}, never overnight. After that we ask first.`;
}

function offeredDraft(services: Services, studio: StudioDetails, { one, klass }: Told): Draft {
  const { hold, entry } = one;
  if (getEntryStatus(one, services.clock.now()) !== 'OFFERED' || !hold) return { drop: 'the offer is over' };
  const until = untilWords(hold.expiresAt, services.clock.now());
  return {
    to: entry.email,
    mail: {
      template: 'letter',
      facts: {
        studio,
        subject: `A place is yours until ${until}: ${klass.title}, ${formatMomentShort(klass.startsAt)}`,
        title: 'A place has come free',
        lead: `You are next. We keep it for you until ${until}; then it goes to the next in line.`,
        rowsTitle: 'The class',
        rows: classRows(studio, klass),
        action: { label: 'Take the place', href: addressOf(services, one) },
        note: { text: 'Nothing is charged until you book. You can pass it on there, too.' },
      },
    },
  };
}

async function passedDraft(services: Services, studio: StudioDetails, { one, klass }: Told): Promise<Draft> {
  const { config, database, clock } = services;
  const passed = await listExpiredOffers(database, one.entry, clock.now());
  const day = toLondonDate(klass.startsAt);
  return {
    to: one.entry.email,
    mail: {
      template: 'letter',
      facts: {
        studio,
        subject: `Passed on: ${klass.title}, ${formatMomentShort(klass.startsAt)}`,
        title: 'The place was passed on',
        lead: 'Your time to take it has run out. Nothing was booked or charged. You can join the list again.',
        note: { text: passedWords(passed, clock.now()) },
        rowsTitle: 'The class',
        rows: classRows(studio, klass),
        action: {
          label: 'See this day',
          href: `${config.publicUrl}/timetable?activity=${klass.activityId}&date=${day}`,
        },
      },
    },
  };
}

/** Returns the rule about expired offers, as it applies to this person now. */
function passedWords(passed: ExpiredOffers, now: Date): string {
  const declining = 'Declining an offer doesn’t count.';
  const until = getOffersPausedUntil(passed, now);
  if (until)
    return `You’ve let ${passed.count} offers expire in ${expiredOfferDays} days. We’ll offer you the next place after ${formatMomentShort(until)}. ${declining}`;
  if (isOfferedLast(passed))
    return `You’ve let ${passed.count} offers expire in ${expiredOfferDays} days. We’ll now offer places to others first. ${declining}`;
  return `If ${offeredLastAfterExpired} offers expire within ${expiredOfferDays} days, we offer places to others first. ${declining}`;
}

async function classOffDraft(
  services: Services,
  studio: StudioDetails,
  { one, klass }: Told,
): Promise<Draft> {
  const { database, config, clock } = services;
  if (klass.status === 'ON') return { drop: 'the class is on again' };
  const cancellation = await findClassCancellation(database, klass.branchId, klass.id);
  const instead = await suggestAlternativeClass(database, klass, clock.now());
  const moment = formatMomentShort(klass.startsAt);
  return {
    to: one.entry.email,
    mail: {
      template: 'letter',
      facts: {
        studio,
        subject: `Class cancelled: ${klass.title}, ${moment}`,
        title: 'This class does not take place',
        lead: `You were on the waiting list for ${klass.title}, ${moment}. ${formatReasonSentence(cancellation?.reason)}Nothing was charged${one.entry.entitlementId ? ', and the session kept for it is back' : ''}.`,
        ...(instead
          ? { rowsTitle: 'With places left', rows: classRows(studio, instead) }
          : { rowsTitle: 'The class', rows: classRows(studio, klass) }),
        action: instead
          ? { label: 'See this class', href: `${config.publicUrl}${toClassPagePath(instead)}` }
          : {
              label: 'See the timetable',
              href: `${config.publicUrl}/timetable?activity=${klass.activityId}`,
            },
      },
    },
  };
}

/** Returns '14:32', with the day if it isn't today. */
function untilWords(until: Date, now: Date): string {
  return toLondonDate(until) === toLondonDate(now) ? formatTime(until) : formatMomentShort(until);
}

function addressOf({ config, keys }: Services, { entry }: EntryWithHold): string {
  return `${config.publicUrl}${buildEmailedEntryLink(keys, entry)}`;
}

function classRows(studio: StudioDetails, klass: ClassRow): NonNullable<GenericEmailDetails['rows']> {
  const end = new Date(klass.startsAt.getTime() + klass.durationMin * 60_000);
  return [
    { label: 'Class', value: klass.title, strong: true },
    { label: 'Date', value: formatDayLong(toLondonDate(klass.startsAt)), strong: true },
    { label: 'Time', value: `${toLondonTime(klass.startsAt)}–${toLondonTime(end)}`, strong: true },
    { label: 'Studio', value: [klass.roomName, ...studio.addressLines].join(', ') },
    { label: 'Instructor', value: klass.instructorName },
  ];
}

function classLine(klass: ClassRow): { label: string; value: string } {
  return { label: formatMomentShort(klass.startsAt), value: `${klass.title}, ${klass.instructorName}` };
}
