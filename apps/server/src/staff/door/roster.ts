import type { RosterRow } from '@studio/contracts/staff-door';
import { areAnswersDue } from '@studio/domain/first-visit/health-answers';
import { comparableEmail } from '@studio/domain/people/email';
import { haveBeenHere } from '../../bookings/earlier-visits.ts';
import { bookerHash } from '../../first-visit/booker-hash.ts';
import { findAnswers } from '../../first-visit/store.ts';
import { recordOf, standIn } from '../../people/person-keys.ts';
import type { Services } from '../../platform/services.ts';
import { paidWithWords } from './paid-with.ts';
import { type BookedRow, bookedInClasses, type KnownAtDoor, knownAtDoor } from './roster-statements.ts';

/** Everybody who has a place in a class, by name, as the door and the instructor see them. Cancelled ones are left out. */
export async function classRoster(
  services: Services,
  branchId: string,
  classId: string,
): Promise<RosterRow[]> {
  const booked = await services.database.run<BookedRow>(bookedInClasses, [branchId, [classId]]);
  const [first] = booked;
  if (!first) return [];
  // People who are brought along have neither account nor address of their own.
  const bookers = booked.filter((row) => row.position === 0);
  const known = await knownPeople(services, branchId, bookers);
  const hasBeenHere = await earlierVisits(services, branchId, bookers, first.startsAt);
  const due = await answersDue(services, branchId, bookers);
  return booked.map((row) => {
    const person = row.position === 0 ? known(row) : null;
    return {
      bookingId: row.bookingId,
      displayCode: row.displayCode,
      name: row.name,
      guestOf: row.position === 0 || row.name === row.bookedBy ? null : row.bookedBy,
      status: row.status,
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
      paidWith: paidWithWords(row),
      sessionsLeft: row.creditName ? row.sessionsLeft : null,
      duePence: row.duePence,
      firstVisit: row.position === 0 && !person?.imported && !hasBeenHere(row),
      answersDue: row.position === 0 ? due.has(row.bookingId) : true,
      note: person?.note ?? false,
      personId: person?.personId ?? null,
    };
  });
}

type Booker = Pick<BookedRow, 'principalId' | 'email'>;

async function knownPeople({ database }: Services, branchId: string, bookers: readonly Booker[]) {
  const records = bookers.flatMap(({ principalId }) => recordOf(principalId) ?? []);
  const values = [branchId, ...accountsAndAddresses(bookers), records];
  const rows = await database.run<KnownAtDoor>(knownAtDoor, values);
  const byMember = new Map(
    rows.flatMap((row) => {
      const owners = row.memberId ? [row.memberId, standIn(row.recordId)] : [standIn(row.recordId)];
      return owners.map((owner) => [owner, row] as const);
    }),
  );
  const byEmail = new Map(rows.flatMap((row) => (row.emailKey ? [[row.emailKey, row]] : [])));
  return ({ principalId, email }: Booker): KnownAtDoor | null =>
    (principalId ? byMember.get(principalId) : byEmail.get(comparableEmail(email))) ?? null;
}

/** Who of them has been to a class that began before this one. */
async function earlierVisits(
  { database }: Services,
  branchId: string,
  bookers: readonly Booker[],
  before: Date,
): Promise<(booker: Booker) => boolean> {
  const values = [branchId, ...accountsAndAddresses(bookers), before];
  const rows = await database.run<{ memberId: string | null; email: string | null }>(haveBeenHere, values);
  const seen = new Set(rows.flatMap(({ memberId, email }) => memberId ?? email ?? []));
  return ({ principalId, email }) => seen.has(principalId ?? comparableEmail(email));
}

/** The bookings whose booker has still to answer before the first class. */
async function answersDue(
  { database, keys }: Services,
  branchId: string,
  bookers: readonly BookedRow[],
): Promise<Set<string>> {
  const due = new Set<string>();
  for (const { bookingId, principalId, email } of bookers) {
    const hash = bookerHash(keys, { email, principalId });
    const who = { branchId, personHash: hash, memberId: principalId };
    if (areAnswersDue(await findAnswers(database, who))) due.add(bookingId);
  }
  return due;
}

function accountsAndAddresses(bookers: readonly Booker[]): [string[], string[]] {
  return [
    bookers.flatMap(({ principalId }) => principalId ?? []),
    bookers.flatMap(({ principalId, email }) => (principalId ? [] : [comparableEmail(email)])),
  ];
}
