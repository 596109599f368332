import { unreachableMessage } from './account.ts';

/** Signing in at another provider, by way of the user pool's own pages. The client library is loaded with the first call. */
async function client() {
  try {
    return await import('./social-sign-in-client.ts');
  } catch {
    throw new Error(unreachableMessage);
  }
}

/** Leaves the site for a provider, by its name in the public configuration. `returnTo`: the path to go on to afterwards. */
export const signInWithProvider = async (name: string, returnTo: string): Promise<void> =>
  (await client()).signInWithProvider(name, returnTo);

/**
 * Takes the answer that stands in this page's address, and signs in by it. Gives the path to go on to; empty when none was
 * asked for. Rejects with an Error whose message is for `redirectFailure`.
 */
export const finishRedirect = async (): Promise<string> => (await client()).finishRedirect();
