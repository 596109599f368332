import { useSyncExternalStore } from 'react';
import { getCurrentUser, type Session, type SessionUser, sessionChangeEvent } from './session-user.ts';

const unknown: Session = { status: 'unknown', user: null };
const anonymous: Session = { status: 'anonymous', user: null };
let known: Session = anonymous;

/** Who is signed in; follows signing in and out in every tab. 'unknown' while the page is rendered on the server. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, now, () => unknown);
}

function subscribe(changed: () => void): () => void {
  addEventListener(sessionChangeEvent, changed);
  return () => removeEventListener(sessionChangeEvent, changed);
}

function now(): Session {
  const user: SessionUser | null = getCurrentUser();
  if (known.user !== user) known = user ? { status: 'signed-in', user } : anonymous;
  return known;
}
