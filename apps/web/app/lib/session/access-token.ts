import { getCurrentUser } from './session-user.ts';

/**
 * Returns the access token for an API call. Returns null when the token can't be renewed, and for visitors,
 * without loading the library.
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

/**
 * Renews the member's tokens. If the identity service has ended the session, ends it in this browser, too.
 */
export async function renewAccessToken(): Promise<void> {
  try {
    const { renewSession } = await import('./identity-client.ts');
    await renewSession();
  } catch {
    // The identity service is unavailable, so the caller keeps the original error.
  }
}
