/** Window event that opens the dialog in which a member logs in again (features/account/login). */
export const reauthenticateEvent = 'loginagainwanted';

/** Call that waits for the new login, and the function that continues or cancels it. */
export interface ReauthenticationRequest {
  path: string;
  fields: object;
  resolve: (loggedIn: boolean) => void;
}

let pending: Promise<boolean> | null = null;

/**
 * Opens the dialog in which the member logs in again, and names the call that waits. Resolves with whether the member
 * did. Concurrent calls share the dialog of the first one.
 */
export function reauthenticate(path: string, fields: object): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    const detail: ReauthenticationRequest = { path, fields, resolve };
    dispatchEvent(new CustomEvent(reauthenticateEvent, { detail }));
  }).finally(() => {
    pending = null;
  });
  return pending;
}

/** Returns the call that waits for the dialog which an event opened; null for another event. */
export function getReauthenticationRequest(event: Event): ReauthenticationRequest | null {
  return event instanceof CustomEvent ? event.detail : null;
}

/** Resolves the waiting calls with the dialog's outcome. */
export function resolveReauthentication(event: Event, loggedIn: boolean): void {
  getReauthenticationRequest(event)?.resolve(loggedIn);
}
