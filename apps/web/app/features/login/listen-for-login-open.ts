import { openLoginEvent } from '../../lib/session/open-login.ts';

/** Listens for requests to open the login dialog (lib/session/open-login.ts). */
export function listenForLoginOpen(tell: (asked: Event) => void): () => void {
  addEventListener(openLoginEvent, tell);
  return () => removeEventListener(openLoginEvent, tell);
}
