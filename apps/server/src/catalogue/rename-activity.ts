import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { assertVersion } from './assert-version.ts';
import { lockCatalogue } from './lock-catalogue.ts';
import { listActivities } from './store.ts';
import { activities } from './tables.ts';

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
    const record = { branchId, subject: 'setting', subjectId: `activity:${id}` } as const;
    await assertVersion(tx, record, activity.label, previousLabel);
    if (all.some((one) => one.id !== id && one.label.toLowerCase() === label.toLowerCase()))
      throw new AppError('bad_request', 'Another activity already has this name. Choose a different one.', {
        field: 'label',
      });
    await tx.orm
      .update(activities)
      .set({ label })
      .where(and(eq(activities.branchId, branchId), eq(activities.id, id)));
    const detail = { name: label, from: activity.label, to: label };
    await writeAudit(tx, [
      { ...record, at: clock.now(), actor, action: 'RENAMED', reason: 'catalogue', detail },
    ]);
  });
}
