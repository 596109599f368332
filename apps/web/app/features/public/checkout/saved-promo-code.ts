/** Key in session storage, where the code survives a redirect to the bank's page. */
const storageKey = 'checkout_code';

export function readSavedPromoCode(classId: string): string | null {
  try {
    const [savedClassId, code] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return savedClassId === classId && typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

/** Saves the code for a class; null removes it. Does nothing when the browser blocks storage. */
export function savePromoCode(classId: string, code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify([classId, code]));
  } catch {
    // Private windows may block storage. The page still has the code.
  }
}
