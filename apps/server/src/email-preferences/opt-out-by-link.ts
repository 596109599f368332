import type { Services } from '../platform/services.ts';
import { parseOptOutKey } from './email-opt-out-link.ts';
import { optOutOfKinds } from './store.ts';

/** Switches off what a link at the foot of a mail is about; done again, it changes nothing. Refuses with not_found. */
export async function optOutByLink(
  { database, keys, clock }: Services,
  { branchId, key }: { branchId: string; key: string },
): Promise<{ already: boolean }> {
  const { personHash, kind } = parseOptOutKey(keys, key);
  const stopped = await optOutOfKinds(database, { branchId, personHash }, [kind], clock.now());
  return { already: !stopped };
}
