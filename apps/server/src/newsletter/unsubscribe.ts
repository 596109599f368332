import type { Services } from '../platform/services.ts';
import { forgetAddress } from '../promotions/list-code.ts';
import { readUnsubscribeKey } from './keys.ts';
import { leaveList } from './store.ts';

/** Takes the address of a link off the list and forgets it; done again, it changes nothing. Refuses with not_found. */
export async function unsubscribe(
  { database, keys, clock }: Services,
  { branchId, key, by }: { branchId: string; key: string; by: 'page' | 'one-click' },
): Promise<{ already: boolean }> {
  const id = readUnsubscribeKey(keys, key);
  return database.transaction(async (tx) => {
    const left = await leaveList(tx, { branchId, id }, by, clock.now());
    if (left) await forgetAddress(tx, { branchId, personHash: left.personHash });
    return { already: !left };
  });
}
