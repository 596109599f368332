import { dispatchSessionChange, setTokenStorage } from './amplify-session.ts';
import { importWithReadableError } from './import-with-readable-error.ts';
import { waitForSocialLoginOutcome } from './social-login-outcome.ts';

/**
 * Loads the library's functions for redirects to a provider. This also completes a login whose response is in the
 * page's URL.
 */
const loadRedirects = () => importWithReadableError(() => import('./amplify-redirects.ts'));

const knownProviders = ['Google', 'Facebook', 'Apple'] as const;

/**
 * Redirects to a provider's login through the user pool's hosted pages. `name` is the provider's in the public
 * configuration. `returnTo` is the path on which the visitor continues afterwards.
 */
export async function signInWithProvider(name: string, returnTo: string): Promise<void> {
  const { signInWithRedirect } = await loadRedirects();
  setTokenStorage('browser');
  const provider = knownProviders.find((candidate) => candidate === name) ?? { custom: name };
  try {
    await signInWithRedirect({ provider, customState: returnTo });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserAlreadyAuthenticatedException')) throw error;
    // Another tab has already logged the member in.
    await dispatchSessionChange();
  }
}

/**
 * Completes the login with the response in this page's URL. Resolves with the path on which the visitor
 * continues; empty without one. Rejects with an Error for `describeSocialLoginError`.
 */
export async function completeSocialLogin(): Promise<string> {
  await loadRedirects();
  return waitForSocialLoginOutcome();
}
