import { type MouseEvent, useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { openLogin } from '../../lib/session/open-login.ts';

/** To where people log in: the dialog over this page, or the page of its own until scripts are there. */
export function LogInLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openLogin();
  };
  return (
    <Link to="/login" onClick={open} className="font-medium text-link">
      {children}
    </Link>
  );
}

/** Leads home and opens the login dialog there, with a sentence that says why. */
export function useHomeToLogIn(): (because?: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (because) => {
      await navigate('/');
      openLogin(because);
    },
    [navigate],
  );
}
