import { toastStorageKey } from './saved-toast.ts';

/** Saves a message that the next page of this tab shows once its scripts run. */
export function saveToastForNextPage(message: string): void {
  try {
    sessionStorage.setItem(toastStorageKey, message);
  } catch {
    // Storage is blocked, so the message is lost.
  }
}
