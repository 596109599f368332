import { isInAnyGroup, studioTeamGroups } from '@studio/domain/people/groups';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announce } from '../site/announcer.ts';
import { openLogin } from './open-login.ts';
import type { SessionUser } from './session-user.ts';
import { useSession } from './use-session.ts';

interface RequireAccessProps {
  /**
   * Groups, of which the member must belong to one; undefined if any login suffices. Other members are redirected to
   * the home page.
   */
  groups?: readonly string[];
  /** Redirect for visitors: to /login and back, or to the home page with the login dialog open. */
  otherwise?: 'login' | 'home';
  children: (user: SessionUser) => ReactNode;
}

/**
 * Renders its children for authorised members and redirects all other visitors (handbook: pages 9). The server
 * renders nothing. This protects no data: the API authorises every call.
 */
export function RequireAccess({ groups, otherwise = 'login', children }: RequireAccessProps) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const allowed = user !== null && (!groups || groups.some((group) => user.groups.includes(group)));
  useEffect(() => {
    if (allowed || status === 'unknown') return;
    const login = status === 'anonymous' && otherwise === 'login';
    const returnTo = pathname + search + hash;
    const to = login ? `/login?${new URLSearchParams({ returnUrl: returnTo })}` : '/';
    const redirect = async () => {
      await navigate(to, { replace: true });
      // Opens the dialog after the navigation, because the dialog may not be listening before.
      if (status === 'anonymous' && !login) openLogin({ returnTo });
      if (user) announce(explainRedirect(user));
    };
    void redirect();
  }, [allowed, status, user, otherwise, pathname, search, hash, navigate]);
  if (allowed) return children(user);
  return <div data-eager-scripts="" className="min-h-svh" aria-busy="true" />;
}

/** Explains to a member why they were redirected to the home page. */
function explainRedirect({ groups }: SessionUser): string {
  return isInAnyGroup(groups, studioTeamGroups)
    ? 'Your account can’t open that page, so we’ve taken you to the home page.'
    : 'That page is for our team, so we’ve taken you to the home page.';
}
