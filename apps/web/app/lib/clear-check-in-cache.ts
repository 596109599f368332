/** Names of the stores in which a device of the team keeps who is expected on a day, one for each day. */
export const checkInStoreName = (date: string) => `door-day-${date}`;

/** Forgets who was expected on all days but one: in the night, and all of them when somebody signs out. */
export async function clearCheckInCache(but?: string): Promise<void> {
  const stores = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of stores)
    if (name?.startsWith(checkInStoreName('')) && name !== checkInStoreName(but ?? ''))
      indexedDB.deleteDatabase(name);
}
