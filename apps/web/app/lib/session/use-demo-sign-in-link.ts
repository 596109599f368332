import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { getSiteConfig } from '../site-config.ts';
import { getCurrentUser } from './session-user.ts';

/**
 * A link with `signedIn=1` signs in the member whom the configuration names for that, unless somebody is signed in
 * already, and the address then goes without it. Where none is named, nothing happens.
 */
export function useDemoSignInLink(): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('signedIn') === '1';
  useEffect(() => {
    const address = asked && getSiteConfig().demoLogin;
    if (!address) return;
    void enter(address).then(() => setQuery(withoutIt, { replace: true, preventScrollReset: true }));
  }, [asked, setQuery]);
}

/** The one sign-in that is under way. */
let entering: Promise<void> | null = null;

function enter(address: string): Promise<void> {
  if (getCurrentUser()) return Promise.resolve();
  entering ??= signIn(address).finally(() => {
    entering = null;
  });
  return entering;
}

/** Who could not be signed in looks at the page as a visitor. */
async function signIn(address: string): Promise<void> {
  try {
    const { signInAtUrl: signInAt } = await import('./sign-in-at-url.ts');
    await signInAt(address, true);
  } catch {
    // Nothing to tell: the timetable is everybody's.
  }
}

function withoutIt(query: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(query);
  others.delete('signedIn');
  return others;
}
