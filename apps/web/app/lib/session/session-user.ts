/** Who is signed in, as the id token says it. */
export interface SessionUser {
  /** `sub`: the member's id everywhere. */
  id: string;
  email: string;
  /** The token's name, else given name, else what stands before the @, else 'Member' (handbook: accounts 8). */
  name: string;
  firstName: string;
  /** Of STAFF, TRAINER and ADMIN. */
  groups: readonly string[];
}

/** 'unknown': not looked yet, as on the server and until scripts run. */
export type Session =
  | { status: 'unknown' | 'anonymous'; user: null }
  | { status: 'signed-in'; user: SessionUser };

/** Fired at the window when somebody signs in or out, in this tab or another, or when their name changes. */
export const sessionChangeEvent = 'sessionchange';

declare global {
  /** Set by the inline script that every page begins with: see start-session.ts. */
  var studioSession: (() => SessionUser | null) | undefined;
}

/** Who is signed in here, read from the browser's storage; in the browser only. The same object until it changes. */
export function getCurrentUser(): SessionUser | null {
  return globalThis.studioSession?.() ?? null;
}
