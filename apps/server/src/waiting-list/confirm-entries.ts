import { comparableEmail } from '@studio/domain/people/email';
import { noteEmailProof } from '../people/proven-emails.ts';
import type { Queries, Statement } from '../platform/database.ts';
import { personHash } from '../platform/person-hash.ts';
import type { Services } from '../platform/services.ts';
import type { EntryRow } from './store.ts';
import { decideOffering, type OfferedClass } from './who-is-next.ts';

/**
 * Confirms the open entries of the browser and the email address of an entry. The caller has pressed a button behind a
 * link that was only emailed there, so that the address is proven in the browser that joined and in theirs.
 */
export async function confirmByEmail(
  services: Services,
  { branchId, clientId, email }: EntryRow,
  confirmer: { clientId: string },
): Promise<void> {
  const { database, clock, keys } = services;
  await database.transaction(async (tx) => {
    const proof = { branchId, personHash: personHash(keys, email) };
    for (const browser of new Set([clientId, confirmer.clientId].sort()))
      await noteEmailProof(tx, { ...proof, clientId: browser }, clock.now());
    const whose = [branchId, clientId, comparableEmail(email)];
    await confirmAll(tx, services, await tx.run<Unconfirmed>(unconfirmedOfBrowser, whose));
  });
}

/** Confirms entries of a member who has pressed a button while logged in. */
export async function confirmByMember(
  services: Services,
  branchId: string,
  entries: readonly Pick<EntryRow, 'id'>[],
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await services.database.transaction(async (tx) =>
    confirmAll(tx, services, await tx.run<Unconfirmed>(unconfirmedById, [branchId, ids])),
  );
}

interface Unconfirmed extends OfferedClass {
  entryId: string;
}

const unconfirmed = `SELECT e.id AS "entryId", c.branch_id AS "branchId", c.id, c.starts_at AS "startsAt"
  FROM waiting_entries e JOIN classes c ON c.branch_id = e.branch_id AND c.id = e.class_id
  WHERE e.branch_id = $1 AND e.status IN ('WAITING', 'OFFERED') AND e.confirmed_at IS NULL`;

const unconfirmedOfBrowser: Statement = {
  name: 'unconfirmed_entries_of_browser',
  text: `${unconfirmed} AND e.client_id = $2 AND lower(e.email) = $3 ORDER BY e.class_id, e.id`,
};

const unconfirmedById: Statement = {
  name: 'unconfirmed_entries_by_id',
  text: `${unconfirmed} AND e.id = ANY($2::uuid[]) ORDER BY e.class_id, e.id`,
};

const confirmEntry: Statement = {
  name: 'confirm_waiting_entry',
  text: `UPDATE waiting_entries SET confirmed_at = $3
    WHERE branch_id = $1 AND id = $2 AND status = 'WAITING' AND confirmed_at IS NULL RETURNING id`,
};

/** One by one, in the order of their classes: each update changes how many people wait there. */
async function confirmAll(
  tx: Queries,
  services: Pick<Services, 'config' | 'clock'>,
  entries: readonly Unconfirmed[],
): Promise<void> {
  for (const { entryId, ...klass } of entries) {
    const values = [klass.branchId, entryId, services.clock.now()];
    const confirmed = await tx.run(confirmEntry, values);
    if (confirmed.length > 0) await decideOffering(tx, services, klass);
  }
}
