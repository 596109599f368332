import { getCurrentUser } from './session-user.ts';

/**
 * Returns the access token for an API call. Returns null for visitors, without loading the library, and when the token
 * can't be renewed.
 */
export async function getAccessToken(): Promise<string | null> {
  if (!getCurrentUser()) return null;
  try {
    const { fetchAccessToken: accessToken } = await import('./identity-client.ts');
    return await accessToken();
  } catch {
    return null;
  }
}

/** Renews the member's tokens. Ends the session here if the identity service has ended it. */
export async function renewAccessToken(): Promise<void> {
  try {
    const { renewSession } = await import('./identity-client.ts');
    await renewSession();
  } catch {
    // The identity service can't be reached: the original error of the call stands.
  }
}
