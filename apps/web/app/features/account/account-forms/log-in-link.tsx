import { type MouseEvent, useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { isGuardedPath } from '../../../lib/session/guarded-paths.ts';
import { type OpenLoginOptions, openLogin } from '../../../lib/session/open-login.ts';
import { withReturnTo } from '../../../lib/session/with-return-to.ts';
import { useReturnTo } from './use-return-to.ts';

/** Link that opens the login dialog above this page. With a return path, or before hydration, it leads to /login. */
export function LogInLink({ children }: { children: string }) {
  const returnTo = useReturnTo();
  const open = (event: MouseEvent) => {
    if (returnTo || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openLogin();
  };
  return (
    <Link to={withReturnTo('/login', returnTo)} onClick={open} className="font-medium text-link">
      {children}
    </Link>
  );
}

/**
 * Returns a function that navigates to the return path, or without one to the home page, and opens the login dialog
 * there. If the return path asks visitors to log in, the dialog opens above the home page and then leads to that path.
 */
export function useRedirectToLogin(): (options?: OpenLoginOptions) => Promise<void> {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return useCallback(
    async (options) => {
      const isGuarded = returnTo !== null && isGuardedPath(returnTo);
      await navigate(isGuarded || !returnTo ? '/' : returnTo);
      openLogin({ ...options, ...(isGuarded && { returnTo }) });
    },
    [navigate, returnTo],
  );
}
