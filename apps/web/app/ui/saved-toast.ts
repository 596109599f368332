export const toastContainerId = 'toast';

export const toastStorageKey = 'toast';

/** Returns the message that the previous page saved and removes it; null if there is none. */
export function takeSavedToast(): string | null {
  try {
    const message = sessionStorage.getItem(toastStorageKey);
    sessionStorage.removeItem(toastStorageKey);
    return message;
  } catch {
    // Storage is blocked, so no message was saved.
    return null;
  }
}
