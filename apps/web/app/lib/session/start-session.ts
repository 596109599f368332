import type { SessionUser } from './session-user.ts';

/**
 * Reads the session inline in every page before its header is shown, so that the header never flashes the wrong
 * state. Marks `<html>` with `data-session`, fills in the elements with `data-session-text`, and follows changes in
 * other tabs. The page contains this function's text, so the function must not refer to anything outside itself.
 * `prefix` is the prefix of the client library's storage keys; `change` is the name of the event after a change.
 */
export function startSession(prefix: string, change: string): void {
  let seen = '';
  let user: SessionUser | null = null;

  /** Returns the id token of this tab's session, else of the browser's. */
  const idToken = () => {
    for (const storage of ['sessionStorage', 'localStorage'] as const) {
      try {
        const last = window[storage].getItem(`${prefix}LastAuthUser`);
        const token = last && window[storage].getItem(`${prefix}${last}.idToken`);
        if (token) return token;
      } catch {
        // Storage is blocked, so there is no session.
      }
    }
    return '';
  };

  const parseUser = (token: string): SessionUser | null => {
    try {
      const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
      const claims = JSON.parse(new TextDecoder().decode(bytes));
      const email: string = claims.email ?? '';
      const name: string = claims.name || claims.given_name || email.split('@')[0] || 'Member';
      const firstName: string = claims.given_name || name.split(' ')[0];
      return { id: claims.sub, email, name, firstName, groups: claims['cognito:groups'] ?? [] };
    } catch {
      return null;
    }
  };

  const read = () => {
    const token = idToken();
    if (token === seen) return user;
    seen = token;
    const current = parseUser(token);
    // If a renewed token contains the same member data, keeps the same object, so that components don't render again.
    if (JSON.stringify(current) !== JSON.stringify(user)) user = current;
    return user;
  };

  const show = () => {
    const current = read();
    const { dataset } = document.documentElement;
    if (current) dataset.session = 'signed-in';
    else delete dataset.session;
    // Only decides which staff links are visible. The server authorises their use.
    dataset.groups = current?.groups.join(' ') ?? '';
    const texts: Record<string, string> = {
      initial: current?.firstName.charAt(0).toUpperCase() ?? '',
      firstName: current?.firstName ?? '',
      name: current?.name ?? '',
      email: current?.email ?? '',
    };
    for (const element of document.querySelectorAll<HTMLElement>('[data-session-text]'))
      element.textContent = texts[element.dataset.sessionText ?? ''] ?? '';
  };

  const notify = () => dispatchEvent(new Event(change));
  globalThis.studioSession = read;
  show();
  addEventListener(change, show);
  addEventListener('storage', ({ key }) => (!key || key.startsWith(prefix)) && notify());
  // A page restored from the back/forward cache may be out of date.
  addEventListener('pageshow', ({ persisted }) => persisted && notify());
}
