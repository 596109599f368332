import type { people } from '../../people/tables.ts';
import { personHash } from '../../platform/person-hash.ts';
import type { Services } from '../../platform/services.ts';
import { answersOf, newsOf, stoppedOf } from './address-facts.ts';
import { countsOfPeople, noCounts } from './count-visits.ts';
import { creditsOf, membershipsOf, notesOf, ownersOf } from './owned-facts.ts';
import type { PersonLine } from './person-columns.ts';

type ExportedPerson = Pick<
  typeof people.$inferSelect,
  'id' | 'memberId' | 'email' | 'firstName' | 'lastName' | 'phone' | 'source' | 'createdAt'
>;

/** Some people with what belongs to each: one query for each kind of thing, however many they are. */
export async function personLines(
  { database, keys }: Services,
  branchId: string,
  rows: readonly ExportedPerson[],
  now: Date,
): Promise<PersonLine[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const hashOf = new Map(rows.flatMap(({ id, email }) => (email ? [[id, personHash(keys, email)]] : [])));
  const hashes = [...hashOf.values()];
  const owners = await ownersOf(database, branchId, ids);
  const whose = { branchId, owners };
  const memberships = await membershipsOf(database, whose, now);
  const credits = await creditsOf(database, whose, now);
  const notes = await notesOf(database, whose);
  const counts = await countsOfPeople(database, branchId, ids, now);
  const news = await newsOf(database, branchId, hashes);
  const stopped = await stoppedOf(database, branchId, hashes);
  const answers = await answersOf(database, branchId, rows, hashOf);
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
      stoppedMails: stopped.get(hash) ?? [],
      waiver: answers(id) ?? null,
      ...(counts.get(id) ?? noCounts),
      notes: notes.get(id) ?? [],
    };
  });
}
