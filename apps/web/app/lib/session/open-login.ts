/** Fired at the window to open the login dialog over the page; its detail is a `OpenLoginOptions`. */
export const openLoginEvent = 'loginwanted';

export interface OpenLoginOptions {
  /** Why, in a sentence; it stands in the dialog, since nothing behind one is read. */
  note?: string | undefined;
  /** The address that stands in the field already. */
  email?: string | undefined;
  /** Path to open after logging in; without it people stay where they are. */
  returnTo?: string | undefined;
}

/** Opens the login dialog over whatever page stands there. */
export function openLogin(detail: OpenLoginOptions = {}): void {
  dispatchEvent(new CustomEvent(openLoginEvent, { detail }));
}

/** Reads what an event asks the login dialog for. */
export function readOpenLoginOptions(asked: Event): OpenLoginOptions {
  return asked instanceof CustomEvent ? asked.detail : {};
}
