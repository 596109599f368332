import { unreachableMessage } from './account.ts';

/** Social login through the user pool's hosted pages. The first call loads the client library. */
async function client() {
  try {
    return await import('./social-sign-in-client.ts');
  } catch {
    throw new Error(unreachableMessage);
  }
}

/**
 * Redirects to a provider, by its name in the public configuration. `returnTo` is the path on which the
 * visitor continues afterwards.
 */
export const signInWithProvider = async (name: string, returnTo: string): Promise<void> =>
  (await client()).signInWithProvider(name, returnTo);

/**
 * Completes the login with the response in this page's URL. Resolves with the path on which the visitor
 * continues; empty without one. Rejects with an Error for `getRedirectError`.
 */
export const finishRedirect = async (): Promise<string> => (await client()).finishRedirect();
