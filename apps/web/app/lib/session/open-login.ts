/** Window event that opens the login dialog. Its detail is `OpenLoginOptions`. */
export const openLoginEvent = 'loginwanted';

export interface OpenLoginOptions {
  /** Reason, shown in the dialog, since the page behind a modal dialog is inert. */
  note?: string | undefined;
  email?: string | undefined;
  /** Path to open after login; without it the page stays. */
  returnTo?: string | undefined;
}

export function openLogin(detail: OpenLoginOptions = {}): void {
  dispatchEvent(new CustomEvent(openLoginEvent, { detail }));
}

export function readOpenLoginOptions(trigger: Event): OpenLoginOptions {
  return trigger instanceof CustomEvent ? trigger.detail : {};
}
