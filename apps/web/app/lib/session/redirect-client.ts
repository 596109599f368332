import * as auth from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { siteConfig } from '../site-config.ts';
import { keepIn, tellOfChange } from './client-session.ts';

/** Requests time out after so long. */
const patienceMs = 30_000;

const known = ['Google', 'Facebook', 'Apple'] as const;

export async function signInWithProvider(name: string, returnTo: string): Promise<void> {
  keepIn('browser');
  const provider = known.find((one) => one === name) ?? { custom: name };
  try {
    await auth.signInWithRedirect({ provider, customState: returnTo });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserAlreadyAuthenticatedException')) throw error;
    // Another tab was faster.
    await tellOfChange();
  }
}

/** The one answer of this page: its code is good once, however often the page asks. */
let finishing: Promise<string> | null = null;

export function finishRedirect(): Promise<string> {
  finishing ??= finish();
  return finishing;
}

async function finish(): Promise<string> {
  keepIn('browser');
  // The library says nothing at all to an answer that nobody here has asked for.
  if (!isUnderWay()) throw new Error('not begun here');
  const answer = new Promise<string>((resolve, reject) => {
    let returnTo = '';
    setTimeout(() => reject(new Error('no answer')), patienceMs);
    Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') returnTo = payload.data;
      if (payload.event === 'signInWithRedirect') resolve(returnTo);
      if (payload.event === 'signInWithRedirect_failure') reject(payload.data?.error ?? new Error('refused'));
    });
  });
  // It looks at the address as soon as it is there.
  await import('aws-amplify/auth/enable-oauth-listener');
  return answer;
}

function isUnderWay(): boolean {
  const { userPoolClientId } = siteConfig().identity;
  try {
    return (
      localStorage.getItem(`CognitoIdentityServiceProvider.${userPoolClientId}.inflightOAuth`) === 'true'
    );
  } catch {
    return false;
  }
}
