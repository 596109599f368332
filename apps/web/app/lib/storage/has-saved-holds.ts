export const holdsStorageKey = 'iss_holds';

/** Name of the window event after this browser's holds have changed. */
export const holdsChangedEvent = 'studioholds';

/** Returns whether this browser may have holds. This module is small, because every page loads it. */
export function hasSavedHolds(): boolean {
  try {
    return localStorage.getItem(holdsStorageKey) !== null;
  } catch {
    return false;
  }
}
