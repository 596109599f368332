import { reauthenticateEvent, resolveReauthentication } from '../../../lib/session/reauthenticate.ts';

/** Listens for API calls that need a recent login (lib/session/reauthenticate.ts). */
export function listenForReauthentication(listener: (trigger: Event) => void): () => void {
  addEventListener(reauthenticateEvent, listener);
  return () => removeEventListener(reauthenticateEvent, listener);
}

/**
 * Runs when the dialog's script fails to load.
 * The waiting calls fail with the server's message, and no page opens instead.
 */
export function cancelReauthentication(trigger: Event): null {
  resolveReauthentication(trigger, false);
  return null;
}
