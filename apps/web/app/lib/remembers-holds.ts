/** Where this browser remembers what it holds. */
export const heldKey = 'iss_holds';

/** Tells this page that what the browser holds has changed. */
export const heldChange = 'studioholds';

/** Whether this browser may be holding places. All that pages of other visitors ask, so it stands alone. */
export function remembersHolds(): boolean {
  try {
    return localStorage.getItem(heldKey) !== null;
  } catch {
    return false;
  }
}
