import { maxWaitingEntries } from '@studio/domain/waiting-list/waiting-list-terms';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import type { EntryRow } from './tables.ts';

/** Person whose entries are counted, and the classes they want to join. */
export interface WaitingPerson extends Pick<EntryRow, 'branchId' | 'person' | 'mailbox'> {
  classIds: readonly string[];
  /** Number of open entries of the person. The check adds open entries with the same mailbox from other browsers. */
  open: number;
}

/**
 * Checks that a person and their network address may join more waiting lists. Call it after `lockWaitingPerson`, so
 * that concurrent joins can't pass together. Throws AppError waiting_limit.
 */
export async function checkJoinLimits(
  tx: QueryExecutor,
  limits: RateLimits | null,
  joiner: WaitingPerson & Pick<EntryRow, 'addressHash'>,
): Promise<void> {
  const { branchId, classIds, addressHash } = joiner;
  const error = await findWaitingLimitError(tx, joiner);
  if (error) throw error;
  if (!limits) return;
  const { ofClass, ofAll } = await countEntries(tx, entriesOfAddress, [branchId, classIds, addressHash]);
  if (ofClass >= limits.waitingPerAddressAndClass)
    throw new AppError(
      'waiting_limit',
      'Too many people on your internet connection are already on this waiting list. Try again later.',
    );
  if (ofAll + classIds.length > limits.waitingPerAddress)
    throw new AppError(
      'waiting_limit',
      'Too many people on your internet connection are already on our waiting lists. Try again later.',
    );
}

/**
 * Returns the error if a person may not wait for more classes; null otherwise. A person can wait once per class and ten
 * times in all, across browsers and across tagged email addresses of a proven mailbox. Call it after
 * `lockWaitingPerson`.
 */
export async function findWaitingLimitError(
  tx: QueryExecutor,
  { branchId, classIds, mailbox, person, open }: WaitingPerson,
): Promise<AppError | null> {
  const { ofClass, ofAll } = await countEntries(tx, entriesOfMailbox, [branchId, classIds, mailbox, person]);
  if (ofClass > 0)
    return new AppError(
      'waiting_limit',
      'You’ve already joined the waiting list for this class with this email address.',
    );
  return open + ofAll + classIds.length > maxWaitingEntries ? new AppError('waiting_limit') : null;
}

/**
 * Builds the statement that counts the open entries that match `condition`. It returns their total, and the highest
 * number for any one of the classes `$2`.
 */
const buildCountStatement = (name: string, condition: string): PreparedStatement => ({
  name,
  text: `SELECT coalesce(max(entries) FILTER (WHERE class_id = ANY($2::uuid[])), 0)::int AS "ofClass",
      coalesce(sum(entries), 0)::int AS "ofAll" FROM (
      SELECT class_id, count(*) AS entries FROM waiting_entries
      WHERE branch_id = $1 AND ${condition} AND status IN ('WAITING', 'OFFERED')
      GROUP BY class_id
    ) per_class`,
});

const entriesOfAddress = buildCountStatement('waiting_entries_of_address', 'address_hash = $3');

const entriesOfMailbox = buildCountStatement('waiting_entries_of_mailbox', 'mailbox = $3 AND person <> $4');

async function countEntries(
  db: QueryExecutor,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<{ ofClass: number; ofAll: number }> {
  type Row = { ofClass: number; ofAll: number };
  const [row] = await db.run<Row>(statement, values);
  return row ?? { ofClass: 0, ofAll: 0 };
}

const lockKey: PreparedStatement = {
  name: 'lock_waiting_person',
  text: `SELECT pg_advisory_xact_lock(hashtext('waiting:' || $1 || ':' || $2))::text AS locked`,
};

/**
 * Locks a person, a network address and a mailbox until the transaction ends, so that their entries can be counted.
 * Call it before any other lock; the keys are always locked in this order.
 */
export async function lockWaitingPerson(
  tx: QueryExecutor,
  branchId: string,
  { person, addressHash, mailbox }: Partial<Pick<EntryRow, 'person' | 'addressHash' | 'mailbox'>>,
): Promise<void> {
  for (const key of [person, addressHash, mailbox]) if (key) await tx.run(lockKey, [branchId, key]);
}
