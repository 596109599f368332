import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { eraseNewsletterCodeAddress } from '../promotions/newsletter-code.ts';
import { findSubscriber, unsubscribeAndErase } from './store.ts';

/**
 * Unsubscribes a person on behalf of staff and erases their email address. Idempotent. Throws AppError not_found for an
 * unknown subscriber.
 */
export async function removeSubscriber(
  { database, clock }: Services,
  { branchId, id, by }: { branchId: string; id: string; by: Extract<Actor, `staff:${string}`> },
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    if (!(await findSubscriber(tx, branchId, id))) throw new AppError('not_found');
    const removed = await unsubscribeAndErase(tx, { branchId, id }, 'staff', now);
    if (!removed) return;
    await eraseNewsletterCodeAddress(tx, { branchId, personHash: removed.personHash });
    const entry = { subject: 'message', subjectId: id, action: 'SUBSCRIBER_REMOVED' } as const;
    await writeAudit(tx, [{ branchId, at: now, actor: by, ...entry, reason: 'unsubscribed by the team' }]);
  });
}
