/** Fired at the window to open the login dialog over the page. */
export const loginWanted = 'loginwanted';

/** Opens the login dialog over whatever page stands there. */
export function openLogin(): void {
  dispatchEvent(new Event(loginWanted));
}
