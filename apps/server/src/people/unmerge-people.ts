import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { lockMergesExclusively } from './merge-lock.ts';
import {
  clearEmailAddresses,
  lockBothPeople,
  type MergeablePerson,
  pickPersonFields,
  savePersonFields,
} from './merge-people.ts';
import type { MergedPersonFields, MergeSnapshot } from './merge-snapshot.ts';
import { getSessionOwnerId, toPlaceholderMemberId } from './person-keys.ts';
import { personMerges } from './tables.ts';

/** Callback that returns the sessions that `from` still owns to their former owners. */
export type ReturnTransferredSessions = (
  tx: QueryExecutor,
  given: { branchId: string; from: string; sessions: MergeSnapshot['sessions'] },
) => Promise<void>;

const restoreChildren: PreparedStatement = {
  name: 'restore_merged_people',
  text: `UPDATE people SET merged_into = $3 WHERE branch_id = $1 AND merged_into = $2 AND id = ANY($4::uuid[])`,
};

const addressTaken: PreparedStatement = {
  name: 'email_address_taken',
  text: 'SELECT 1 FROM people WHERE branch_id = $1 AND email_key = $2',
};

const isErased = ({ firstName, lastName, email }: MergedPersonFields) =>
  `${firstName}${lastName}${email ?? ''}` === '';

/**
 * Undoes a merge. Values that changed since the merge stay with the survivor, and used sessions stay used. Throws
 * AppError not_found and not_changeable.
 */
export async function unmergePeople(
  tx: QueryExecutor,
  { branchId, mergeId, actor }: { branchId: string; mergeId: string; actor: string },
  returnSessions: ReturnTransferredSessions,
  now: Date,
): Promise<{ survivorId: string; duplicateId: string }> {
  await lockMergesExclusively(tx, branchId);
  const isMerge = and(eq(personMerges.branchId, branchId), eq(personMerges.id, mergeId));
  const [merge] = await tx.orm.select().from(personMerges).where(isMerge).for('update');
  if (!merge) throw new AppError('not_found');
  const { survivorId, duplicateId, moved } = merge;
  if (merge.undoneAt) throw new AppError('not_changeable', 'These clients have already been unmerged.');
  const [kept, gone] = await lockBothPeople(tx, { branchId, oneId: survivorId, otherId: duplicateId });
  if (kept.mergedInto || gone.mergedInto !== survivorId)
    throw new AppError(
      'not_changeable',
      'One of these clients has since been merged with another client. Unmerge those two first.',
    );
  if (isErased(kept))
    throw new AppError('not_changeable', 'This client’s personal details have been erased.');
  await restore(tx, branchId, { kept, gone, moved }, now);
  await tx.run(restoreChildren, [branchId, survivorId, duplicateId, moved.childIds]);
  const sessions = moved.sessions.map(({ entitlementId, owner }) => ({
    entitlementId,
    owner: owner === toPlaceholderMemberId(duplicateId) ? getSessionOwnerId(gone) : owner,
  }));
  await returnSessions(tx, { branchId, from: getSessionOwnerId(kept), sessions });
  await tx.orm.update(personMerges).set({ undoneAt: now, undoneBy: actor }).where(isMerge);
  return { survivorId, duplicateId };
}

async function restore(
  tx: QueryExecutor,
  branchId: string,
  { kept, gone, moved }: { kept: MergeablePerson; gone: MergeablePerson; moved: MergeSnapshot },
  now: Date,
): Promise<void> {
  await clearEmailAddresses(tx, branchId, [kept.id, gone.id]);
  const restored = asBefore(pickPersonFields(kept), moved);
  await savePersonFields(
    tx,
    branchId,
    kept.id,
    await withFreeAddress(tx, branchId, restored),
    kept.mergedInto,
    now,
  );
  await savePersonFields(tx, branchId, gone.id, await withFreeAddress(tx, branchId, moved.gone), null, now);
}

/** Restores each field to its value before the merge, unless it has changed since then. */
function asBefore(now: MergedPersonFields, { kept, after }: MergeSnapshot): MergedPersonFields {
  const sameName = now.firstName === after.firstName && now.lastName === after.lastName;
  const sameAddress = now.emailKey === after.emailKey;
  return {
    ...(sameName ? { firstName: kept.firstName, lastName: kept.lastName } : now),
    ...(sameAddress
      ? { email: kept.email, emailKey: kept.emailKey }
      : { email: now.email, emailKey: now.emailKey }),
    phone: now.phone === after.phone ? kept.phone : now.phone,
  };
}

/** Clears the normalised email address when another person has it now. */
async function withFreeAddress(
  tx: QueryExecutor,
  branchId: string,
  fields: MergedPersonFields,
): Promise<MergedPersonFields> {
  if (!fields.emailKey) return fields;
  const taken = await tx.run(addressTaken, [branchId, fields.emailKey]);
  return taken.length > 0 ? { ...fields, emailKey: null } : fields;
}
