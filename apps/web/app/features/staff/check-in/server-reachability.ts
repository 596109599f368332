import { useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';

let reachable = true;
const listeners = new Set<() => void>();

/** Returns whether the last call of the check-in page reached the server and the device hasn't gone offline since. */
export function useServerReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reachable,
    () => true,
  );
}

/** Waits for a call, and records whether the server responded. */
export async function trackReachability<Response>(call: Promise<Response>): Promise<Response> {
  try {
    const response = await call;
    setReachable(true);
    return response;
  } catch (error) {
    setReachable(!isUnreachable(error));
    throw error;
  }
}

/**
 * Returns whether no usable response arrived (no network, or status 502 and above), so that the request is
 * worth retrying.
 */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 502;
}

function setReachable(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const markOffline = () => setReachable(false);
  listeners.add(listener);
  addEventListener('offline', markOffline);
  if (!navigator.onLine) markOffline();
  return () => {
    listeners.delete(listener);
    removeEventListener('offline', markOffline);
  };
}
