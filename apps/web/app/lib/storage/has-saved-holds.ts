export const holdsStorageKey = 'iss_holds';

/** Event on the window after this browser's holds changed. */
export const holdsChangedEvent = 'studioholds';

/** Returns whether this browser may have holds. It is a separate module because every page loads it. */
export function hasSavedHolds(): boolean {
  try {
    return localStorage.getItem(holdsStorageKey) !== null;
  } catch {
    return false;
  }
}
