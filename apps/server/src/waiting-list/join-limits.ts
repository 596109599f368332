import { waitingEntriesMax } from '@studio/domain/waiting-list/terms';
import type { Queries, Statement } from '../platform/database.ts';
import type { Limits } from '../platform/limits.ts';
import { Refused } from '../platform/refused.ts';
import type { EntryRow } from './store.ts';

/** Whose entries are counted, and for which classes they want more. */
export interface Joiner extends Pick<EntryRow, 'branchId' | 'person' | 'addressHash'> {
  classIds: readonly string[];
  /** Open entries of the person. */
  open: number;
}

/**
 * Checks that a person and their network address may join more lists. After `lockJoiner`, so that parallel joins cannot
 * pass together. Throws Refused waiting_limit.
 */
export async function checkJoiner(tx: Queries, limits: Limits | null, joiner: Joiner): Promise<void> {
  const { branchId, classIds, addressHash, open } = joiner;
  if (open + classIds.length > waitingEntriesMax) throw new Refused('waiting_limit');
  if (!limits) return;
  const { ofClass, ofAll } = await countOfAddress(tx, branchId, classIds, addressHash);
  if (ofClass >= limits.waitingPerAddressAndClass)
    throw new Refused('waiting_limit', 'Too many people from your network are waiting for this class.');
  if (ofAll + classIds.length > limits.waitingPerAddress)
    throw new Refused('waiting_limit', 'Too many people from your network are on our waiting lists.');
}

const entriesOfAddress: Statement = {
  name: 'waiting_entries_of_address',
  text: `SELECT coalesce(max(entries) FILTER (WHERE class_id = ANY($2::uuid[])), 0)::int AS "ofClass",
      coalesce(sum(entries), 0)::int AS "ofAll" FROM (
      SELECT class_id, count(*) AS entries FROM waiting_entries
      WHERE branch_id = $1 AND address_hash = $3 AND status IN ('WAITING', 'OFFERED')
      GROUP BY class_id
    ) per_class`,
};

/** Returns how many open entries a network address has: the most for one of these classes, and for all classes. */
async function countOfAddress(
  db: Queries,
  branchId: string,
  classIds: readonly string[],
  addressHash: string,
): Promise<{ ofClass: number; ofAll: number }> {
  type Row = { ofClass: number; ofAll: number };
  const [row] = await db.run<Row>(entriesOfAddress, [branchId, classIds, addressHash]);
  return row ?? { ofClass: 0, ofAll: 0 };
}

const joinOneByOne: Statement = {
  name: 'lock_waiting_joiner',
  text: `SELECT pg_advisory_xact_lock(hashtext('waiting:' || $1 || ':' || $2))::text AS locked`,
};

/**
 * Lets one join at a time go on for a person and for a network address, until the transaction ends, so that both can be
 * counted. Before anything else of the transaction.
 */
export async function lockJoiner(
  tx: Queries,
  { branchId, person, addressHash }: Pick<EntryRow, 'branchId' | 'person' | 'addressHash'>,
): Promise<void> {
  for (const key of [person, addressHash]) await tx.run(joinOneByOne, [branchId, key]);
}
