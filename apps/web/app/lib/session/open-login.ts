/** Fired at the window to open the login dialog over the page; its detail is what is said in it first. */
export const loginWanted = 'loginwanted';

/**
 * Opens the login dialog over whatever page stands there. `note`: why, in a sentence; it stands in the dialog, since
 * nothing behind one is read.
 */
export function openLogin(note = ''): void {
  dispatchEvent(new CustomEvent(loginWanted, { detail: note }));
}
