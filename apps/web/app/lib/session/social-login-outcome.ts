import { Hub } from 'aws-amplify/utils';

/** Time in ms after which the login counts as failed. */
const timeoutMs = 30_000;

let outcome: Promise<string> | null = null;

/**
 * Listens for the outcome of a social login, if this browser has started one. Must run right before the library is
 * configured, because the library then reads the URL and emits the event only once.
 */
export function listenForSocialLoginOutcome(userPoolClientId: string): void {
  if (!isRedirectPending(userPoolClientId)) return;
  outcome = new Promise<string>((resolve, reject) => {
    let returnTo = '';
    setTimeout(() => reject(new Error('no answer')), timeoutMs);
    Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') returnTo = payload.data;
      if (payload.event === 'signInWithRedirect') resolve(returnTo);
      if (payload.event === 'signInWithRedirect_failure') reject(payload.data?.error ?? new Error('refused'));
    });
  });
  // Avoids an unhandled rejection when no caller waits.
  outcome.catch(() => null);
}

/**
 * Resolves with the path on which the visitor continues; empty without one. Rejects when the login failed.
 */
export async function waitForSocialLoginOutcome(): Promise<string> {
  if (!outcome) throw new Error('not started here');
  return outcome;
}

function isRedirectPending(userPoolClientId: string): boolean {
  try {
    return (
      localStorage.getItem(`CognitoIdentityServiceProvider.${userPoolClientId}.inflightOAuth`) === 'true'
    );
  } catch {
    return false;
  }
}
