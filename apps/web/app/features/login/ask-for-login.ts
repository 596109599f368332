import { loginWanted } from '../../lib/session/open-login.ts';

/** Whatever opens the login dialog (lib/session/open-login.ts). */
export function askForLogin(tell: (asked: Event) => void): () => void {
  addEventListener(loginWanted, tell);
  return () => removeEventListener(loginWanted, tell);
}
