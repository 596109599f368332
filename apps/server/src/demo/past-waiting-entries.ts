import { v7 as uuidv7 } from 'uuid';
import type { classes } from '../timetable/tables.ts';
import { hashToFraction } from './fill-target.ts';
import { type PastPerson, pastClientId } from './past-people.ts';

const hourMs = 3_600_000;

/** Creates one to three waiting list entries of a full class. */
export function createPastWaitingEntries(
  { branchId, id: classId, startsAt }: typeof classes.$inferSelect,
  { title, firstName, lastName, email }: PastPerson,
  seed: string,
): object[] {
  const waiting = 1 + Math.floor(hashToFraction(`${seed} waiting`) * 3);
  return Array.from({ length: waiting }, (_, nth) => ({
    branch_id: branchId,
    id: uuidv7(),
    request_id: uuidv7(),
    class_id: classId,
    client_id: pastClientId,
    person: `${email} ${nth}`,
    address_hash: '',
    title,
    first_name: firstName,
    last_name: lastName,
    email,
    status: nth === 0 && hashToFraction(seed) < 0.5 ? 'BOOKED' : 'ENDED',
    joined_at: new Date(startsAt.getTime() - (30 + nth) * hourMs),
    confirmed_at: new Date(startsAt.getTime() - (30 + nth) * hourMs),
    ended_at: startsAt,
  }));
}
