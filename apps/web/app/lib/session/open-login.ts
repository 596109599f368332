/** Fired at the window to open the login dialog over the page; its detail is a `LoginWish`. */
export const loginWanted = 'loginwanted';

export interface LoginWish {
  /** Why, in a sentence; it stands in the dialog, since nothing behind one is read. */
  note?: string | undefined;
  /** The address that stands in the field already. */
  email?: string | undefined;
  /** Path to open after logging in; without it people stay where they are. */
  returnTo?: string | undefined;
}

/** Opens the login dialog over whatever page stands there. */
export function openLogin(detail: LoginWish = {}): void {
  dispatchEvent(new CustomEvent(loginWanted, { detail }));
}

/** Reads what an event asks the login dialog for. */
export function loginWishOf(asked: Event): LoginWish {
  return asked instanceof CustomEvent ? asked.detail : {};
}
