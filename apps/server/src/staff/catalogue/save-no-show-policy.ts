import type { NoShowPolicy } from '@studio/domain/bookings/no-show';
import { loadNoShowPolicy } from '../../bookings/front-desk/no-show-policy.ts';
import { siteSettings } from '../../catalogue/tables.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Saves the no-show policy. It applies from now on, also to classes that ended less than an hour ago and to later
 * corrections of attendance.
 */
export async function saveNoShowPolicy(
  { database, clock }: Services,
  { branchId, policy }: { branchId: string; policy: NoShowPolicy },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const before = await loadNoShowPolicy(tx, branchId);
    await tx.orm
      .insert(siteSettings)
      .values({ branchId, name: 'noShowPolicy', value: policy })
      .onConflictDoUpdate({ target: [siteSettings.branchId, siteSettings.name], set: { value: policy } });
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'setting',
        subjectId: 'noShowPolicy',
        action: 'CHANGED',
        reason: 'no-show policy',
        detail: { before, policy },
      },
    ]);
  });
}
