import { logOut } from './session.ts';

/**
 * Logs out and loads the home page as a new document, so that no data of the member stays in memory. Doesn't navigate
 * if `logOut` is already redirecting to the hosted pages.
 */
export async function logOutAndGoHome(): Promise<void> {
  const isRedirecting = await logOut();
  if (!isRedirecting) location.assign('/');
}
