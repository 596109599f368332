import { type Actor, writeAudit } from '../platform/audit.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { forgetAddress } from '../promotions/list-code.ts';
import { findSubscriber, leaveList } from './store.ts';

/**
 * Takes somebody off the list for them and forgets their address; done again, it changes nothing. Refuses with not_found
 * somebody who was never on it.
 */
export async function removeSubscriber(
  { database, clock }: Services,
  { branchId, id, by }: { branchId: string; id: string; by: Extract<Actor, `staff:${string}`> },
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    if (!(await findSubscriber(tx, branchId, id))) throw new Refused('not_found');
    const left = await leaveList(tx, { branchId, id }, 'staff', now);
    if (!left) return;
    await forgetAddress(tx, { branchId, personHash: left.personHash });
    const entry = { subject: 'message', subjectId: id, action: 'list-removed' } as const;
    await writeAudit(tx, [
      { branchId, at: now, actor: by, ...entry, why: 'taken off the list by the staff' },
    ]);
  });
}
