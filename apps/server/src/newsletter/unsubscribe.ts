import type { Services } from '../platform/services.ts';
import { eraseNewsletterCodeAddress } from '../promotions/newsletter-code.ts';
import { parseUnsubscribeKey } from './newsletter-link-keys.ts';
import { unsubscribeAndErase } from './store.ts';

/**
 * Unsubscribes and erases the subscriber whom a link identifies. Idempotent. Throws AppError not_found for an invalid
 * link.
 */
export async function unsubscribe(
  { database, keys, clock }: Services,
  { branchId, key, by }: { branchId: string; key: string; by: 'page' | 'one-click' },
): Promise<{ alreadyDone: boolean }> {
  const id = parseUnsubscribeKey(keys, key);
  return database.transaction(async (tx) => {
    const removed = await unsubscribeAndErase(tx, { branchId, id }, by, clock.now());
    if (removed) await eraseNewsletterCodeAddress(tx, { branchId, personHash: removed.personHash });
    return { alreadyDone: !removed };
  });
}
