/** Logged-in member, from the id token. */
export interface SessionUser {
  /** Member id, the `sub` of their tokens. */
  id: string;
  email: string;
  /**
   * Name in the token, else the given name, else the part of the email address before the @, else 'Member'
   * (handbook: accounts 8).
   */
  name: string;
  firstName: string;
  /** Groups of the member: STAFF, TRAINER, ADMIN. Most members are in none. */
  groups: readonly string[];
}

/** State of the session. 'unknown' applies on the server and before scripts run. */
export type Session =
  | { status: 'unknown' | 'anonymous'; user: null }
  | { status: 'signed-in'; user: SessionUser };

/** Window event after login, logout or a change of name, in this tab or another. */
export const sessionChangeEvent = 'sessionchange';

declare global {
  /** Returns the member. The inline script at the top of every page sets this function (start-session.ts). */
  var studioSession: (() => SessionUser | null) | undefined;
}

/**
 * Returns the logged-in member, read from the browser's storage. Returns the same object until it changes.
 * Browser only.
 */
export function getCurrentUser(): SessionUser | null {
  return globalThis.studioSession?.() ?? null;
}

/**
 * Returns the member's id as the field that the API expects in calls of members (handbook: accounts 2).
 * Returns an empty object for visitors.
 */
export function getMemberFields(): { principalUserId?: string } {
  const user = getCurrentUser();
  return user ? { principalUserId: user.id } : {};
}
