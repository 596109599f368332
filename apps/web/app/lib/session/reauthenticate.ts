/** Window event that opens the dialog in which a member logs in again (features/account/login). */
export const reauthenticateEvent = 'loginagainwanted';

let pending: Promise<boolean> | null = null;

/**
 * Opens the dialog in which the member logs in again. Resolves with whether the member did. Concurrent calls share
 * one dialog.
 */
export function reauthenticate(): Promise<boolean> {
  pending ??= new Promise<boolean>((detail) => {
    dispatchEvent(new CustomEvent(reauthenticateEvent, { detail }));
  }).finally(() => {
    pending = null;
  });
  return pending;
}

/** Resolves the waiting calls with the dialog's outcome. */
export function resolveReauthentication(event: Event, loggedIn: boolean): void {
  if (event instanceof CustomEvent) event.detail(loggedIn);
}
