import { reauthenticateEvent, resolveReauthentication } from '../../../lib/session/reauthenticate.ts';

/** Listens for API calls that need a recent login (lib/session/reauthenticate.ts). */
export function listenForReauthentication(listener: (trigger: Event) => void): () => void {
  addEventListener(reauthenticateEvent, listener);
  return () => removeEventListener(reauthenticateEvent, listener);
}

/**
 * Runs when the script of the dialog fails to load. Fails the waiting calls with the server's message, and
 * opens no other page.
 */
export function cancelReauthentication(trigger: Event): null {
  resolveReauthentication(trigger, false);
  return null;
}
