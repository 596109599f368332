import { v7 as uuidv7 } from 'uuid';
import type { BookingRow } from '../bookings/booking-store.ts';
import type { Queries, Statement } from '../platform/database.ts';
import { personOf } from './entry-access.ts';
import { waitingEntries } from './tables.ts';

/** Stands for a network address in entries that the studio makes: no cap counts them. */
export const studioAddress = 'studio';

const beforeAll: Statement = {
  name: 'before_all_in_line',
  text: `SELECT least($3::timestamptz, min(joined_at) - interval '1 second') AS "joinedAt"
    FROM waiting_entries WHERE branch_id = $1 AND class_id = $2 AND status = 'WAITING'`,
};

/**
 * Puts somebody whose place the studio had to take back before all others on the list of its class; who is on it already
 * has another booking there, and stays where they are. In the transaction that took it back.
 */
export async function putFirst(tx: Queries, booking: BookingRow, now: Date): Promise<void> {
  const { branchId, classId, clientId, principalId } = booking;
  const { title, firstName, lastName, email, phone } = booking;
  const [line] = await tx.run<{ joinedAt: Date | null }>(beforeAll, [branchId, classId, now]);
  const principal = principalId ? { userId: principalId } : null;
  await tx.orm
    .insert(waitingEntries)
    .values({
      branchId,
      id: uuidv7(),
      wishId: uuidv7(),
      classId,
      clientId,
      principalId,
      person: personOf({ clientId, principal }),
      addressHash: studioAddress,
      title,
      firstName,
      lastName,
      email,
      phone,
      joinedAt: line?.joinedAt ?? now,
      confirmedAt: now,
    })
    .onConflictDoNothing();
}
