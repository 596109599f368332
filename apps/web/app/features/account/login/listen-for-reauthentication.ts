import { reauthenticateEvent, resolveReauthentication } from '../../../lib/session/reauthenticate.ts';

/** Listens for API calls that need a recent login (lib/session/reauthenticate.ts). */
export function listenForReauthentication(listener: (trigger: Event) => void): () => void {
  addEventListener(reauthenticateEvent, listener);
  return () => removeEventListener(reauthenticateEvent, listener);
}

/**
 * Fails the waiting calls with the server's message. Used when the script of the dialog fails to load. Returns null,
 * so that no other page opens.
 */
export function cancelReauthentication(trigger: Event): null {
  resolveReauthentication(trigger, false);
  return null;
}
