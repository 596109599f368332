import type { ListMergesResponse, PreviewMergeResponse } from '@studio/contracts/staff-merge';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { transferSessions, undoSessionTransfer } from '../../entitlements/transfer-sessions.ts';
import { moveMembershipsWithSessions } from '../../memberships/move-memberships-with-sessions.ts';
import { type MergePeopleInput, mergePeople, type TransferSessions } from '../../people/merge-people.ts';
import { distinctPeople, people, personMerges } from '../../people/tables.ts';
import { type ReturnTransferredSessions, unmergePeople } from '../../people/unmerge-people.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { findMergeCandidates } from './find-merge-candidates.ts';
import { suggestMerges } from './suggest-merges.ts';

type Pair = { branchId: string; personId: string; otherId: string };

/**
 * Returns two people side by side, to confirm a merge, with the reasons why they look alike. Throws AppError not_found
 * and not_changeable.
 */
export async function previewMerge(
  services: Services,
  { branchId, personId, otherId }: Pair,
): Promise<PreviewMergeResponse> {
  const { database, clock } = services;
  if (personId === otherId)
    throw new AppError('not_changeable', 'These are the same client. Choose two different clients.');
  const candidates = await findMergeCandidates(database, branchId, [personId, otherId], clock.now());
  const [one, other] = [candidates.get(personId), candidates.get(otherId)];
  if (!one || !other) throw new AppError('not_found');
  const merged = await database.orm
    .select({ id: people.id, mergedInto: people.mergedInto })
    .from(people)
    .where(and(eq(people.branchId, branchId), eq(people.mergedInto, personId), eq(people.id, otherId)));
  if (merged.length > 0) throw new AppError('not_changeable', 'These clients are already merged.');
  const { pairs } = await suggestMerges(services, { branchId, personId, offset: 0 });
  const reasons = pairs.find((pair) => pair.second.personId === otherId)?.reasons ?? [];
  return {
    ok: true,
    first: one,
    second: other,
    accounts: Number(one.hasAccount) + Number(other.hasAccount),
    reasons,
  };
}

const transferWithMemberships: TransferSessions = async (tx, owners) => {
  const transferred = await transferSessions(tx, owners);
  await moveMembershipsWithSessions(tx, owners.branchId, [owners.to]);
  return transferred;
};

const undoTransferWithMemberships: ReturnTransferredSessions = async (tx, given) => {
  await undoSessionTransfer(tx, given);
  await moveMembershipsWithSessions(
    tx,
    given.branchId,
    given.sessions.map(({ owner }) => owner),
  );
};

/**
 * Merges two people and transfers the sessions and memberships of the merged person. Returns the survivor's id. Throws
 * the errors of `mergePeople`.
 */
export async function mergePersonRecords(
  { database, clock }: Services,
  input: Omit<MergePeopleInput, 'actor'>,
  actor: StaffActor,
): Promise<{ mergeId: string; personId: string }> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const merged = await mergePeople(tx, { ...input, actor }, transferWithMemberships, now);
    const duplicateId = merged.personId === input.oneId ? input.otherId : input.oneId;
    await writeAudit(tx, [
      {
        branchId: input.branchId,
        at: now,
        actor,
        subject: 'person',
        subjectId: merged.personId,
        action: 'MERGED',
        reason: 'duplicate clients merged',
        detail: { duplicateId, mergeId: merged.mergeId },
      },
    ]);
    return merged;
  });
}

export async function undoMerge(
  { database, clock }: Services,
  { branchId, mergeId }: { branchId: string; mergeId: string },
  actor: StaffActor,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { survivorId, duplicateId } = await unmergePeople(
      tx,
      { branchId, mergeId, actor },
      undoTransferWithMemberships,
      now,
    );
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'person',
        subjectId: survivorId,
        action: 'UNMERGED',
        reason: 'clients unmerged',
        detail: { duplicateId, mergeId },
      },
    ]);
  });
}

/** Records that two similar people are different people. Idempotent. Throws AppError not_found. */
export async function dismissMergeSuggestion(
  { database, clock }: Services,
  { branchId, personId, otherId }: Pair,
  actor: StaffActor,
): Promise<void> {
  const now = clock.now();
  const [oneId = personId, secondId = otherId] = [personId, otherId].sort();
  await database.transaction(async (tx) => {
    const candidates = await findMergeCandidates(tx, branchId, [personId, otherId], now);
    if (candidates.size < 2) throw new AppError('not_found');
    const inserted = await tx.orm
      .insert(distinctPeople)
      .values({ branchId, oneId, otherId: secondId, dismissedBy: actor, dismissedAt: now })
      .onConflictDoNothing()
      .returning({ oneId: distinctPeople.oneId });
    if (inserted.length === 0) return;
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'person',
        subjectId: personId,
        action: 'MARKED_DISTINCT',
        reason: 'marked as not a duplicate',
        detail: { otherId },
      },
    ]);
  });
}

/** Returns the merges of a person that aren't undone, newest first. */
export async function listMerges(
  { database }: Services,
  { branchId, personId }: { branchId: string; personId: string },
): Promise<ListMergesResponse> {
  const rows = await database.orm
    .select()
    .from(personMerges)
    .where(
      and(
        eq(personMerges.branchId, branchId),
        eq(personMerges.survivorId, personId),
        isNull(personMerges.undoneAt),
      ),
    )
    .orderBy(desc(personMerges.mergedAt))
    .limit(50);
  const merges = rows.map(({ id, moved: { gone }, mergedAt }) => ({
    mergeId: id,
    name: `${gone.firstName} ${gone.lastName}`.trim() || gone.email || 'Unnamed client',
    email: gone.email,
    at: mergedAt.toISOString(),
  }));
  return { ok: true, merges };
}
