import { currentUser } from './session-user.ts';

/**
 * The access token for a call to the API; null for visitors, for whom nothing is loaded, and when it cannot be renewed now.
 */
export async function bearer(): Promise<string | null> {
  if (!currentUser()) return null;
  try {
    const { accessToken } = await import('./identity-client.ts');
    return await accessToken();
  } catch {
    return null;
  }
}
