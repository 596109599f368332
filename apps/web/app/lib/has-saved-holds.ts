/** Where this browser remembers what it holds. */
export const holdsStorageKey = 'iss_holds';

/** Tells this page that what the browser holds has changed. */
export const holdsChangedEvent = 'studioholds';

/** Whether this browser may be holding places. All that pages of other visitors ask, so it stands alone. */
export function hasSavedHolds(): boolean {
  try {
    return localStorage.getItem(holdsStorageKey) !== null;
  } catch {
    return false;
  }
}
