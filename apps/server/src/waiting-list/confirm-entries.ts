import { comparableEmail } from '@studio/domain/people/email';
import { mailboxHolder } from '../people/offer-holders.ts';
import { noteEmailProof } from '../people/proven-emails.ts';
import type { Queries, Statement } from '../platform/database.ts';
import { personHash } from '../platform/person-hash.ts';
import type { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { mailboxOfMember } from './is-proven.ts';
import { lockWaiter, refusalOfWaiter } from './join-limits.ts';
import type { EntryRow } from './tables.ts';
import { decideOffering, type OfferedClass } from './who-is-next.ts';

/**
 * Confirms the wish of an entry. The caller has pressed a button behind a link that was only emailed to its address, so that
 * the address is proven in their browser, and all that joined there with it is confirmed as well. Nothing is proven in the
 * browser that joined: anyone can type an address. Refuses with waiting_limit when nothing can be confirmed.
 */
export async function confirmByEmail(
  services: Services,
  { branchId, wishId, email }: EntryRow,
  { clientId }: { clientId: string },
): Promise<void> {
  const { database, clock, keys } = services;
  const mailbox = mailboxHolder(keys, email);
  await database.transaction(async (tx) => {
    await lockWaiter(tx, branchId, { mailbox });
    await noteEmailProof(tx, { branchId, personHash: personHash(keys, email), clientId }, clock.now());
    const whose = [branchId, comparableEmail(email), wishId, clientId];
    await confirmAll(tx, services, mailbox, await tx.run<Unconfirmed>(unconfirmedByEmail, whose));
  });
}

/** Confirms entries of a member who has pressed a button while logged in. Refuses with waiting_limit when it can confirm none. */
export async function confirmByMember(
  services: Services,
  { branchId, memberId }: { branchId: string; memberId: string },
  entries: readonly Pick<EntryRow, 'id'>[],
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const mailbox = await mailboxOfMember(services, memberId);
  await services.database.transaction(async (tx) => {
    await lockWaiter(tx, branchId, { mailbox });
    await confirmAll(tx, services, mailbox, await tx.run<Unconfirmed>(unconfirmedById, [branchId, ids]));
  });
}

interface Unconfirmed extends OfferedClass {
  entryId: string;
}

const unconfirmed = `SELECT e.id AS "entryId", c.branch_id AS "branchId", c.id, c.starts_at AS "startsAt"
  FROM waiting_entries e JOIN classes c ON c.branch_id = e.branch_id AND c.id = e.class_id
  WHERE e.branch_id = $1 AND e.status IN ('WAITING', 'OFFERED') AND e.confirmed_at IS NULL`;

const unconfirmedByEmail: Statement = {
  name: 'unconfirmed_entries_by_email',
  text: `${unconfirmed} AND lower(e.email) = $2 AND (e.wish_id = $3 OR e.client_id = $4) ORDER BY e.class_id, e.id`,
};

const unconfirmedById: Statement = {
  name: 'unconfirmed_entries_by_id',
  text: `${unconfirmed} AND e.id = ANY($2::uuid[]) ORDER BY e.class_id, e.id`,
};

const confirmEntry: Statement = {
  name: 'confirm_waiting_entry',
  text: `UPDATE waiting_entries SET confirmed_at = $3, mailbox = $4
    WHERE branch_id = $1 AND id = $2 AND status = 'WAITING' AND confirmed_at IS NULL RETURNING id`,
};

/** One by one, in the order of their classes: each update changes how many people wait there. */
async function confirmAll(
  tx: Queries,
  services: Pick<Services, 'config' | 'clock'>,
  mailbox: string | null,
  entries: readonly Unconfirmed[],
): Promise<void> {
  const refusals: Refused[] = [];
  for (const { entryId, ...klass } of entries) {
    const { branchId, id: classId } = klass;
    // Their own entries are counted as soon as they are confirmed.
    const waiter = { branchId, classIds: [classId], mailbox, person: '', open: 0 };
    const refusal = await refusalOfWaiter(tx, waiter);
    if (refusal) refusals.push(refusal);
    if (refusal) continue;
    const confirmed = await tx.run(confirmEntry, [branchId, entryId, services.clock.now(), mailbox]);
    if (confirmed.length > 0) await decideOffering(tx, services, klass);
  }
  if (refusals[0] && refusals.length === entries.length) throw refusals[0];
}
