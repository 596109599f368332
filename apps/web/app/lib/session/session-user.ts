/** Logged-in member, from the id token. */
export interface SessionUser {
  /** `sub`: the member's id everywhere. */
  id: string;
  email: string;
  /** The token's name, else the given name, else the part before the @, else 'Member' (handbook: accounts 8). */
  name: string;
  firstName: string;
  /** Of STAFF, TRAINER and ADMIN. */
  groups: readonly string[];
}

/** Session state. 'unknown' applies on the server and before scripts run. */
export type Session =
  | { status: 'unknown' | 'anonymous'; user: null }
  | { status: 'signed-in'; user: SessionUser };

/** Window event after login, logout or a change of name, in this tab or another. */
export const sessionChangeEvent = 'sessionchange';

declare global {
  /** Set by the inline script at the top of every page: see start-session.ts. */
  var studioSession: (() => SessionUser | null) | undefined;
}

/** Returns the logged-in member from the browser's storage. Browser only. Returns the same object until it changes. */
export function getCurrentUser(): SessionUser | null {
  return globalThis.studioSession?.() ?? null;
}
