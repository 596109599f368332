/** The code in use lives in the tab, like what is typed: a payment that comes back from the bank still knows it. */
const storageKey = 'checkout_code';

/** The code that was in use for a class in this tab. */
export function readSavedPromoCode(classId: string): string | null {
  try {
    const [keptFor, code] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return keptFor === classId && typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

/** Keeps the code for a class, or forgets it. A browser that refuses storage still lets people book. */
export function savePromoCode(classId: string, code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify([classId, code]));
  } catch {
    // Private windows may refuse; the page itself still holds it.
  }
}
