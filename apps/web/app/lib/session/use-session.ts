import { useSyncExternalStore } from 'react';
import { getCurrentUser, type Session, type SessionUser, sessionChangeEvent } from './session-user.ts';

const unknown: Session = { status: 'unknown', user: null };
const anonymous: Session = { status: 'anonymous', user: null };
let current: Session = anonymous;

/** Returns the session and follows changes in every tab. 'unknown' during server rendering. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSnapshot, () => unknown);
}

function subscribe(changed: () => void): () => void {
  addEventListener(sessionChangeEvent, changed);
  return () => removeEventListener(sessionChangeEvent, changed);
}

function getSnapshot(): Session {
  const user: SessionUser | null = getCurrentUser();
  if (current.user !== user) current = user ? { status: 'signed-in', user } : anonymous;
  return current;
}
