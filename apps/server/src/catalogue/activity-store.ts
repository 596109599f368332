import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { assertVersion } from './assert-version.ts';
import { lockCatalogue } from './lock-catalogue.ts';
import { createRecordId, getNextPosition } from './new-record-id.ts';
import { listActivities } from './store.ts';
import { activities } from './tables.ts';

/** File name of the built-in picture that new activities show until an owner uploads one. */
const defaultImageKey = 'all-classes';

/**
 * Adds an activity at the end of the list (handbook: timetable 22) and returns its id. Returns the id of the activity
 * that already has this name, so that a repeated request adds nothing. Throws AppError bad_request for a name with
 * neither Latin letters nor digits.
 */
export async function addActivity(
  { database, clock }: Services,
  { branchId, label }: { branchId: string; label: string },
  actor: StaffActor,
): Promise<string> {
  return database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const all = await listActivities(tx, branchId);
    const existing = all.find((activity) => hasLabel(activity, label));
    if (existing) return existing.id;
    const ids = all.map(({ id }) => id);
    const id = createRecordId(label, ids, 'label');
    const position = getNextPosition(all);
    await tx.orm.insert(activities).values({ branchId, id, label, imageKey: defaultImageKey, position });
    await writeActivityAudit(tx, { branchId, id, at: clock.now(), actor }, 'ADDED', { name: label });
    return id;
  });
}

export interface RenameActivityInput {
  branchId: string;
  id: string;
  label: string;
  /** Name that the owner saw. */
  previousLabel: string;
}

/**
 * Renames an activity (handbook: timetable 22). Links, sessions and products refer to its id, so they stay valid. Throws
 * AppError not_found, bad_request if another activity has the name, and edit_conflict if someone else has renamed it.
 */
export async function renameActivity(
  { database, clock }: Services,
  { branchId, id, label, previousLabel }: RenameActivityInput,
  actor: StaffActor,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const all = await listActivities(tx, branchId);
    const activity = all.find((one) => one.id === id);
    if (!activity) throw new AppError('not_found');
    if (activity.label === label) return;
    await assertVersion(tx, toRecord(branchId, id), activity.label, previousLabel);
    if (all.some((one) => one.id !== id && hasLabel(one, label)))
      throw new AppError('bad_request', 'Another activity already has this name. Choose a different one.', {
        field: 'label',
      });
    await tx.orm
      .update(activities)
      .set({ label })
      .where(and(eq(activities.branchId, branchId), eq(activities.id, id)));
    const detail = { name: label, from: activity.label, to: label };
    await writeActivityAudit(tx, { branchId, id, at: clock.now(), actor }, 'RENAMED', detail);
  });
}

const hasLabel = (activity: { label: string }, label: string) =>
  activity.label.toLowerCase() === label.toLowerCase();

const toRecord = (branchId: string, id: string) =>
  ({ branchId, subject: 'setting', subjectId: `activity:${id}` }) as const;

function writeActivityAudit(
  tx: QueryExecutor,
  { branchId, id, at, actor }: { branchId: string; id: string; at: Date; actor: StaffActor },
  action: 'ADDED' | 'RENAMED',
  detail: Record<string, string>,
): Promise<void> {
  return writeAudit(tx, [{ ...toRecord(branchId, id), at, actor, action, reason: 'catalogue', detail }]);
}
