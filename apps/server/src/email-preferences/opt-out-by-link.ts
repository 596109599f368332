import type { Services } from '../platform/services.ts';
import { parseOptOutKey } from './email-opt-out-link.ts';
import { optOutOfKinds } from './store.ts';

/**
 * Opts the recipient out of the kind of email that a link names. Idempotent. Throws AppError not_found for an invalid
 * link.
 */
export async function optOutByLink(
  { database, keys, clock }: Services,
  { branchId, key }: { branchId: string; key: string },
): Promise<{ alreadyDone: boolean }> {
  const { personHash, kind } = parseOptOutKey(keys, key);
  const stopped = await optOutOfKinds(database, { branchId, personHash }, [kind], clock.now());
  return { alreadyDone: !stopped };
}
