/** Window event that opens the login dialog. Its detail is `OpenLoginOptions`. */
export const openLoginEvent = 'loginwanted';

export interface OpenLoginOptions {
  /** Reason for the login. The dialog shows it, because the page behind a modal dialog is inert. */
  note?: string | undefined;
  email?: string | undefined;
  /** Path to open after login; undefined to stay on the page. */
  returnTo?: string | undefined;
}

export function openLogin(detail: OpenLoginOptions = {}): void {
  dispatchEvent(new CustomEvent(openLoginEvent, { detail }));
}

export function readOpenLoginOptions(trigger: Event): OpenLoginOptions {
  return trigger instanceof CustomEvent ? trigger.detail : {};
}
