import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useLocation, useSearchParams } from 'react-router';

/**
 * Returns the URLs of sign-up and password reset, which both return to `returnTo` at the end. `target` is the path
 * that the dialog opens after the login, if it isn't the current page.
 */
export function useAccountUrls(target?: string): {
  signUpUrl: string;
  forgotPasswordUrl: string;
  returnTo: string;
} {
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  // On /login, the query contains the visitor's previous page. Elsewhere, the login is a dialog above the page.
  const currentPath = pathname === '/login' ? query.get('returnUrl') : pathname + search + hash;
  const returnTo = toSafeReturnPath(target ?? currentPath) ?? '/';
  const suffix = returnTo !== '/' ? `?${new URLSearchParams({ returnUrl: returnTo })}` : '';
  return { signUpUrl: `/signup${suffix}`, forgotPasswordUrl: `/forgot-password${suffix}`, returnTo };
}
