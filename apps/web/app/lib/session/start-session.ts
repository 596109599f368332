import type { SessionUser } from './session-user.ts';

/**
 * Runs within every page before its header is shown, so that nobody sees the wrong one: marks `<html>` with
 * `data-session`, fills in what `data-session-text` asks for, and follows the other tabs. It is sent as the text of
 * this function, so it uses nothing from outside itself.
 *
 * `prefix`: of the client library's keys in the storage. `change`: the event that tells of a change.
 */
export function startSession(prefix: string, change: string): void {
  let seen = '';
  let user: SessionUser | null = null;

  /** The id token of this tab's own session, else of the browser's. */
  const idToken = () => {
    for (const place of ['sessionStorage', 'localStorage'] as const) {
      try {
        const last = window[place].getItem(`${prefix}LastAuthUser`);
        const token = last && window[place].getItem(`${prefix}${last}.idToken`);
        if (token) return token;
      } catch {
        // Storage is blocked: nobody is signed in here.
      }
    }
    return '';
  };

  const userOf = (token: string): SessionUser | null => {
    try {
      const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
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
    const now = userOf(token);
    // A renewed token tells of the same person: the same object.
    if (JSON.stringify(now) !== JSON.stringify(user)) user = now;
    return user;
  };

  const show = () => {
    const now = read();
    const { dataset } = document.documentElement;
    if (now) dataset.session = 'signed-in';
    else delete dataset.session;
    // Which tools they are shown; what they may do, the server judges.
    dataset.groups = now?.groups.join(' ') ?? '';
    const texts: Record<string, string> = {
      initial: now?.firstName.charAt(0).toUpperCase() ?? '',
      firstName: now?.firstName ?? '',
      name: now?.name ?? '',
      email: now?.email ?? '',
    };
    for (const place of document.querySelectorAll<HTMLElement>('[data-session-text]'))
      place.textContent = texts[place.dataset.sessionText ?? ''] ?? '';
  };

  const told = () => dispatchEvent(new Event(change));
  globalThis.studioSession = read;
  show();
  addEventListener(change, show);
  addEventListener('storage', ({ key }) => (!key || key.startsWith(prefix)) && told());
  // A page that comes back from the browser's memory is as old as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && told());
}
