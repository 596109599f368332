import { maxWaitingEntries } from '@studio/domain/waiting-list/waiting-list-terms';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { EntryRow } from './tables.ts';

/** Whose entries are counted, and for which classes they want more. */
export interface Waiter extends Pick<EntryRow, 'branchId' | 'person' | 'mailbox'> {
  classIds: readonly string[];
  /** Open entries of the person; those of other people with their mailbox are counted besides. */
  open: number;
}

/**
 * Checks that a person and their network address may join more lists. After `lockWaiter`, so that parallel joins cannot
 * pass together. Throws AppError waiting_limit.
 */
export async function checkJoinLimits(
  tx: QueryExecutor,
  limits: RateLimits | null,
  joiner: Waiter & Pick<EntryRow, 'addressHash'>,
): Promise<void> {
  const { branchId, classIds, addressHash } = joiner;
  const refusal = await refusalOfWaiter(tx, joiner);
  if (refusal) throw refusal;
  if (!limits) return;
  const { ofClass, ofAll } = await countEntries(tx, entriesOfAddress, [branchId, classIds, addressHash]);
  if (ofClass >= limits.waitingPerAddressAndClass)
    throw new AppError('waiting_limit', 'Too many people from your network are waiting for this class.');
  if (ofAll + classIds.length > limits.waitingPerAddress)
    throw new AppError('waiting_limit', 'Too many people from your network are on our waiting lists.');
}

/**
 * Returns why a person may not wait for more classes: one person waits once for a class and ten times in all, in however many
 * browsers and under however many tags of a mailbox that they have proven. Null when they may. After `lockWaiter`.
 */
export async function refusalOfWaiter(
  tx: QueryExecutor,
  { branchId, classIds, mailbox, person, open }: Waiter,
): Promise<AppError | null> {
  const { ofClass, ofAll } = await countEntries(tx, entriesElsewhere, [branchId, classIds, mailbox, person]);
  if (ofClass > 0)
    return new AppError(
      'waiting_limit',
      'You’re already on the waiting list for this class with this email address.',
    );
  return open + ofAll + classIds.length > maxWaitingEntries ? new AppError('waiting_limit') : null;
}

/** Counts the open entries that are `whose`: the most for one of the classes `$2`, and those for all classes. */
const openEntries = (name: string, whose: string): PreparedStatement => ({
  name,
  text: `SELECT coalesce(max(entries) FILTER (WHERE class_id = ANY($2::uuid[])), 0)::int AS "ofClass",
      coalesce(sum(entries), 0)::int AS "ofAll" FROM (
      SELECT class_id, count(*) AS entries FROM waiting_entries
      WHERE branch_id = $1 AND ${whose} AND status IN ('WAITING', 'OFFERED')
      GROUP BY class_id
    ) per_class`,
});

const entriesOfAddress = openEntries('waiting_entries_of_address', 'address_hash = $3');

const entriesElsewhere = openEntries('waiting_entries_elsewhere', 'mailbox = $3 AND person <> $4');

async function countEntries(
  db: QueryExecutor,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<{ ofClass: number; ofAll: number }> {
  type Row = { ofClass: number; ofAll: number };
  const [row] = await db.run<Row>(statement, values);
  return row ?? { ofClass: 0, ofAll: 0 };
}

const waitOneByOne: PreparedStatement = {
  name: 'lock_waiter',
  text: `SELECT pg_advisory_xact_lock(hashtext('waiting:' || $1 || ':' || $2))::text AS locked`,
};

/**
 * Lets one transaction at a time go on for a person, a network address and a mailbox, so that each can be counted. Before
 * anything else of the transaction, and always in this order.
 */
export async function lockWaiter(
  tx: QueryExecutor,
  branchId: string,
  { person, addressHash, mailbox }: Partial<Pick<EntryRow, 'person' | 'addressHash' | 'mailbox'>>,
): Promise<void> {
  for (const key of [person, addressHash, mailbox]) if (key) await tx.run(waitOneByOne, [branchId, key]);
}
