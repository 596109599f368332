import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { getSiteConfig } from '../site/site-config.ts';
import { signInAsDemoAccount } from './session.ts';
import { getCurrentUser } from './session-user.ts';

/**
 * Logs in the demo member for a link with `signedIn=1`, unless a member is logged in, and removes the parameter. Does
 * nothing when no demo login is configured.
 */
export function useDemoSignInLink(): void {
  const [query, setQuery] = useSearchParams();
  const isRequested = query.get('signedIn') === '1';
  useEffect(() => {
    const url = isRequested && getSiteConfig().demoLogin;
    if (!url) return;
    void enter(url).then(() => setQuery(withoutParameter, { replace: true, preventScrollReset: true }));
  }, [isRequested, setQuery]);
}

let entering: Promise<void> | null = null;

function enter(url: string): Promise<void> {
  if (getCurrentUser()) return Promise.resolve();
  entering ??= signIn(url).finally(() => {
    entering = null;
  });
  return entering;
}

async function signIn(url: string): Promise<void> {
  try {
    await signInAsDemoAccount(url, true);
  } catch {
    // After a failed login the visitor sees the page as a guest; no message is needed.
  }
}

function withoutParameter(query: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(query);
  others.delete('signedIn');
  return others;
}
