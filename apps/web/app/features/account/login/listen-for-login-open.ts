import { openLoginEvent } from '../../../lib/session/open-login.ts';

/** Listens for requests to open the login dialog (lib/session/open-login.ts). */
export function listenForLoginOpen(listener: (trigger: Event) => void): () => void {
  addEventListener(openLoginEvent, listener);
  return () => removeEventListener(openLoginEvent, listener);
}
