import { AppError } from '../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { findReview, type ReviewKey, type ReviewRow, updateReview } from './store.ts';

/** Moderation of a review. `revision` is the version that staff have read. */
export interface ReviewDecision extends ReviewKey {
  revision: number;
  decision: 'publish' | 'decline' | 'reopen';
  reason: string;
}

/**
 * Publishes, declines, takes down or reopens a review. Idempotent. Throws AppError bad_request when declining without a
 * reason, not_found, and not_changeable when the author has changed the review since staff read it.
 */
export async function moderateReview(
  { database, clock }: Services,
  input: ReviewDecision,
  reader: StaffActor,
): Promise<void> {
  const { decision, reason, branchId, bookingId } = input;
  if (decision === 'decline' && reason === '')
    throw new AppError('bad_request', 'Enter a reason.', { field: 'reason' });
  const now = clock.now();
  await database.transaction(async (tx) => {
    const before = await readReview(tx, input);
    if (before.status === statusByDecision[decision]) return;
    const changes = {
      publish: { publishedAt: now, reason: null, decidedBy: reader, decidedAt: now },
      decline: { publishedAt: null, reason, decidedBy: reader, decidedAt: now },
      reopen: { publishedAt: null, reason: null, decidedBy: null, decidedAt: null },
    }[decision];
    const changed = await updateReview(tx, input, { ...changes, status: statusByDecision[decision] });
    if (!changed)
      throw new AppError('not_changeable', 'This review has just changed. Read it again before you decide.');
    const why = decision === 'decline' ? reason : decisionReasons[decision];
    const detail = { before: before.status, revision: changed.revision };
    const subject = { subject: 'review', subjectId: bookingId, action: changed.status } as const;
    await writeAudit(tx, [{ branchId, at: now, actor: reader, ...subject, reason: why, detail }]);
  });
}

const statusByDecision = { publish: 'PUBLISHED', decline: 'DECLINED', reopen: 'NEW' } as const;
const decisionReasons = { publish: 'review published', reopen: 'reopened for review' } as const;

/** Saves the studio's public reply; an empty one removes it. Throws AppError not_found. */
export async function replyToReview(
  { database, clock }: Services,
  { branchId, bookingId, reply }: ReviewKey & { reply: string },
  reader: StaffActor,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const before = await readReview(tx, { branchId, bookingId });
    if ((before.reply ?? '') === reply) return;
    const changes = reply === '' ? { reply: null, repliedAt: null } : { reply, repliedAt: now };
    await updateReview(tx, { branchId, bookingId }, changes);
    const action = reply === '' ? 'REPLY_REMOVED' : 'REPLIED';
    const entry = {
      subject: 'review',
      subjectId: bookingId,
      action,
      reason: 'public reply',
    } as const;
    await writeAudit(tx, [{ branchId, at: now, actor: reader, ...entry }]);
  });
}

async function readReview(tx: QueryExecutor, id: ReviewKey): Promise<ReviewRow> {
  const row = await findReview(tx, id);
  if (!row) throw new AppError('not_found', 'This review has been deleted.');
  return row;
}
