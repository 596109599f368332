import type { RosterRow } from '@studio/contracts/staff-check-in';
import { areAnswersDue } from '@studio/domain/first-visit/health-answers';
import { normaliseEmail } from '@studio/domain/people/email';
import { countClassesBefore, getMilestone } from '@studio/domain/people/milestone';
import { loadBookingBeds } from '../../beds/booking-beds.ts';
import { priorVisitsStatement } from '../../bookings/reading/prior-visits-statement.ts';
import { hashBooker } from '../../first-visit/hash-booker.ts';
import { findFirstVisitAnswers } from '../../first-visit/store.ts';
import { deskPaymentMethodLabels } from '../../payments/desk-invoices.ts';
import { parsePlaceholderPersonId, toPlaceholderMemberId } from '../../people/person-keys.ts';
import type { Services } from '../../platform/services.ts';
import { type ClientClassCounts, loadClientClassCounts } from '../people/load-client-class-counts.ts';
import {
  type RosterBookingRow,
  type RosterPerson,
  selectRosterBookings,
  selectRosterPeople,
} from './roster-statements.ts';

/** Returns the attendees of a class by name, for check-in and the instructor. Excludes cancelled bookings. */
export async function readClassRoster(
  services: Services,
  branchId: string,
  classId: string,
): Promise<RosterRow[]> {
  const booked = await services.database.run<RosterBookingRow>(selectRosterBookings, [branchId, [classId]]);
  const [first] = booked;
  if (!first) return [];
  // Excludes guests of a booker, who have no account or email address of their own.
  const bookers = booked.filter((row) => row.position === 0);
  const findKnownPerson = await loadKnownPeople(services, branchId, bookers);
  const hasBeenHere = await earlierVisits(services, branchId, bookers, first.startsAt);
  const due = await healthFormDue(services, branchId, bookers);
  const bookingIds = booked.map(({ bookingId }) => bookingId);
  const beds = await loadBookingBeds(services.database, branchId, bookingIds);
  const labelOfBed = (bookingId: string) => beds.get(bookingId)?.label ?? null;
  const marks = await loadClientClassCounts(services.database, branchId, {
    personIds: bookers.flatMap((row) => findKnownPerson(row)?.personId ?? []),
    before: first.startsAt,
    now: services.clock.now(),
  });
  return booked.map((row) => {
    const person = row.position === 0 ? findKnownPerson(row) : null;
    const clientMarks = person && marks.get(person.personId);
    const earlier = clientMarks?.earlierClasses ?? null;
    const isNewHere = row.position === 0 && !hasBeenHere(row);
    const firstVisit = isNewHere && (earlier === null ? !person?.imported : earlier === 0);
    return {
      bookingId: row.bookingId,
      displayCode: row.displayCode,
      name: row.name,
      guestOf: isGuest(row, bookers) ? row.bookedBy : null,
      status: row.status,
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
      bed: labelOfBed(row.bookingId),
      paidWith: getPaymentLabel(row),
      sessionsLeft: row.creditName ? row.sessionsLeft : null,
      duePence: row.duePence,
      firstVisit,
      milestone: getRowMilestone(firstVisit, person, clientMarks),
      lateCancellations: clientMarks?.lateCancellations ?? 0,
      healthFormDue: row.position === 0 ? due.has(row.bookingId) : true,
      hasNote: person?.note ?? false,
      personId: person?.personId ?? null,
    };
  });
}

/**
 * Returns whether the attendee is a guest of the booker. A further place in the booker's name counts as the booker's
 * own, unless the booker already has a first place in this class under that name: then the name stands for a guest who
 * wasn't named.
 */
function isGuest(row: RosterBookingRow, bookers: readonly RosterBookingRow[]): boolean {
  if (row.position === 0) return false;
  const { name, bookedBy, principalId, email } = row;
  return (
    name !== bookedBy ||
    bookers.some((one) => one.name === name && one.principalId === principalId && one.email === email)
  );
}

/**
 * Returns the milestone that the class is for the attendee; null when it is none, and for guests and returning people
 * without a record.
 */
function getRowMilestone(
  firstVisit: boolean,
  person: RosterPerson | null,
  marks: ClientClassCounts | null | undefined,
): number | null {
  if (firstVisit) return getMilestone(0);
  const earlier = marks?.earlierClasses ?? null;
  const before = person
    ? countClassesBefore({ here: marks?.classesBefore ?? 0, earlier, isImported: person.imported })
    : null;
  // Someone who has been here before may have no class that counts, for example if they only came as another client's
  // guest.
  return before === 0 ? null : getMilestone(before);
}

type Booker = Pick<RosterBookingRow, 'principalId' | 'email'>;

async function loadKnownPeople({ database }: Services, branchId: string, bookers: readonly Booker[]) {
  const records = bookers.flatMap(({ principalId }) => parsePlaceholderPersonId(principalId) ?? []);
  const values = [branchId, ...accountsAndAddresses(bookers), records];
  const rows = await database.run<RosterPerson>(selectRosterPeople, values);
  const byMember = new Map(
    rows.flatMap((row) => {
      const owners = row.memberId
        ? [row.memberId, toPlaceholderMemberId(row.recordId)]
        : [toPlaceholderMemberId(row.recordId)];
      return owners.map((owner) => [owner, row] as const);
    }),
  );
  const byEmail = new Map(rows.flatMap((row) => (row.emailKey ? [[row.emailKey, row]] : [])));
  return ({ principalId, email }: Booker): RosterPerson | null =>
    (principalId ? byMember.get(principalId) : byEmail.get(normaliseEmail(email))) ?? null;
}

/** Finds which bookers have been to a class that started before this one. */
async function earlierVisits(
  { database }: Services,
  branchId: string,
  bookers: readonly Booker[],
  before: Date,
): Promise<(booker: Booker) => boolean> {
  const values = [branchId, ...accountsAndAddresses(bookers), before];
  const rows = await database.run<{ memberId: string | null; email: string | null }>(
    priorVisitsStatement,
    values,
  );
  const seen = new Set(rows.flatMap(({ memberId, email }) => memberId ?? email ?? []));
  return ({ principalId, email }) => seen.has(principalId ?? normaliseEmail(email));
}

/** Returns the bookings whose booker has to answer the first-visit questions, for the first time or again. */
async function healthFormDue(
  { database, keys }: Services,
  branchId: string,
  bookers: readonly RosterBookingRow[],
): Promise<Set<string>> {
  const due = new Set<string>();
  for (const { bookingId, principalId, email } of bookers) {
    const hash = hashBooker(keys, { email, principalId });
    const visitor = { branchId, personHash: hash, memberId: principalId };
    if (areAnswersDue(await findFirstVisitAnswers(database, visitor))) due.add(bookingId);
  }
  return due;
}

function accountsAndAddresses(bookers: readonly Booker[]): [string[], string[]] {
  return [
    bookers.flatMap(({ principalId }) => principalId ?? []),
    bookers.flatMap(({ principalId, email }) => (principalId ? [] : [normaliseEmail(email)])),
  ];
}

/** Returns the payment of a place as check-in shows it, such as "Reformer Flex 8", "Card" or "Drop-in". */
function getPaymentLabel(
  row: Pick<RosterBookingRow, 'creditName' | 'duePence' | 'deskMethod' | 'paymentMethod' | 'savingName'>,
): string {
  if (row.creditName) return row.creditName;
  if (row.duePence > 0) return 'Drop-in';
  if (row.deskMethod) return deskPaymentMethodLabels[row.deskMethod];
  return row.paymentMethod === 'PAYG' ? 'Card' : (row.savingName ?? 'Nothing to pay');
}
