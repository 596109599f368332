import { Hub } from 'aws-amplify/utils';

/** Requests time out after so long. */
const patienceMs = 30_000;

let outcome: Promise<string> | null = null;

/**
 * Listens for what becomes of a log-in elsewhere that this browser has begun. The library takes the answer out of the page's
 * address as soon as it is set up, and tells once: so this is called right before.
 */
export function listenForRedirect(userPoolClientId: string): void {
  if (!isUnderWay(userPoolClientId)) return;
  outcome = new Promise<string>((resolve, reject) => {
    let returnTo = '';
    setTimeout(() => reject(new Error('no answer')), patienceMs);
    Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') returnTo = payload.data;
      if (payload.event === 'signInWithRedirect') resolve(returnTo);
      if (payload.event === 'signInWithRedirect_failure') reject(payload.data?.error ?? new Error('refused'));
    });
  });
  // Who does not wait for it is not disturbed by it.
  outcome.catch(() => null);
}

/** The path to go on to after it; empty when none was asked for. Rejects when nobody was signed in by it. */
export async function waitForRedirectOutcome(): Promise<string> {
  if (!outcome) throw new Error('not begun here');
  return outcome;
}

function isUnderWay(userPoolClientId: string): boolean {
  try {
    return (
      localStorage.getItem(`CognitoIdentityServiceProvider.${userPoolClientId}.inflightOAuth`) === 'true'
    );
  } catch {
    return false;
  }
}
