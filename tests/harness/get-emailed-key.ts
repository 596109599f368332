import { signEmailedKey } from '@studio/server/people/emailed-link';
import type { Services } from '@studio/server/platform/services';
import { toEntryLinkTarget } from '@studio/server/waiting-list/entry-access';
import { findEntry } from '@studio/server/waiting-list/store';

/** Returns the key of the link emailed to the person of a waiting list entry. */
export async function getEmailedKey(
  { config, database, keys }: Pick<Services, 'config' | 'database' | 'keys'>,
  entryId: string,
): Promise<string> {
  const found = await findEntry(database, config.branchId, entryId);
  if (!found) throw new Error(`There is no entry ${entryId}.`);
  return signEmailedKey(keys, toEntryLinkTarget(found.entry));
}
