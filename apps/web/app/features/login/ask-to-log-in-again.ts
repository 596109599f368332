import { decideLogInAgain, logInAgainWanted } from '../../lib/session/log-in-again.ts';

/** Calls that need a recent login (lib/session/log-in-again.ts). */
export function askToLogInAgain(tell: (asked: Event) => void): () => void {
  addEventListener(logInAgainWanted, tell);
  return () => removeEventListener(logInAgainWanted, tell);
}

/** The dialog's script did not load: the calls fail with the server's own message, and no page is opened instead. */
export function withoutLoginDialog(asked: Event): null {
  decideLogInAgain(asked, false);
  return null;
}
