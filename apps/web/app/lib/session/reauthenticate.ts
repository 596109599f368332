/** Fired at the window to open the dialog that asks a member to log in again (features/login). */
export const reauthenticateEvent = 'loginagainwanted';

let asked: Promise<boolean> | null = null;

/** Opens the dialog; resolves with whether the member has logged in again. Calls that need it at the same time share one. */
export function reauthenticate(): Promise<boolean> {
  asked ??= new Promise<boolean>((detail) => {
    dispatchEvent(new CustomEvent(reauthenticateEvent, { detail }));
  }).finally(() => {
    asked = null;
  });
  return asked;
}

/** Tells the calls that wait for an event's dialog how it ended. */
export function resolveReauthentication(event: Event, loggedIn: boolean): void {
  if (event instanceof CustomEvent) event.detail(loggedIn);
}
