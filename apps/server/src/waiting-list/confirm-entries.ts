import { normaliseEmail } from '@studio/domain/people/email';
import { getMailboxKey } from '../people/person-identity-keys.ts';
import { recordEmailProof } from '../people/proven-emails.ts';
import type { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { findWaitingLimitError, lockWaitingPerson } from './join-limits.ts';
import { type OfferableClass, updateWaitingListPriority } from './next-in-queue.ts';
import { getMemberMailboxHash } from './proven-identity.ts';
import type { EntryRow } from './tables.ts';

/**
 * Confirms the entries of an entry group, after the caller has clicked the button on the page of an emailed link. The
 * click proves the email address in the caller's browser, so all entries that joined in that browser with this address
 * are confirmed, too. It proves nothing for another browser that joined, because anyone can type an email address
 * there. Throws AppError waiting_limit when nothing can be confirmed.
 */
export async function confirmEntriesByEmail(
  services: Services,
  { branchId, requestId, email }: EntryRow,
  { clientId }: { clientId: string },
): Promise<void> {
  const { database, clock, keys } = services;
  const mailbox = getMailboxKey(keys, email);
  await database.transaction(async (tx) => {
    await lockWaitingPerson(tx, branchId, { mailbox });
    await recordEmailProof(tx, { branchId, personHash: hashPerson(keys, email), clientId }, clock.now());
    const values = [branchId, normaliseEmail(email), requestId, clientId];
    await confirmAll(tx, services, mailbox, await tx.run<Unconfirmed>(unconfirmedByEmail, values));
  });
}

/** Confirms entries for a logged-in member. Throws AppError waiting_limit when none can be confirmed. */
export async function confirmMemberEntries(
  services: Services,
  { branchId, memberId }: { branchId: string; memberId: string },
  entries: readonly Pick<EntryRow, 'id'>[],
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const mailbox = await getMemberMailboxHash(services, memberId);
  await services.database.transaction(async (tx) => {
    await lockWaitingPerson(tx, branchId, { mailbox });
    await confirmAll(tx, services, mailbox, await tx.run<Unconfirmed>(unconfirmedById, [branchId, ids]));
  });
}

interface Unconfirmed extends OfferableClass {
  entryId: string;
}

const unconfirmed = `SELECT e.id AS "entryId", c.branch_id AS "branchId", c.id, c.starts_at AS "startsAt"
  FROM waiting_entries e JOIN classes c ON c.branch_id = e.branch_id AND c.id = e.class_id
  WHERE e.branch_id = $1 AND e.status IN ('WAITING', 'OFFERED') AND e.confirmed_at IS NULL`;

const unconfirmedByEmail: PreparedStatement = {
  name: 'unconfirmed_entries_by_email',
  text: `${unconfirmed} AND lower(e.email) = $2 AND (e.request_id = $3 OR e.client_id = $4) ORDER BY e.class_id, e.id`,
};

const unconfirmedById: PreparedStatement = {
  name: 'unconfirmed_entries_by_id',
  text: `${unconfirmed} AND e.id = ANY($2::uuid[]) ORDER BY e.class_id, e.id`,
};

const confirmEntry: PreparedStatement = {
  name: 'confirm_waiting_entry',
  text: `UPDATE waiting_entries SET confirmed_at = $3, mailbox = $4
    WHERE branch_id = $1 AND id = $2 AND status = 'WAITING' AND confirmed_at IS NULL RETURNING id`,
};

/**
 * Confirms entries one at a time, in the order of their class ids, because each update locks its class. A fixed order
 * prevents deadlocks.
 */
async function confirmAll(
  tx: QueryExecutor,
  services: Pick<Services, 'config' | 'clock'>,
  mailbox: string | null,
  entries: readonly Unconfirmed[],
): Promise<void> {
  const errors: AppError[] = [];
  for (const { entryId, ...klass } of entries) {
    const { branchId, id: classId } = klass;
    // `open` is 0, because confirming an entry sets its mailbox, and the check of the next entry counts it by that
    // mailbox.
    const waiter = { branchId, classIds: [classId], mailbox, person: '', open: 0 };
    const error = await findWaitingLimitError(tx, waiter);
    if (error) errors.push(error);
    if (error) continue;
    const confirmed = await tx.run(confirmEntry, [branchId, entryId, services.clock.now(), mailbox]);
    if (confirmed.length > 0) await updateWaitingListPriority(tx, services, klass);
  }
  if (errors[0] && errors.length === entries.length) throw errors[0];
}
