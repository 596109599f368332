import { v7 as uuidv7 } from 'uuid';
import type { BookingRow } from '../bookings/booking-store.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { getEntryPersonKey } from './entry-access.ts';
import { waitingEntries } from './tables.ts';

/** Network address hash in entries that the studio made. No cap counts these entries. */
export const studioAddressHash = 'studio';

const findFrontOfQueue: PreparedStatement = {
  name: 'front_of_queue',
  text: `SELECT least($3::timestamptz, min(joined_at) - interval '1 second') AS "joinedAt"
    FROM waiting_entries WHERE branch_id = $1 AND class_id = $2 AND status = 'WAITING'`,
};

/**
 * Puts a person whose place the studio revoked at the front of the class's waiting list. Changes nothing for a person
 * who is already on the list. Call it in the transaction that revokes the place.
 */
export async function moveToFront(tx: QueryExecutor, booking: BookingRow, now: Date): Promise<void> {
  const { branchId, classId, clientId, principalId } = booking;
  const { title, firstName, lastName, email, phone } = booking;
  const [front] = await tx.run<{ joinedAt: Date | null }>(findFrontOfQueue, [branchId, classId, now]);
  const principal = principalId ? { userId: principalId } : null;
  await tx.orm
    .insert(waitingEntries)
    .values({
      branchId,
      id: uuidv7(),
      requestId: uuidv7(),
      classId,
      clientId,
      principalId,
      person: getEntryPersonKey({ clientId, principal }),
      addressHash: studioAddressHash,
      title,
      firstName,
      lastName,
      email,
      phone,
      joinedAt: front?.joinedAt ?? now,
      confirmedAt: now,
    })
    .onConflictDoNothing();
}
