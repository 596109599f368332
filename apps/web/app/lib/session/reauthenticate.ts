/** Window event that opens the dialog in which a member logs in again (features/login). */
export const reauthenticateEvent = 'loginagainwanted';

let asked: Promise<boolean> | null = null;

/** Opens the dialog. Resolves with whether the member logged in again. Concurrent calls share one dialog. */
export function reauthenticate(): Promise<boolean> {
  asked ??= new Promise<boolean>((detail) => {
    dispatchEvent(new CustomEvent(reauthenticateEvent, { detail }));
  }).finally(() => {
    asked = null;
  });
  return asked;
}

/** Resolves the waiting calls with the dialog's outcome. */
export function resolveReauthentication(event: Event, loggedIn: boolean): void {
  if (event instanceof CustomEvent) event.detail(loggedIn);
}
