import type { people } from '../../people/tables.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import { countBookingsByPerson, zeroBookingCounts } from './count-bookings-by-person.ts';
import {
  loadDisabledEmailKinds,
  loadNewsletterStatuses,
  loadWaiverDates,
} from './load-consents-by-person.ts';
import type { PersonExportRow } from './person-columns.ts';
import {
  findOwnerIds,
  listActiveMemberships,
  listNotesOfPeople,
  listUsableCredits,
} from './person-details.ts';

type ExportedPerson = Pick<
  typeof people.$inferSelect,
  'id' | 'memberId' | 'email' | 'firstName' | 'lastName' | 'phone' | 'source' | 'createdAt'
>;

/** Loads the details of people, with one query for each kind of detail. */
export async function loadExportedPeople(
  { database, keys }: Services,
  branchId: string,
  rows: readonly ExportedPerson[],
  now: Date,
): Promise<PersonExportRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const hashOf = new Map(rows.flatMap(({ id, email }) => (email ? [[id, hashPerson(keys, email)]] : [])));
  const hashes = [...hashOf.values()];
  const owners = await findOwnerIds(database, branchId, ids);
  const scope = { branchId, owners };
  const memberships = await listActiveMemberships(database, scope, now);
  const credits = await listUsableCredits(database, scope, now);
  const notes = await listNotesOfPeople(database, scope);
  const counts = await countBookingsByPerson(database, branchId, ids, now);
  const news = await loadNewsletterStatuses(database, branchId, hashes);
  const stopped = await loadDisabledEmailKinds(database, branchId, hashes);
  const answers = await loadWaiverDates(database, branchId, rows, hashOf);
  return rows.map(({ id, createdAt, memberId, firstName, lastName, email, phone, source }) => {
    const hash = hashOf.get(id) ?? '';
    return {
      firstName,
      lastName,
      email,
      phone,
      source,
      since: createdAt,
      hasAccount: memberId !== null,
      memberships: memberships.get(id) ?? [],
      credits: credits.get(id) ?? [],
      newsletter: news.get(hash) ?? null,
      optedOutEmails: stopped.get(hash) ?? [],
      waiver: answers(id) ?? null,
      ...(counts.get(id) ?? zeroBookingCounts),
      notes: notes.get(id) ?? [],
    };
  });
}
