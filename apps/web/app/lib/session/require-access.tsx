import { isInAnyGroup, studioTeamGroups } from '@studio/domain/people/groups';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announce } from '../announcer.ts';
import { openLogin } from './open-login.ts';
import type { SessionUser } from './session-user.ts';
import { useSession } from './use-session.ts';

interface GuardedProps {
  /** One of these is needed; without it, being signed in is enough. Members without them are led home. */
  groups?: readonly string[];
  /** Where visitors are led who are not signed in: to /login and back here, or home with the login dialog open. */
  otherwise?: 'login' | 'home';
  children: (user: SessionUser) => ReactNode;
}

/**
 * Shows what is inside to those who may see it, and leads the others away. What the server sends in its place is
 * empty; data come by calls that the server authorises, so this is a signpost and not the lock.
 */
export function RequireAccess({ groups, otherwise = 'login', children }: GuardedProps) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const allowed = user !== null && (!groups || groups.some((group) => user.groups.includes(group)));
  useEffect(() => {
    if (allowed || status === 'unknown') return;
    const login = status === 'anonymous' && otherwise === 'login';
    const returnTo = pathname + search + hash;
    const to = login ? `/login?${new URLSearchParams({ returnUrl: returnTo })}` : '/';
    const lead = async () => {
      await navigate(to, { replace: true });
      // Over the page it opens on: before that, its place may not be listening yet.
      if (status === 'anonymous' && !login) openLogin({ returnTo });
      if (user) announce(whyHome(user));
    };
    void lead();
  }, [allowed, status, user, otherwise, pathname, search, hash, navigate]);
  if (allowed) return children(user);
  return <div data-start-now="" className="min-h-svh" aria-busy="true" />;
}

/** Tells a member why a guarded page has led them home. */
function whyHome({ groups }: SessionUser): string {
  return isInAnyGroup(groups, studioTeamGroups)
    ? 'Your account can’t open that page, so we’ve taken you to the home page.'
    : 'That page is for our team, so we’ve taken you to the home page.';
}
