import { type MouseEvent, useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { type OpenLoginOptions, openLogin } from '../../../lib/session/open-login.ts';
import { withReturnTo } from './account-url.ts';
import { useReturnTo } from './use-return-to.ts';

/** Opens the login dialog above this page. Links to /login instead when there is a return path, or before hydration. */
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

/** Navigates to the return path or home, and opens the login dialog there. */
export function useRedirectHomeToLogIn(): (options?: OpenLoginOptions) => Promise<void> {
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
