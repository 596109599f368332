import { reauthenticateEvent, resolveReauthentication } from '../../lib/session/reauthenticate.ts';

/** Calls that need a recent login (lib/session/reauthenticate.ts). */
export function listenForReauthentication(tell: (asked: Event) => void): () => void {
  addEventListener(reauthenticateEvent, tell);
  return () => removeEventListener(reauthenticateEvent, tell);
}

/** The dialog's script did not load: the calls fail with the server's own message, and no page is opened instead. */
export function cancelReauthentication(asked: Event): null {
  resolveReauthentication(asked, false);
  return null;
}
