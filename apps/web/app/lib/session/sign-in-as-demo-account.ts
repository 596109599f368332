import { getSandboxClientId } from '../api/client-and-session-ids.ts';
import { unreachableMessage } from './account.ts';
import type { SignInInput, SignInStep } from './account-types.ts';
import { signIn } from './sign-in.ts';

/**
 * Logs in as the demo account that an endpoint of the public configuration returns for this browser. Rejects
 * with an Error whose message can be shown.
 */
export async function signInAsDemoAccount(address: string, remember: boolean): Promise<SignInStep> {
  return signIn({ ...(await fetchCredentials(address)), remember });
}

async function fetchCredentials(address: string): Promise<Pick<SignInInput, 'email' | 'password'>> {
  const pendingResponse = fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: getSandboxClientId() }),
  });
  const response = await pendingResponse.catch(() => {
    throw new Error(unreachableMessage);
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return { email: body.email, password: body.password };
  throw new Error(body.message ?? 'We couldn’t log you in. Try again, or log in with your email.');
}
