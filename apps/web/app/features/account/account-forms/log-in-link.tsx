import { type MouseEvent, useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { type OpenLoginOptions, openLogin } from '../../../lib/session/open-login.ts';
import { withReturnTo } from './account-url.ts';
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
 * Returns a function that navigates to the return path or the home page, and opens the login dialog there.
 */
export function useRedirectToLogin(): (options?: OpenLoginOptions) => Promise<void> {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return useCallback(
    async (options) => {
      await navigate(returnTo ?? '/');
      openLogin(options);
    },
    [navigate, returnTo],
  );
}
