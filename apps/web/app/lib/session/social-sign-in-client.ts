import 'aws-amplify/auth/enable-oauth-listener';
import * as auth from 'aws-amplify/auth';
import { dispatchSessionChange, setTokenStorage } from './client-session.ts';

export { waitForRedirectOutcome as finishRedirect } from './social-login-redirect.ts';

const knownProviders = ['Google', 'Facebook', 'Apple'] as const;

export async function signInWithProvider(name: string, returnTo: string): Promise<void> {
  setTokenStorage('browser');
  const provider = knownProviders.find((candidate) => candidate === name) ?? { custom: name };
  try {
    await auth.signInWithRedirect({ provider, customState: returnTo });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserAlreadyAuthenticatedException')) throw error;
    // Another tab has already logged the member in.
    await dispatchSessionChange();
  }
}
