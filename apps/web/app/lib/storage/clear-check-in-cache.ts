/** Returns the name of the IndexedDB database that caches one day's check-in list on a staff device. */
export const getCheckInStoreName = (date: string) => `check-in-day-${date}`;

/**
 * Deletes the cached check-in lists of all days except `but`. Without `but`, as on logout, deletes those of all days.
 */
export async function clearCheckInCache(but?: string): Promise<void> {
  const stores = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of stores)
    if (name?.startsWith(getCheckInStoreName('')) && name !== getCheckInStoreName(but ?? ''))
      indexedDB.deleteDatabase(name);
}
