import { getCurrentUser } from './session-user.ts';

/**
 * The access token for a call to the API; null for visitors, for whom nothing is loaded, and when it cannot be renewed now.
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

/** Renews the tokens of who is signed in; a session that the service has ended ends here, too. */
export async function renewAccessToken(): Promise<void> {
  try {
    const { renewSession } = await import('./identity-client.ts');
    await renewSession();
  } catch {
    // Nobody to ask just now: the call is refused as it was.
  }
}
