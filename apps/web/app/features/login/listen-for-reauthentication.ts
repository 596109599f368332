import { reauthenticateEvent, resolveReauthentication } from '../../lib/session/reauthenticate.ts';

/** Listens for API calls that need a recent login (lib/session/reauthenticate.ts). */
export function listenForReauthentication(tell: (asked: Event) => void): () => void {
  addEventListener(reauthenticateEvent, tell);
  return () => removeEventListener(reauthenticateEvent, tell);
}

/**
 * Runs when the dialog's script fails to load.
 * The waiting calls fail with the server's message, and no page opens instead.
 */
export function cancelReauthentication(asked: Event): null {
  resolveReauthentication(asked, false);
  return null;
}
